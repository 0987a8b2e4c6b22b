public import PlumbScenes

extension Scene {
  /// The scenes with these ids, in the order of the gallery; all scenes if there are no ids.
  public static func selected(by ids: [String]) throws(DemoError) -> [Scene] {
    if ids.isEmpty { return gallery }
    for id in ids where named(id) == nil {
      throw .unknownScene(id, nearMisses: idsNear(id))
    }
    return gallery.filter { ids.contains($0.id) }
  }

  /// The known ids most similar to an unknown one, the most similar first, at most three.
  private static func idsNear(_ id: String) -> [String] {
    let wanted = Array(id.lowercased())
    let ranked = gallery.enumerated().map { index, scene in
      (scene.id, distance(from: wanted, to: Array(scene.id.lowercased())), index)
    }
    let limit = max(2, wanted.count / 3)
    return ranked.filter { candidate in
      candidate.1 <= limit || candidate.0.lowercased().hasPrefix(id.lowercased())
    }
    .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
    .prefix(3)
    .map(\.0)
  }

  /// The edit distance: the number of insertions, deletions, substitutions and transpositions of neighbours.
  private static func distance(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
