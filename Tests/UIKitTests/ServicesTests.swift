import CoreTelephony
import Expectations
import NetworkExtension
import StoreKit
import Testing
import UIKit

/// Services that the device does not have, as view code asks for them.
@Suite struct ServicesTests {
  @Test func `there is no carrier`() {
    let info = CTTelephonyNetworkInfo()
    expectEqual(info.serviceSubscriberCellularProviders?.first?.value.carrierName ?? "-", "-")
    expectTrue(info.serviceCurrentRadioAccessTechnology == nil && info.dataServiceIdentifier == nil)
  }

  @Test func `there is no VPN, and a test can say that there is`() {
    final class Connected: NEVPNConnection {
      override var status: NEVPNStatus { .connected }
    }
    expectEqual(NEVPNConnection().status, .invalid)
    expectEqual(Connected().status, .connected)
    expectEqual(
      Notification.Name.NEVPNStatusDidChange.rawValue,
      "com.apple.networkextension.statuschange"
    )
  }

  @Test func `payments cannot be made, and nobody is asked for a review`() {
    final class Book: SKProduct {
      override var productIdentifier: String { "book" }
    }
    expectTrue(!SKPaymentQueue.canMakePayments())
    let payment = SKPayment(product: Book())
    SKPaymentQueue.default().add(payment)
    SKStoreReviewController.requestReview()
    expectTrue(payment.productIdentifier == "book" && payment.quantity == 1)
  }
}
