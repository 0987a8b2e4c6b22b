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
