import Foundation

/// How the content of a scroll view fades at an edge.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIScrollEdgeEffect: NSObject {
  /// The way in which content fades.
  nonisolated open class Style: NSObject {
    /// The one that fits the surroundings.
    open class var automatic: Style { Style("automatic") }
    /// With a sharp border.
    open class var hard: Style { Style("hard") }
    /// Without a border.
    open class var soft: Style { Style("soft") }
    private let name: String

    private init(_ name: String) { self.name = name }

    /// Whether the other object is the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? Style)?.name == name }
    /// A number that equal styles have in common.
    open override var hash: Int { name.hashValue }
  }

  /// Whether content fades at all. Stored without an effect here.
  open var isHidden = false
  /// The way in which content fades. Stored without an effect here.
  open var style = Style.automatic
}
