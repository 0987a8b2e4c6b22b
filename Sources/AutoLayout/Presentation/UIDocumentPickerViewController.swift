public import Foundation

/// What happens to the files of a document picker.
nonisolated public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies are imported.
  case `import` = 0
  /// The files themselves are opened.
  case open = 1
  /// Files of the app are copied elsewhere.
  case exportToService = 2
  /// Files of the app are moved elsewhere.
  case moveToService = 3
}

/// A controller with which the user chooses files. It shows an empty view; a test chooses by
/// ``pick(_:)``.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that is notified of the choice. It is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What happens to the files.
  open private(set) var documentPickerMode = UIDocumentPickerMode.open
  /// Whether the user may choose several files. Stored without an effect here.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions. Stored without an effect here.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. Stored without an effect here.
  open var directoryURL: URL?

  /// Creates a controller that opens or imports files of types, which are uniform type identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that exports or moves a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a controller that exports or moves files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that moves files, or copies them.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that moves files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a controller that opens files; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Dismisses the controller and notifies the delegate, as if the user chose these files; an empty list
  /// cancels.
  public func pick(_ urls: [URL]) {
    let end: () -> Void = { [self] in
      if urls.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
    if let presenter = presentingViewController {
      presenter.dismiss(animated: true, completion: end)
    } else {
      end()
    }
  }
}

/// An object that is notified of the files that the user chose. All methods have default
/// implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chose files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Called after the user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
