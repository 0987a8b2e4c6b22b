public import UIKit

/// A controller that shows a web page with the bar of a browser. Here the page is empty and white: nothing is loaded.
///
/// The bar is at the top of the safe area, and the page fills the view below it. The bar's item has the host as its title, and an
/// item that ends the controller. A test ends the controller by ``finish()``.
open class SFSafariViewController: UIViewController {
  /// The title of the item that ends the controller.
  nonisolated public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// The object that is notified of the user's actions. It is not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bar's background; nil for the standard colour.
  open var preferredBarTintColor: UIColor? { didSet { updateBar() } }
  /// The colour of the bar's items; nil for the standard colour.
  open var preferredControlTintColor: UIColor? { didSet { updateBar() } }
  /// The title of the item that ends the controller. By default Done.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateBar() } }
  /// A copy of the configuration with which the controller was created.
  open var configuration: Configuration { storedConfiguration.duplicate() }

  /// The address of the page.
  private let address: URL
  private let storedConfiguration: Configuration
  private let bar = UINavigationBar()
  private let item = UINavigationItem()

  /// Creates a controller for the page at an address. Later changes of the configuration have no effect.
  public init(url URL: URL, configuration: Configuration) {
    (address, storedConfiguration) = (URL, configuration.duplicate())
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a controller for the page at an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for the page at an address, with the reader if the page has one. The reader is never shown here.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Creates nothing, as on Apple's platforms: an archive has no address.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view: the bar above an empty page.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    let page = UIView()
    page.backgroundColor = .white
    for part in [page, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    bar.items = [item]
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: LayoutEnvironment.current.navigationBarHeight),
      page.topAnchor.constraint(equalTo: bar.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    self.view = view
    updateBar()
  }

  private func updateBar() {
    if !isViewLoaded { return }
    bar.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
    item.title = address.host
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    item.leftBarButtonItem = UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in self?.finish() }
    )
  }

  /// Dismisses the controller and notifies the delegate, as if the user tapped the item that ends the controller.
  public func finish() {
    guard let presenter = presentingViewController else {
      delegate?.safariViewControllerDidFinish(self)
      return
    }
    presenter.dismiss(animated: true) { [self] in delegate?.safariViewControllerDidFinish(self) }
  }

  /// Returns a token at once: there are no connections to open in advance.
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}
