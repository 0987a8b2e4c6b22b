/// The definition of a trait, by which changes of the trait are observed.
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait where none is set.
  static var defaultValue: Value { get }
}

/// A trait, as the type that defines it.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// No kind.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The light or dark appearance.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// No appearance.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The layout direction.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// No direction.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The number of pixels in a point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// No scale.
  public static var defaultValue: CGFloat { 0 }
}

/// The horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// No class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// No class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The preferred text size.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// No size.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// A registration for changes of traits, by which it ends.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A view or controller whose changes of traits can be observed.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITraitChangeObservable: AnyObject {
  /// Called after one of the observed traits has changed. Its arguments are the view or controller,
  /// and the traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a function after each change of a trait by an override. The traits of the environment do
  /// not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitObservations.append(observation)
    return observation
  }

  /// Calls a method of this view or controller after each change of a trait by an override. The
  /// traits of the environment do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of an object after each change of a trait by an override. The object is not
  /// retained. The traits of the environment do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as? NSObject
    let observation = TraitObservation(traits) { [weak self, weak target] previous in
      target?.perform(action, with: self, with: previous)
    }
    traitObservations.append(observation)
    return observation
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }
}

/// A function that is called after changes of traits.
final class TraitObservation: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { Self.differs($0, old, new) }) { handler(old) }
  }

  private static func differs(
    _ trait: UITrait,
    _ old: UITraitCollection,
    _ new: UITraitCollection
  ) -> Bool {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: old.userInterfaceIdiom != new.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != new.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != new.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      old.preferredContentSizeCategory != new.preferredContentSizeCategory
    // No override changes the direction or the scale.
    default: false
    }
  }
}
