import Foundation
import InterfaceBuilder
import PlumbRender

/// Reads, lays out and draws mutated files. A trap, a hang or a frame that is not finite is a finding.
///
///     interface-fuzz FOLDER SEED SECONDS [ONE]
///
/// Case `n` of a seed is the same on every machine with the same files. With ONE only the case of that number runs, and its file is
/// written to `case.xml`.
@main
struct InterfaceFuzz {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let seed = UInt64(arguments[2]), let seconds = Double(arguments[3])
    else {
      print("usage: interface-fuzz FOLDER SEED SECONDS [ONE]")
      exit(64)
    }
    let files = interfaceFiles(in: arguments[1])
    if files.isEmpty {
      print("There are no .xib or .storyboard files in '\(arguments[1])'.")
      exit(64)
    }
    let only = arguments.count > 4 ? Int(arguments[4]) : nil
    let watchdog = Watchdog(limit: .seconds(10))
    var tally = Tally()
    var slowest = (time: Duration.zero, number: 0)
    let end = ContinuousClock.now + .seconds(seconds)
    var number = only ?? 0
    while only != nil || ContinuousClock.now < end {
      var random = RandomNumbers(seed: seed &* 1_000_003 &+ UInt64(number))
      let (file, other) = (random.one(of: files), random.one(of: files))
      // The last line that is printed names a case that traps.
      let name = "seed \(seed) case \(number) \(file.name)"
      watchdog.begin(name)
      try note(name)
      var mutator = Mutator(file.data, seed: random.next())
      mutator.mutate(with: other.data)
      if only != nil { try Data(mutator.bytes).write(to: URL(fileURLWithPath: "case.xml")) }
      let start = ContinuousClock.now
      run(Data(mutator.bytes), &random, name, &tally)
      let time = ContinuousClock.now - start
      if time > slowest.time { slowest = (time, number) }
      if only != nil { break }
      number += 1
    }
    watchdog.begin("")
    print(
      "seed \(seed): \(number) cases, \(tally.laidOut) laid out, \(tally.refused) refused, "
        + "\(tally.objects) objects, slowest case \(slowest.number) \(slowest.time), "
        + "\(tally.findings) findings"
    )
    exit(tally.findings == 0 ? 0 : 1)
  }

  private struct Tally {
    var laidOut = 0, refused = 0, objects = 0, findings = 0
  }

  private static func run(
    _ data: Data,
    _ random: inout RandomNumbers,
    _ name: String,
    _ tally: inout Tally
  ) {
    guard let document = try? InterfaceDocument(data, file: "case") else {
      tally.refused += 1
      return
    }
    tally.laidOut += 1
    let canvas = canvas(&random)
    let layouts =
      document.objects.count <= 40
      ? canvas.layOutAll(of: document)
      : document.objects.prefix(40).map { canvas.layOut($0, of: document) }
    _ = InterfaceIssue.grouped(document.issues + layouts.flatMap(\.issues)).map(\.description)
    tally.objects += layouts.count
    let renderer = SVGRenderer(overlay: random.oneIn(2) ? .all : [])
    for layout in layouts {
      for (id, frame) in layout.frames
      where ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) {
        print("NOT FINITE \(name): \(id) \(frame)")
        tally.findings += 1
        break
      }
      _ = renderer.render(layout.view)
    }
    InterfaceLayout.showEach(of: layouts)
    for layout in layouts where layout.object.hostID == nil { _ = renderer.render(layout.view) }
  }

  private static func canvas(_ random: inout RandomNumbers) -> InterfaceCanvas {
    var canvas = InterfaceCanvas()
    if random.oneIn(3) { canvas.device = random.one(of: Device.all) }
    if random.oneIn(3) { canvas.isLandscape = true }
    if random.oneIn(6) {
      let sides: [CGFloat] = [0, 1, 320, 1000, 100_000]
      canvas.size = CGSize(width: random.one(of: sides), height: random.one(of: sides))
    }
    canvas.isRightToLeft = random.oneIn(3)
    canvas.contentSizes = random.oneIn(2) ? .stored : .measured
    canvas.includesUninstalledViews = random.oneIn(2)
    if random.oneIn(4) { canvas.textScale = 3 }
    return canvas
  }

  private static func interfaceFiles(in folder: String) -> [(name: String, data: Data)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return
      names
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      }
  }

  /// Writes the name of the case to the file that the environment variable `FUZZ_CASE` names, so that it is known after a trap.
  private static func note(_ name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["FUZZ_CASE"] else { return }
    try Data(name.utf8).write(to: URL(fileURLWithPath: path))
  }
}
