public import Foundation

/// What is sold.
nonisolated open class SKProduct: NSObject {
  /// The name by which the store knows it.
  open var productIdentifier: String { "" }
  /// The title.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The currency of the price.
  open var priceLocale: Locale { .current }
}

/// A wish to pay for a product.
nonisolated open class SKPayment: NSObject {
  /// The name of the product.
  public let productIdentifier: String
  /// How many.
  open var quantity: Int { 1 }

  /// Creates a payment.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The payments of the app. They cannot be made here.
nonisolated public final class SKPaymentQueue: NSObject, Sendable {
  private static let shared = SKPaymentQueue()

  /// The queue.
  public class func `default`() -> SKPaymentQueue { shared }
  /// Returns false.
  public class func canMakePayments() -> Bool { false }

  /// Drops the payment.
  public func add(_ payment: SKPayment) {}
  /// Restores nothing.
  public func restoreCompletedTransactions() {}
  /// Shows nothing.
  public func presentCodeRedemptionSheet() {}
}
