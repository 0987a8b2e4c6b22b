/// When an optional condition is served: higher levels first, in a level what came last first, whatever its tier.
struct Turn: Comparable {
  let level: Double
  let order: UInt64
  let constraint: Int

  static func < (a: Turn, b: Turn) -> Bool {
    (b.level, b.order, b.constraint) < (a.level, a.order, a.constraint)
  }
}
