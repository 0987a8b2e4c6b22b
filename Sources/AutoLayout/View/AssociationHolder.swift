/// Keeps values beside itself under the addresses of keys, as any object does with an Objective-C runtime.
package protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any]? { get set }
}

extension UIView: AssociationHolder {
  package var associations: [UnsafeRawPointer: Any]? {
    get { layoutItem.associations }
    set { layoutItem.associations = newValue }
  }
}

extension UILayoutGuide: AssociationHolder {
  package var associations: [UnsafeRawPointer: Any]? {
    get { layoutItem.associations }
    set { layoutItem.associations = newValue }
  }
}

extension NSLayoutConstraint: AssociationHolder {}
