/// What Apple's systems can style by class. There are no proxies here; libraries extend the protocol.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
