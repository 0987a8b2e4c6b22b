public import AutoLayout
public import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// Creates a controller that opens files of types, or imports copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Creates a controller that opens files of types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}
