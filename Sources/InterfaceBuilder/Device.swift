/// A screen that Interface Builder lays out on.
public struct Device: Hashable, Sendable {
  /// `retina6_1`, as files say it.
  public var id: String
  /// One of the devices that have it: `iPhone 11`.
  public var name: String
  /// Held upright, in points.
  public var size: CGSize
  public var idiom: UIUserInterfaceIdiom
  /// Whether it is of regular width when it lies across.
  let isWideAcross: Bool
  /// What is covered at the top of an upright one without a home button; nil for one with.
  let top: ByVersion<CGFloat>?
  let isRoundedPad: Bool

  init(
    _ id: String,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    isWideAcross: Bool = false,
    top: ByVersion<CGFloat>? = nil
  ) {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    idiom = .phone
    self.isWideAcross = isWideAcross
    self.top = top
    isRoundedPad = false
  }

  init(_ id: String, _ name: String, pad width: CGFloat, _ height: CGFloat, isRounded: Bool = false)
  {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    idiom = .pad
    isWideAcross = true
    top = nil
    isRoundedPad = isRounded
  }

  /// The device with an id or a name; upper and lower case are the same.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard
      let device = Self.all.first(where: {
        $0.id.lowercased() == wanted || $0.name.lowercased() == wanted
      })
    else { return nil }
    self = device
  }

  public static func == (left: Device, right: Device) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Its screen, upright or across.
  public func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  func sizeClasses(isLandscape: Bool) -> SizeClasses {
    if idiom == .pad { return SizeClasses(width: .regular, height: .regular) }
    return isLandscape
      ? SizeClasses(width: isWideAcross ? .regular : .compact, height: .compact)
      : SizeClasses(width: .compact, height: .regular)
  }
}
