internal import AutoLayout

/// The ownership of an associated object, with the names of the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not retain the object. Here the association returns nil when the object has been deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retains the object.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copies the object if it conforms to `NSCopying`, otherwise retains it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retains the object.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copies the object if it conforms to `NSCopying`, otherwise retains it.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under the address of a key; nil removes the association.
///
/// Without an Objective-C runtime, only views, guides, constraints and controllers can have associated values.
/// - Precondition: the object is a view, guide, constraint or controller.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let holder = holder(object)
  guard let value else {
    holder.associations?[key] = nil
    return
  }
  var associations = holder.associations ?? [:]
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN: associations[key] = Unretained(object: value as AnyObject)
  case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: associations[key] = value
  case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
    associations[key] = (value as? any NSCopying)?.copy(with: nil) ?? value
  }
  holder.associations = associations
}

/// The value that ``objc_setAssociatedObject(_:_:_:_:)`` has associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = holder(object).associations?[key]
  guard let unretained = value as? Unretained else { return value }
  return unretained.object
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { holder(object).associations = nil }

private struct Unretained {
  weak var object: AnyObject?
}

private func holder(_ object: Any) -> any AssociationHolder {
  guard let holder = object as? any AssociationHolder else {
    preconditionFailure(
      """
      A \(type(of: object)) cannot have associated objects without an Objective-C runtime. Use a view, guide, constraint or \
      controller.
      """
    )
  }
  return holder
}
