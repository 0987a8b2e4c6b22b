/// A column of the ``Tableau``, or the name of one of its rows.
struct Symbol: Hashable, Comparable {
  let index: Int32

  static func < (a: Symbol, b: Symbol) -> Bool { a.index < b.index }
}

extension Symbol {
  /// What a symbol may be, and so what a pivot may do with it.
  enum Kind: UInt8 {
    /// Any real number: it leaves the basis for nothing, and no inequality hangs on it.
    case unrestricted
    /// 0 or more: a size, a slack, an error.
    case restricted
    /// 0: the marker of an equality. It never enters; it only records what it was multiplied with.
    case dummy
    /// Of a condition that is not asked for any more: any real number, and it blocks nothing that is basic.
    case released
    /// 0 from now on: at the optimum any other value would cost.
    case frozen
  }
}
