/// A class that can be styled for all of its instances. The runtime has no appearance proxies; the
/// protocol exists so that libraries can extend it.
#if MainActor
  @MainActor
#endif
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
