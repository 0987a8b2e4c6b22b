/// A row or column of views, and what is between them, as a line of text shows it: `|-[find]-[findNext]-[field(>=20)]-|`.
///
/// Its names have been looked up: it holds items and numbers. (Rules 9.01 to 9.03.)
///
///     format     = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
///     view       = "[" name [ predicates ] "]"
///     connection = [ "-" [ ( length [ "@" priority ] | predicates ) "-" ] ]
///     predicates = "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | "<=" | ">=" ] length [ "@" priority ]
///
/// A length is a number or the name of a metric, and for the size of a view also the name of another one; a priority is a number or
/// the name of a metric. Blanks between the words mean nothing.
struct VisualFormat {
  /// What a length is compared with.
  enum Length {
    case points(CGFloat)
    /// As wide, or as high, as this.
    case item(LayoutItem)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority = UILayoutPriority.required
  }

  /// What is between two views, or a view and its superview.
  enum Connection {
    /// The standard distance; to a superview, its margin.
    case standard
    case predicates([Predicate])

    /// Edge to edge.
    static var flush: Connection { .predicates([Predicate(length: .points(0))]) }
  }

  /// A view or guide with the connection before it, and its own size.
  struct Part {
    var item: LayoutItem
    /// nil where the first one is not connected to its superview.
    var connection: Connection?
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// At least one.
  var parts: [Part] = []
  /// From the last one to its superview.
  var end: Connection?
}
