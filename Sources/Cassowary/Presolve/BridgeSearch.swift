/// How constraints that count connect unknowns, and where a bridge leads to positions that can be moved along.
///
/// Nodes are links, constraints on several unknowns, and then the unknowns; each link is joined to its unknowns.
struct BridgeSearch {
  /// Positions that links connect.
  struct Group {
    /// In the order of positions.
    var first: Int
    /// A pinned node of the group, or -1.
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

  private struct Node: BitwiseCopyable {
    /// A constraint's for a link, else a variable's.
    var slot: Int32
    /// Where its neighbours end; they begin where those of the node before do.
    var end: Int32 = 0
    /// That of the group that it is in, or that it ties; -1 for sizes alone.
    var leader: Int32 = -1
    /// Whether a constraint depends on where its group is.
    var isPinned = false
    /// Whether it is about something that is not planned now.
    var isBorder = false
    /// A node of the same group that is nearer to its leader. Later, the one that it was met from.
    var parent: Int32
    /// When it was met, or -1, and the earliest that can be reached from behind it.
    var time: Int32 = -1
    var earliest: Int32 = -1
    /// The next of its neighbours to be looked at.
    var cursor: Int32 = 0
    /// The number of pinned nodes and nodes at the border that were met before it.
    var pinnedBefore: Int32 = 0
  }

  private(set) var groups: [Group] = []
  private var nodes = Table<Node>()
  private let linkCount: Int
  /// The neighbours of all nodes, one node's after another's.
  private var neighbours = Slots()
  /// A link at the border, or -1.
  private var border = -1

  init(_ component: Component, _ records: Records) {
    let variables = records.variables
    linkCount = component.constraints.count
    nodes.reserve(component.constraints.count + component.unknowns.count)
    for slot in component.constraints { nodes.append(Node(slot: slot, parent: Int32(nodes.count))) }
    for slot in component.unknowns {
      variables[Int(slot)].source = Int32(nodes.count)
      nodes.append(Node(slot: slot, parent: Int32(nodes.count)))
    }
    for link in 0..<linkCount { noteUnknowns(of: link, records) }
    for slot in component.unknowns { variables[Int(slot)].source = -1 }
    noteLinks()
    formGroups(records)
    groups.sort { records.precedes(variable: $0.first, $1.first) }
  }

  /// Notes what a link is about, and joins its positions.
  private mutating func noteUnknowns(of link: Int, _ records: Records) {
    let variables = records.variables
    var first: Int32 = -1
    var sum = 0.0
    for (variable, coefficient) in records.terms(of: Int(nodes[link].slot)) {
      if variables[variable].role != .fresh {
        if records.isOutside(variable) { nodes[link].isBorder = true }
        continue
      }
      let node = variables[variable].source
      neighbours.append(node)
      nodes[Int(node)].end += 1
      if variables[variable].domain != .free { continue }
      sum = Double.sum(sum, coefficient)
      if first < 0 {
        first = node
      } else {
        nodes[leader(of: node)].parent = Int32(leader(of: first))
      }
    }
    nodes[link].end = Int32(neighbours.count)
    nodes[link].leader = first
    nodes[link].isPinned = sum != 0
    if nodes[link].isBorder { border = link }
  }

  private mutating func leader(of node: Int32) -> Int {
    var node = Int(node)
    while nodes[node].parent != node {
      nodes[node].parent = nodes[Int(nodes[node].parent)].parent
      node = Int(nodes[node].parent)
    }
    return node
  }

  /// Notes each unknown's links behind those of the unknowns before it.
  private mutating func noteLinks() {
    let count = neighbours.count
    var total = Int32(count)
    for node in linkCount..<nodes.count {
      total += nodes[node].end
      nodes[node].end = total - nodes[node].end
    }
    neighbours.append(upTo: count) { room in
      room.initialize(repeating: 0, count: count)
      return count
    }
    var edge = 0
    for link in 0..<linkCount {
      while edge < nodes[link].end {
        let node = Int(neighbours[edge])
        neighbours[Int(nodes[node].end)] = Int32(link)
        nodes[node].end += 1
        edge += 1
      }
    }
  }

  private mutating func formGroups(_ records: Records) {
    // What a leader that has a group keeps as its cursor is where that stands.
    for node in linkCount..<nodes.count {
      let slot = Int(nodes[node].slot)
      if records.variables[slot].domain != .free { continue }
      let own = leader(of: Int32(node))
      nodes[node].leader = Int32(own)
      nodes[node].isPinned = records.isPinned(slot)
      if nodes[own].cursor == 0 {
        groups.append(Group(first: slot, anchor: -1, leader: own))
        nodes[own].cursor = Int32(groups.count)
      }
      let place = Int(nodes[own].cursor) - 1
      groups[place].count += 1
      if records.precedes(variable: slot, groups[place].first) { groups[place].first = slot }
      if nodes[node].isPinned { groups[place].anchor = node }
    }
    for link in 0..<linkCount where nodes[link].leader >= 0 {
      let own = leader(of: nodes[link].leader)
      nodes[link].leader = Int32(own)
      if nodes[link].isPinned { groups[Int(nodes[own].cursor) - 1].anchor = link }
    }
  }

  /// Whether no node of a group is pinned, and none is at the border of the region.
  func isFloating(_ group: Group) -> Bool { group.anchor < 0 && border < 0 }

  /// The bridges to positions of a group, from its pinned node on, behind which no node is pinned.
  ///
  /// - Precondition: the group is not floating.
  mutating func bridges(to group: Group, _ records: Records) -> [Bridge] {
    let root = group.anchor >= 0 ? group.anchor : border
    var (metCount, pinnedCount): (Int32, Int32) = (0, 0)
    var bridges: [Bridge] = []
    for node in nodes.indices { nodes[node].time = -1 }
    meet(root, of: group, &metCount, &pinnedCount)
    var node = root
    while true {
      if nodes[node].cursor < nodes[node].end {
        let next = Int(neighbours[Int(nodes[node].cursor)])
        nodes[node].cursor += 1
        if nodes[next].time < 0 {
          meet(next, of: group, &metCount, &pinnedCount)
          nodes[next].parent = Int32(node)
          node = next
        } else if node == root || next != nodes[node].parent {
          nodes[node].earliest = min(nodes[node].earliest, nodes[next].time)
        }
        continue
      }
      if node == root { break }
      let own = nodes[node]
      let parent = Int(own.parent)
      nodes[parent].earliest = min(nodes[parent].earliest, own.earliest)
      let isFree = pinnedCount == own.pinnedBefore
      let isLeaf = metCount == own.time + 1
      if isFree && !isLeaf && own.earliest == own.time && node >= linkCount
        && own.leader == group.leader
        && records.canBridge(Int(nodes[parent].slot), to: Int(own.slot))
      {
        bridges.append(Bridge(position: Int(own.slot), equality: Int(nodes[parent].slot)))
      }
      node = parent
    }
    return bridges
  }

  private mutating func meet(
    _ node: Int,
    of group: Group,
    _ metCount: inout Int32,
    _ pinnedCount: inout Int32
  ) {
    nodes[node].time = metCount
    nodes[node].earliest = metCount
    nodes[node].cursor = node == 0 ? 0 : nodes[node - 1].end
    nodes[node].pinnedBefore = pinnedCount
    metCount += 1
    let isPinned = nodes[node].isPinned && nodes[node].leader == group.leader
    if isPinned || nodes[node].isBorder { pinnedCount += 1 }
  }
}

extension Records {
  /// Whether something that counts is about a variable alone.
  func isPinned(_ variable: Int) -> Bool {
    for constraint in mentions(of: variable) where constraints[constraint].role == .fresh {
      if constraints[constraint].unknowns == 1 && constraints[constraint].outer == 0 { return true }
    }
    return false
  }

  /// Whether a variable may still move and is not planned now.
  fileprivate func isOutside(_ variable: Int) -> Bool {
    !variables[variable].isInRegion && !isFixed(variable)
  }

  /// Whether an equality may substitute a position.
  fileprivate func canBridge(_ constraint: Int, to variable: Int) -> Bool {
    constraints[constraint].relation == .equal && !variables[variable].isHeld
      && variables[variable].role == .fresh && isFairPivot(variable, of: constraint)
  }
}
