// Constraints have animators on AppKit only.
#if canImport(AppKit) && !canImport(UIKit) && !Headless
  import AppKit
  import Plumb

  extension MASConstraint {
    /// The constraint itself, whose later changes of constants are animated by the animators of its layout constraints.
    public var animator: MASConstraint {
      for part in parts { part.changeConstant = { $0.animator().constant = $1 } }
      return self
    }
  }
#endif
