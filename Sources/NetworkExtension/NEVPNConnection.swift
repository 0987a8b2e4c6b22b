public import Foundation

/// The states of a VPN.
nonisolated public enum NEVPNStatus: Int, Sendable {
  /// There is none.
  case invalid = 0
  /// It is not connected.
  case disconnected = 1
  /// It is being connected.
  case connecting = 2
  /// It is connected.
  case connected = 3
  /// It is being connected again.
  case reasserting = 4
  /// It is being disconnected.
  case disconnecting = 5
}

/// The connection of a VPN, of which there is none here. A test subclasses it, and posts the notification.
nonisolated open class NEVPNConnection: NSObject {
  /// The state: that of no VPN.
  open var status: NEVPNStatus { .invalid }
  /// When it was connected: never.
  open var connectedDate: Date? { nil }

  /// Creates a connection.
  public override init() {}

  /// Does nothing.
  open func startVPNTunnel() throws {}

  /// Does nothing.
  open func stopVPNTunnel() {}
}

nonisolated extension Notification.Name {
  /// The state of a connection has changed. Nothing posts it here.
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange"
  )
  /// The settings have changed. Nothing posts it here.
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.app-configuration-change"
  )
}
