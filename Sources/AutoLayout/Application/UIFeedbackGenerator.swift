/// What makes the device vibrate. It has no effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  /// Gets the device ready. Does nothing.
  open func prepare() {}
}

/// Feedback that something was hit. It has no effect here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the hit is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Of light things.
    case light = 0
    /// Of things of a middle weight.
    case medium = 1
    /// Of heavy things.
    case heavy = 2
    /// Of soft things.
    case soft = 3
    /// Of rigid things.
    case rigid = 4
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {}
  /// Creates a generator of the medium style.
  public convenience override init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing. The intensity is from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback that a selection changes. It has no effect here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Feedback of a result. It has no effect here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success = 0
    /// It worked with a doubt.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
