internal import AutoLayout

/// How an associated object is kept, as the Objective-C runtime names it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained; here it is nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied if it is an `NSCopying` object.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object, under a key's address; nil takes it away.
///
/// There is no Objective-C runtime to keep it for any object: views, guides, constraints and controllers keep it themselves.
/// - Precondition: the object is one of those.
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

/// The value that ``objc_setAssociatedObject(_:_:_:_:)`` keeps under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = holder(object).associations?[key]
  guard let unretained = value as? Unretained else { return value }
  return unretained.object
}

/// Takes away all values that are kept beside an object.
public func objc_removeAssociatedObjects(_ object: Any) { holder(object).associations = nil }

private struct Unretained {
  weak var object: AnyObject?
}

private func holder(_ object: Any) -> any AssociationHolder {
  guard let holder = object as? any AssociationHolder else {
    preconditionFailure(
      """
      A \(type(of: object)) cannot keep associated objects without an Objective-C runtime; views, guides, constraints and \
      controllers can.
      """
    )
  }
  return holder
}
