public import Foundation

/// The device's networks of carriers: there are none here.
nonisolated open class CTTelephonyNetworkInfo: NSObject {
  /// The carriers by their services: nil.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The technologies by their services: nil.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The service for data: nil.
  open var dataServiceIdentifier: String? { nil }

  /// Creates an object.
  public override init() {}
}

/// A carrier.
nonisolated open class CTCarrier: NSObject {
  /// The name: nil.
  open var carrierName: String? { nil }
  /// The country, by its number: nil.
  open var mobileCountryCode: String? { nil }
  /// The network, by its number: nil.
  open var mobileNetworkCode: String? { nil }
  /// The country, by its two letters: nil.
  open var isoCountryCode: String? { nil }
}
