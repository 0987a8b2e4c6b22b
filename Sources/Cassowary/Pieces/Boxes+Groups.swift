extension Boxes {
  /// The soft bounds of one level about one class.
  struct Group {
    var index: Int
    var softBounds: ArraySlice<SoftBound>
  }

  /// Serves all soft bounds of a level, each class once.
  mutating func serve(_ groups: [Group]) {
    var byRow: [(row: Int32, group: Int)] = []
    for (place, group) in groups.enumerated() {
      let row = classes[group.index].row
      if row < 0 { serve(group) } else { byRow.append((row, place)) }
    }
    byRow.sort { ($0.row, $0.group) < ($1.row, $1.group) }
    var first = 0
    while first < byRow.count {
      var end = first + 1
      while end < byRow.count && byRow[end].row == byRow[first].row { end += 1 }
      let together = byRow[first..<end].map { groups[$0.group] }
      if together.count == 1 { serve(together[0]) } else { share(Int(byRow[first].row), together) }
      first = end
    }
  }

  private mutating func serve(_ group: Group) {
    var range = range(of: group.index)
    if group.softBounds.count == 1, let softBound = group.softBounds.first {
      range.serve(softBound.relation, at: softBound.point)
    } else {
      range.serve(Interval(cheapestFor: group.softBounds))
    }
    narrow(group.index, to: range)
  }

  /// A class's part of a row, and what a level says of it.
  private struct Part {
    var index: Int
    var range: Interval
    var softBounds: [SoftBound]

    /// Where its costs less the price of what it takes of the row are least.
    func cheapest(at price: Double) -> Interval {
      var result = range
      result.serve(Interval(cheapestFor: softBounds[...], price: price))
      return result
    }
  }

  /// Serves soft bounds about several classes of a row.
  ///
  /// At the right price the sum of the cheapest parts reaches the row's side, and the best points are those at which all
  /// parts are cheapest.
  private mutating func share(_ row: Int, _ groups: [Group]) {
    let parts = groups.map(part)
    var (least, greatest) = (rows[row].least, rows[row].greatest)
    for part in parts {
      least.exchange(part.range.low, for: 0)
      greatest.exchange(part.range.high, for: 0)
    }
    let others = Interval(low: least.value, high: greatest.value)

    func greatestSum(at price: Double) -> Double {
      let start = price < -Tolerance.coefficient ? others.low : others.high
      return parts.reduce(start) { $0 + $1.cheapest(at: price).high }
    }
    let side = rows[row].side
    let goal = side - Tolerance.cancellation * max(1, side.magnitude)
    let prices = prices(of: parts)
    var (low, high) = (0, prices.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if greatestSum(at: prices[middle]) >= goal { high = middle } else { low = middle + 1 }
    }
    let price = prices[low]

    for part in parts {
      narrow(
        part.index,
        to: part.cheapest(at: price).scaled(by: 1 / classes[part.index].coefficient)
      )
    }
    if price.magnitude <= Tolerance.coefficient { return }
    let served = Set(parts.map(\.index))
    for member in rows[row].members
    where classes[Int(member)].row == Int32(row) && !served.contains(Int(member)) {
      let share = classes[Int(member)].share
      let end = price < 0 ? share.low : share.high
      let value = end / classes[Int(member)].coefficient
      narrow(Int(member), to: Interval(low: value, high: value))
    }
  }

  private func part(_ group: Group) -> Part {
    let own = classes[group.index]
    return Part(
      index: group.index,
      range: own.share,
      softBounds: group.softBounds.map { softBound in
        var result = softBound
        result.point *= own.coefficient
        result.weight /= own.coefficient.magnitude
        if own.coefficient < 0 { result.relation = softBound.relation.mirrored }
        return result
      }
    )
  }

  /// The prices at which some part has a choice, ascending; 0 is that of classes that nothing is said of.
  private func prices(of parts: [Part]) -> [Double] {
    var prices = [0.0]
    for part in parts {
      var price = 0.0
      for softBound in part.softBounds where softBound.relation != .lessThanOrEqual {
        price -= softBound.weight
      }
      prices.append(price)
      for softBound in part.softBounds.sorted(by: { $0.point < $1.point }) {
        price += softBound.relation == .equal ? 2 * softBound.weight : softBound.weight
        prices.append(price)
      }
    }
    prices.sort()
    return prices
  }
}
