/// The shortest list that delta debugging finds for which `fails` still holds: dropping any one element makes it pass.
///
/// Zeller and Hildebrandt, *Simplifying and isolating failure-inducing input* (TSE 28, 2002, doi:10.1109/32.988498),
/// complements only: chunks of half the list are dropped first, single elements last.
///
/// - Precondition: `fails(elements)`.
public func shrink<Element>(_ elements: [Element], while fails: ([Element]) -> Bool) -> [Element] {
  var elements = elements
  var size = max(1, elements.count / 2)
  while true {
    var hasDropped = false
    // From the end: later elements depend on earlier ones, rarely the other way round.
    var end = elements.count
    while end > 0 {
      let start = max(0, end - size)
      let rest = Array(elements[..<start] + elements[end...])
      if fails(rest) {
        elements = rest
        hasDropped = true
      }
      end = start
    }
    if size > 1 {
      size = max(1, min(size / 2, elements.count / 2))
    } else if !hasDropped {
      return elements
    }
  }
}
