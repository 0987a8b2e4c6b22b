/// The parsed form of a visual format: a row or column of views and the connections between them,
/// as in `|-[find]-[findNext]-[field(>=20)]-|`.
///
/// The names are resolved: it contains items and numbers. (Rules 9.01 to 9.03.)
///
///     format     = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
///     view       = "[" name [ predicates ] "]"
///     connection = [ "-" [ ( length [ "@" priority ] | predicates ) "-" ] ]
///     predicates = "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | "<=" | ">=" ] length [ "@" priority ]
///
/// A length is a number or the name of a metric, and for the size of a view also the name of another
/// view; a priority is a number or the name of a metric. Blanks between the tokens are ignored.
struct VisualFormat {
  /// The right-hand side of a predicate.
  enum Length {
    case points(CGFloat)
    /// The width or height of this item.
    case item(LayoutItem)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority = UILayoutPriority.required
  }

  /// The connection between two views, or between a view and its superview.
  enum Connection {
    /// The standard spacing; to a superview, its margin.
    case standard
    case predicates([Predicate])

    /// Without spacing.
    static var flush: Connection { .predicates([Predicate(length: .points(0))]) }
  }

  /// A view or layout guide, with the connection before it and the predicates of its size.
  struct Part {
    var item: LayoutItem
    /// The connection to the item before; nil for a first item that is not connected to its
    /// superview.
    var connection: Connection?
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The items, at least one.
  var parts: [Part] = []
  /// The connection from the last item to its superview; nil if there is none.
  var end: Connection?
}
