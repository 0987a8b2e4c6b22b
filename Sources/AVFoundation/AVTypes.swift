public import QuartzCore

/// A kind of media.
nonisolated public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static var video: AVMediaType { AVMediaType(rawValue: "vide") }
  /// Sound.
  public static var audio: AVMediaType { AVMediaType(rawValue: "soun") }
  /// Text.
  public static var text: AVMediaType { AVMediaType(rawValue: "text") }
  /// Text below moving pictures.
  public static var subtitle: AVMediaType { AVMediaType(rawValue: "sbtl") }
  /// Text for persons who do not hear.
  public static var closedCaption: AVMediaType { AVMediaType(rawValue: "clcp") }
  /// Numbers of pictures.
  public static var timecode: AVMediaType { AVMediaType(rawValue: "tmcd") }
  /// Data about media.
  public static var metadata: AVMediaType { AVMediaType(rawValue: "meta") }
  /// Sound and other kinds in one.
  public static var muxed: AVMediaType { AVMediaType(rawValue: "muxx") }
}

/// A type of files.
nonisolated public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the type.
  public let rawValue: String
  /// Creates a type from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its identifier.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// A film in the format QuickTime.
  public static var mov: AVFileType { AVFileType(rawValue: "com.apple.quicktime-movie") }
  /// A film in the format MPEG 4.
  public static var mp4: AVFileType { AVFileType(rawValue: "public.mpeg-4") }
  /// A film in Apple's form of MPEG 4.
  public static var m4v: AVFileType { AVFileType(rawValue: "com.apple.m4v-video") }
  /// Sound in Apple's form of MPEG 4.
  public static var m4a: AVFileType { AVFileType(rawValue: "com.apple.m4a-audio") }
  /// Sound in the format MP3.
  public static var mp3: AVFileType { AVFileType(rawValue: "public.mp3") }
  /// Sound in the format WAV.
  public static var wav: AVFileType { AVFileType(rawValue: "com.microsoft.waveform-audio") }
  /// Sound in the format AIFF.
  public static var aiff: AVFileType { AVFileType(rawValue: "public.aiff-audio") }
  /// Sound in the format CAF.
  public static var caf: AVFileType { AVFileType(rawValue: "com.apple.coreaudio-format") }
  /// A picture in the format JPEG.
  public static var jpg: AVFileType { AVFileType(rawValue: "public.jpeg") }
  /// A picture in the format HEIC.
  public static var heic: AVFileType { AVFileType(rawValue: "public.heic") }
}

/// The ways in which a film fills a rectangle of another shape.
nonisolated public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole film is visible, with space beside it.
  public static var resizeAspect: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  }
  /// The rectangle is filled, and a part of the film is not visible.
  public static var resizeAspectFill: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  }
  /// The film takes on the shape of the rectangle.
  public static var resize: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  }
}

/// Returns the largest rectangle of an aspect ratio in the middle of another rectangle.
nonisolated public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}

/// The states of loading a property.
nonisolated public enum AVKeyValueStatus: Int, Sendable {
  /// It is not known whether the property is loaded.
  case unknown = 0
  /// It is being loaded.
  case loading = 1
  /// It is loaded.
  case loaded = 2
  /// It could not be loaded.
  case failed = 3
  /// Loading was cancelled.
  case cancelled = 4
}

/// An error of media.
nonisolated public struct AVError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11800
    /// A file cannot be opened.
    case fileFormatNotRecognized = -11828
    /// There is no picture at a time.
    case noImageAtTime = -11832
    /// The device is not there.
    case deviceNotConnected = -11814
    /// The operation is not possible here.
    case operationNotSupportedForAsset = -11838
  }

  /// The domain of the errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The reason of the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
