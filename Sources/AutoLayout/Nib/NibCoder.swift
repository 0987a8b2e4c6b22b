package import Foundation

/// The coder with which the objects of a nib or storyboard are created.
///
/// The initializer of the runtime's class hands the object to the reader of the file, so that an
/// initializer of the app's class, which calls super first, finds the properties that are written in
/// the file. It has no keys of its own.
nonisolated package final class NibCoder: NSCoder {
  #if MainActor
    package typealias Setter = @MainActor (NSObject) -> Void
  #else
    package typealias Setter = (NSObject) -> Void
  #endif

  /// The raw value of a style that an object has from the beginning: that of a table or a cell.
  private let style: Int?
  private let setProperties: Setter
  private var hasDecoded = false

  /// - Parameter setProperties: sets the properties of the object that is being created.
  package init(style: Int? = nil, _ setProperties: @escaping Setter) {
    (self.style, self.setProperties) = (style, setProperties)
    super.init()
  }

  /// Sets the properties of the first object that is created with the coder. An app may create further
  /// ones with it.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  func decode(_ object: NSObject) {
    if hasDecoded { return }
    hasDecoded = true
    setProperties(object)
  }

  /// Returns the style that the file gives the object; nil for another coder.
  static func style<Style: RawRepresentable<Int>>(in coder: NSCoder) -> Style? {
    (coder as? NibCoder)?.style.flatMap(Style.init)
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}
