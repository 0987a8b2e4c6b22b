/// A screen of Interface Builder's canvas.
public struct Device: Hashable, Sendable {
  /// The id in Interface Builder files: `retina6_1`.
  public var id: String
  /// The name of one product with this screen: `iPhone 11`.
  public var name: String
  /// The size in portrait orientation, in points.
  public var size: CGSize
  /// The interface idiom: phone or pad.
  public var idiom: UIUserInterfaceIdiom
  /// The number of pixels in a point.
  package let scale: CGFloat
  /// Whether the horizontal size class is regular in landscape orientation.
  let isWideInLandscape: Bool
  /// The top safe area inset in portrait orientation of a phone without a home button, in points; nil for other devices.
  let top: ByVersion<CGFloat>?
  let isRoundedPad: Bool

  init(
    _ id: String,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat? = nil,
    isWideInLandscape: Bool = false,
    top: ByVersion<CGFloat>? = nil
  ) {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    idiom = .phone
    // Phones without a home button have three pixels in a point, except those with an LCD.
    self.scale = scale ?? (top == nil ? 2 : 3)
    self.isWideInLandscape = isWideInLandscape
    self.top = top
    isRoundedPad = false
  }

  init(_ id: String, _ name: String, pad width: CGFloat, _ height: CGFloat, isRounded: Bool = false)
  {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    idiom = .pad
    scale = 2
    isWideInLandscape = true
    top = nil
    isRoundedPad = isRounded
  }

  /// Finds the device with an id of Interface Builder or with a product name: `retina6_1`, `iPhone 11`,
  /// `iPhone SE (3rd generation)`, `ipad pro 11-inch`. Letter case, spaces, punctuation, "inch" and "generation" are ignored.
  public init?(named name: String) {
    let wanted = Self.core(of: name)
    let id = Self.products.first { Self.core(of: $0.name) == wanted }?.screen ?? name.lowercased()
    guard
      let device = Self.all.first(where: {
        $0.id.lowercased() == id || Self.core(of: $0.name) == wanted
      })
    else { return nil }
    self = device
  }

  /// The product names most similar to an unknown name, the most similar first, at most six.
  public static func near(_ name: String) -> [String] {
    let wanted = core(of: name)
    let names = all.map(\.name) + products.map(\.name)
    let cores = Dictionary(names.map { (core(of: $0), $0) }) { first, _ in first }
    let containing = cores.keys.filter { wanted.count >= 3 && $0.hasPrefix(wanted) }
      .sorted { ($0.count, $0) < ($1.count, $1) }
    let similar = Spelling.nearest(to: wanted, among: cores.keys.sorted(), slips: 4)
    var result: [String] = []
    for found in containing + similar {
      if let name = cores[found], !result.contains(name) { result.append(name) }
    }
    return Array(result.prefix(6))
  }

  /// A name without letter case, punctuation and words that are often written differently.
  private static func core(of name: String) -> String {
    let words = name.prefix(80).lowercased().split { !($0.isLetter || $0.isNumber) }
    let left = words.filter { !["inch", "generation", "gen", "apple"].contains($0) }
    return left.map { word in
      let ends = ["st", "nd", "rd", "th"]
      let isOrdinal = word.first?.isNumber == true && ends.contains(String(word.suffix(2)))
      return isOrdinal ? String(word.dropLast(2)) : String(word)
    }.joined()
  }

  /// Whether two devices have the same id.
  public static func == (left: Device, right: Device) -> Bool { left.id == right.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The size of the screen in portrait or landscape orientation, in points.
  public func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether bars have their lower height, as on a phone in landscape orientation.
  func hasLowBars(isLandscape: Bool) -> Bool { isLandscape && idiom == .phone }

  /// The safe area insets of a controller's view that fills the screen, in points, with a status bar except on phones in landscape
  /// orientation.
  package func safeAreaInsets(isLandscape: Bool) -> UIEdgeInsets {
    SafeArea(tools: ToolsVersion(.max), device: self, isLandscape: isLandscape).deviceInsets
  }

  /// The size classes of a full screen.
  package func traits(
    isLandscape: Bool
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    let classes = sizeClasses(isLandscape: isLandscape)
    return (classes.width ?? .compact, classes.height ?? .regular)
  }

  func sizeClasses(isLandscape: Bool) -> SizeClasses {
    if idiom == .pad { return SizeClasses(width: .regular, height: .regular) }
    return isLandscape
      ? SizeClasses(width: isWideInLandscape ? .regular : .compact, height: .compact)
      : SizeClasses(width: .compact, height: .regular)
  }
}
