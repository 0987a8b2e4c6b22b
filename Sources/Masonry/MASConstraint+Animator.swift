// Constraints have animators on AppKit alone.
#if canImport(AppKit) && !canImport(UIKit) && !Headless
  import AppKit
  import Plumb

  extension MASConstraint {
    /// Itself, its constants from now on set through its constraints' animators, until the handle is gone.
    public var animator: MASConstraint {
      for part in parts { part.changeConstant = { $0.animator().constant = $1 } }
      return self
    }
  }
#endif
