/// How constraints that count tie unknowns together, and where a bridge leads to positions that can be moved along.
///
/// Nodes are links, constraints on several unknowns, and then the unknowns; each link is joined to its unknowns.
struct PositionGraph {
  /// Positions that links tie to each other.
  struct Group {
    /// In the order of positions.
    var first: Int
    /// A node that minds if the group moves, or -1.
    var anchor: Int
    var count = 0
    fileprivate var leader: Int
  }

  struct Bridge {
    var position: Int
    var equality: Int
  }

  /// Of so many groups at most, one is looked at after the other.
  static let fewGroups = 4

  private(set) var groups: [Group] = []

  private let linkCount: Int
  private let slots: [Int32]
  /// The neighbours of all nodes, one node's after another's.
  private var neighbours: [Int32]
  private var ends: [Int32]
  /// For each node the leader of the group that it is in, or that it ties; -1 for sizes alone.
  private var leaders: [Int32]
  /// Whether it minds that its group moves.
  private var minds: [Bool]
  /// Whether it is about something that is not planned now.
  private var isBorder: [Bool]
  /// Such a link, or -1.
  private var border = -1

  init(_ knot: Knot, _ planner: borrowing Planner) {
    let (variables, constraints, terms) = (planner.variables, planner.constraints, planner.terms)
    linkCount = knot.constraints.count
    slots = Array(knot.constraints + knot.unknowns)
    let count = slots.count
    leaders = [Int32](repeating: -1, count: count)
    minds = [Bool](repeating: false, count: count)
    isBorder = [Bool](repeating: false, count: knot.constraints.count)
    ends = [Int32](repeating: 0, count: count)
    for (index, slot) in knot.unknowns.enumerated() {
      variables[Int(slot)].source = Int32(linkCount + index)
    }

    var parents = (0..<Int32(count)).map { $0 }
    func leader(_ node: Int32) -> Int32 {
      var node = node
      while parents[Int(node)] != node {
        parents[Int(node)] = parents[Int(parents[Int(node)])]
        node = parents[Int(node)]
      }
      return node
    }
    var edges: [Int32] = []
    for (link, slot) in knot.constraints.enumerated() {
      let record = constraints[Int(slot)]
      var first: Int32 = -1
      var sum = 0.0
      for place in record.places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if variables[variable].role != .open {
          isBorder[link] = isBorder[link] || planner.isOutside(variable)
          continue
        }
        let node = variables[variable].source
        edges.append(node)
        ends[Int(node)] += 1
        if variables[variable].domain != .free { continue }
        sum = Double.sum(sum, terms[place].coefficient)
        if first < 0 { first = node } else { parents[Int(leader(node))] = leader(first) }
      }
      ends[link] = Int32(edges.count)
      leaders[link] = first
      minds[link] = sum != 0
      if isBorder[link] { border = link }
    }
    // Each unknown's links behind those of the unknowns before it.
    var total = Int32(edges.count)
    for node in linkCount..<count {
      total += ends[node]
      ends[node] = total - ends[node]
    }
    neighbours = edges + [Int32](repeating: 0, count: edges.count)
    var edge = 0
    for link in 0..<linkCount {
      while edge < ends[link] {
        let node = Int(edges[edge])
        neighbours[Int(ends[node])] = Int32(link)
        ends[node] += 1
        edge += 1
      }
    }
    for slot in knot.unknowns { variables[Int(slot)].source = -1 }

    for link in 0..<linkCount where leaders[link] >= 0 { leaders[link] = leader(leaders[link]) }
    var places = [Int32](repeating: -1, count: count)
    for (index, slot) in knot.unknowns.enumerated() where variables[Int(slot)].domain == .free {
      let node = linkCount + index
      let own = Int(leader(Int32(node)))
      leaders[node] = Int32(own)
      minds[node] = planner.isPinned(Int(slot))
      if places[own] < 0 {
        places[own] = Int32(groups.count)
        groups.append(Group(first: Int(slot), anchor: -1, leader: own))
      }
      let place = Int(places[own])
      groups[place].count += 1
      if planner.precedes(variable: Int(slot), groups[place].first) {
        groups[place].first = Int(slot)
      }
      if minds[node] { groups[place].anchor = node }
    }
    for link in 0..<linkCount where minds[link] && leaders[link] >= 0 {
      groups[Int(places[Int(leaders[link])])].anchor = link
    }
    let identities = planner.variableIdentities
    groups.sort {
      let (x, y) = (identities[$0.first].order, identities[$1.first].order)
      return x == y ? $0.first < $1.first : x < y
    }
  }

  /// Whether nobody minds if a group is moved, and all that may is planned now.
  func isFloating(_ group: Group) -> Bool { group.anchor < 0 && border < 0 }

  /// The bridges to positions of a group, seen from what keeps it where it is, behind which nobody minds.
  ///
  /// - Precondition: the group is not floating.
  func bridges(to group: Group, _ planner: borrowing Planner) -> [Bridge] {
    let count = slots.count
    let root = group.anchor >= 0 ? group.anchor : border
    // When each node was met, and the earliest that can be reached from behind it.
    var times = [Int32](repeating: -1, count: count)
    var earliest = times
    var parents = times
    var cursors = [Int32](repeating: 0, count: count)
    // How many that mind, or are at the border, were met before each time.
    var mindingBefore: [Int32] = [0]
    mindingBefore.reserveCapacity(count + 1)
    var bridges: [Bridge] = []

    func meet(_ node: Int) {
      let time = Int32(mindingBefore.count - 1)
      (times[node], earliest[node]) = (time, time)
      cursors[node] = node == 0 ? 0 : ends[node - 1]
      var isMinding = minds[node] && Int(leaders[node]) == group.leader
      if node < linkCount && isBorder[node] { isMinding = true }
      mindingBefore.append(mindingBefore[Int(time)] + (isMinding ? 1 : 0))
    }
    meet(root)
    var node = root
    while true {
      if cursors[node] < ends[node] {
        let next = Int(neighbours[Int(cursors[node])])
        cursors[node] += 1
        if times[next] < 0 {
          parents[next] = Int32(node)
          meet(next)
          node = next
        } else if Int32(next) != parents[node] {
          earliest[node] = min(earliest[node], times[next])
        }
        continue
      }
      if node == root { break }
      let parent = Int(parents[node])
      earliest[parent] = min(earliest[parent], earliest[node])
      let isFree = mindingBefore.last == mindingBefore[Int(times[node])]
      let isLeaf = mindingBefore.count == Int(times[node]) + 2
      if isFree && !isLeaf && earliest[node] == times[node] && node >= linkCount
        && Int(leaders[node]) == group.leader
        && planner.canBridge(Int(slots[parent]), to: Int(slots[node]))
      {
        bridges.append(Bridge(position: Int(slots[node]), equality: Int(slots[parent])))
      }
      node = parent
    }
    return bridges
  }
}

extension Planner {
  /// Whether a variable may still move and is not planned now.
  fileprivate func isOutside(_ variable: Int) -> Bool {
    plan.isInUse && !variables[variable].isInRegion && !isKnown(variable)
  }

  /// Whether an equality may define a position.
  fileprivate func canBridge(_ constraint: Int, to variable: Int) -> Bool {
    constraints[constraint].relation == .equal && !variables[variable].isHeld
      && variables[variable].role == .open && isFairPivot(variable, of: constraint)
  }
}
