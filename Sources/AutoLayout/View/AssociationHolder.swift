/// An object that stores values under the addresses of keys, in place of the associated objects of
/// an Objective-C runtime.
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
