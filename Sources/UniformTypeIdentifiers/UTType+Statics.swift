extension UTType {
  // Anything, and files

  /// A file, a folder or other data.
  public static var item: UTType { declared("public.item") }
  /// The content of a document.
  public static var content: UTType { declared("public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { declared("public.composite-content") }
  /// A sequence of bytes.
  public static var data: UTType { declared("public.data") }
  /// A folder or a package.
  public static var directory: UTType { declared("public.directory") }
  /// A folder.
  public static var folder: UTType { declared("public.folder") }
  /// The root folder of a volume.
  public static var volume: UTType { declared("public.volume") }
  /// A folder that is shown as a file.
  public static var package: UTType { declared("com.apple.package") }
  /// A folder with code and resources.
  public static var bundle: UTType { declared("com.apple.bundle") }
  /// A bundle that extends an app.
  public static var pluginBundle: UTType { declared("com.apple.plugin") }
  /// A service of an app, as a bundle.
  public static var xpcService: UTType { declared("com.apple.xpc-service") }
  /// A library with its resources.
  public static var framework: UTType { declared("com.apple.framework") }
  /// An item that leads to another.
  public static var resolvable: UTType { declared("com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { declared("public.symlink") }
  /// A file that leads to another.
  public static var aliasFile: UTType { declared("com.apple.alias-file") }
  /// A place at which a volume appears.
  public static var mountPoint: UTType { declared("com.apple.mount-point") }
  /// The place of a file, as data.
  public static var urlBookmarkData: UTType { declared("com.apple.bookmark") }
  /// A program.
  public static var executable: UTType { declared("public.executable") }
  /// A program in one file.
  public static var unixExecutable: UTType { declared("public.unix-executable") }
  /// A program for Windows.
  public static var exe: UTType { declared("com.microsoft.windows-executable") }
  /// An app.
  public static var application: UTType { declared("com.apple.application") }
  /// An app with its resources.
  public static var applicationBundle: UTType { declared("com.apple.application-bundle") }
  /// An extension of an app.
  public static var applicationExtension: UTType {
    declared("com.apple.application-and-system-extension")
  }

  // Addresses

  /// An address.
  public static var url: UTType { declared("public.url") }
  /// The address of a file.
  public static var fileURL: UTType { declared("public.file-url") }
  /// A file with an address.
  public static var internetLocation: UTType { declared("com.apple.internet-location") }
  /// A file with an address, of Windows.
  public static var internetShortcut: UTType { declared("com.microsoft.internet-shortcut") }
  /// A bookmark.
  public static var bookmark: UTType { declared("public.bookmark") }

  // Text

  /// Text, with or without markup.
  public static var text: UTType { declared("public.text") }
  /// Text without markup.
  public static var plainText: UTType { declared("public.plain-text") }
  /// Text without markup, as UTF-8.
  public static var utf8PlainText: UTType { declared("public.utf8-plain-text") }
  /// Text without markup, as UTF-16 with a mark of its byte order.
  public static var utf16ExternalPlainText: UTType { declared("public.utf16-external-plain-text") }
  /// Text without markup, as UTF-16 in this device's byte order.
  public static var utf16PlainText: UTType { declared("public.utf16-plain-text") }
  /// A table as text.
  public static var delimitedText: UTType { declared("public.delimited-values-text") }
  /// A table as text, with commas.
  public static var commaSeparatedText: UTType { declared("public.comma-separated-values-text") }
  /// A table as text, with tabs.
  public static var tabSeparatedText: UTType { declared("public.tab-separated-values-text") }
  /// A table as UTF-8, with tabs.
  public static var utf8TabSeparatedText: UTType {
    declared("public.utf8-tab-separated-values-text")
  }
  /// Text with styles.
  public static var rtf: UTType { declared("public.rtf") }
  /// A web page.
  public static var html: UTType { declared("public.html") }
  /// XML.
  public static var xml: UTType { declared("public.xml") }
  /// YAML.
  public static var yaml: UTType { declared("public.yaml") }
  /// A style sheet.
  public static var css: UTType { declared("public.css") }
  /// JSON.
  public static var json: UTType { declared("public.json") }
  /// A property list.
  public static var propertyList: UTType { declared("com.apple.property-list") }
  /// A property list as XML.
  public static var xmlPropertyList: UTType { declared("com.apple.xml-property-list") }
  /// A property list as bytes.
  public static var binaryPropertyList: UTType { declared("com.apple.binary-property-list") }
  /// The messages of a program.
  public static var log: UTType { declared("public.log") }

  // Source code

  /// Source code.
  public static var sourceCode: UTType { declared("public.source-code") }
  /// Source code in an assembly language.
  public static var assemblyLanguageSource: UTType { declared("public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { declared("public.c-source") }
  /// A header in C.
  public static var cHeader: UTType { declared("public.c-header") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { declared("public.c-plus-plus-source") }
  /// A header in C++.
  public static var cPlusPlusHeader: UTType { declared("public.c-plus-plus-header") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { declared("public.objective-c-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    declared("public.objective-c-plus-plus-source")
  }
  /// Source code in Swift.
  public static var swiftSource: UTType { declared("public.swift-source") }
  /// A script.
  public static var script: UTType { declared("public.script") }
  /// A script for a shell.
  public static var shellScript: UTType { declared("public.shell-script") }
  /// A script in JavaScript.
  public static var javaScript: UTType { declared("com.netscape.javascript-source") }
  /// A script in Perl.
  public static var perlScript: UTType { declared("public.perl-script") }
  /// A script in Python.
  public static var pythonScript: UTType { declared("public.python-script") }
  /// A script in Ruby.
  public static var rubyScript: UTType { declared("public.ruby-script") }
  /// A script in PHP.
  public static var phpScript: UTType { declared("public.php-script") }
  /// A file for make.
  public static var makefile: UTType { declared("public.make-source") }
  /// A script in AppleScript.
  public static var appleScript: UTType { declared("com.apple.applescript.text") }

  // Documents

  /// A PDF document.
  public static var pdf: UTType { declared("com.adobe.pdf") }
  /// Text with styles and pictures, as a package.
  public static var rtfd: UTType { declared("com.apple.rtfd") }
  /// Text with styles and pictures, in one file.
  public static var flatRTFD: UTType { declared("com.apple.flat-rtfd") }
  /// A web page with its resources.
  public static var webArchive: UTType { declared("com.apple.webarchive") }
  /// An electronic book.
  public static var epub: UTType { declared("org.idpf.epub-container") }
  /// A table.
  public static var spreadsheet: UTType { declared("public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { declared("public.presentation") }
  /// A database.
  public static var database: UTType { declared("public.database") }
  /// A font.
  public static var font: UTType { declared("public.font") }

  // Pictures

  /// A picture.
  public static var image: UTType { declared("public.image") }
  /// A picture in the format JPEG.
  public static var jpeg: UTType { declared("public.jpeg") }
  /// A picture in the format PNG.
  public static var png: UTType { declared("public.png") }
  /// A picture in the format GIF.
  public static var gif: UTType { declared("com.compuserve.gif") }
  /// A picture in the format TIFF.
  public static var tiff: UTType { declared("public.tiff") }
  /// A picture in the format BMP.
  public static var bmp: UTType { declared("com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { declared("com.microsoft.ico") }
  /// An icon of macOS.
  public static var icns: UTType { declared("com.apple.icns") }
  /// A picture in the format HEIF.
  public static var heif: UTType { declared("public.heif") }
  /// A picture in the format HEIC.
  public static var heic: UTType { declared("public.heic") }
  /// A picture in the format WebP.
  public static var webP: UTType { declared("org.webmproject.webp") }
  /// A picture as a camera measured it.
  public static var rawImage: UTType { declared("public.camera-raw-image") }
  /// A picture in the format SVG.
  public static var svg: UTType { declared("public.svg-image") }
  /// A picture that moves.
  public static var livePhoto: UTType { declared("com.apple.live-photo") }
  /// A scene in space.
  public static var threeDContent: UTType { declared("public.3d-content") }
  /// A scene in the format USD.
  public static var usd: UTType { declared("com.pixar.universal-scene-description") }
  /// A scene in the format USDZ.
  public static var usdz: UTType { declared("com.pixar.universal-scene-description-mobile") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { declared("com.apple.scenekit.scene") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { declared("com.apple.reality") }

  // Films and sound

  /// Moving pictures or sound.
  public static var audiovisualContent: UTType { declared("public.audiovisual-content") }
  /// Moving pictures, with or without sound.
  public static var movie: UTType { declared("public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { declared("public.video") }
  /// Sound.
  public static var audio: UTType { declared("public.audio") }
  /// A film in the format QuickTime.
  public static var quickTimeMovie: UTType { declared("com.apple.quicktime-movie") }
  /// A film in the format MPEG.
  public static var mpeg: UTType { declared("public.mpeg") }
  /// A film in the format MPEG 2.
  public static var mpeg2Video: UTType { declared("public.mpeg-2-video") }
  /// A stream in the format MPEG 2.
  public static var mpeg2TransportStream: UTType { declared("public.mpeg-2-transport-stream") }
  /// A film in the format MPEG 4.
  public static var mpeg4Movie: UTType { declared("public.mpeg-4") }
  /// Sound in the format MPEG 4.
  public static var mpeg4Audio: UTType { declared("public.mpeg-4-audio") }
  /// Protected sound in the format MPEG 4.
  public static var appleProtectedMPEG4Audio: UTType {
    declared("com.apple.protected-mpeg-4-audio")
  }
  /// A protected film in the format MPEG 4.
  public static var appleProtectedMPEG4Video: UTType {
    declared("com.apple.protected-mpeg-4-video")
  }
  /// Sound in the format MP3.
  public static var mp3: UTType { declared("public.mp3") }
  /// A film in the format AVI.
  public static var avi: UTType { declared("public.avi") }
  /// Sound in the format AIFF.
  public static var aiff: UTType { declared("public.aiff-audio") }
  /// Sound in the format WAV.
  public static var wav: UTType { declared("com.microsoft.waveform-audio") }
  /// Notes in the format MIDI.
  public static var midi: UTType { declared("public.midi-audio") }
  /// A list of films or sound.
  public static var playlist: UTType { declared("public.playlist") }
  /// A list in the format M3U.
  public static var m3uPlaylist: UTType { declared("public.m3u-playlist") }

  // Archives

  /// Files in one file.
  public static var archive: UTType { declared("public.archive") }
  /// A volume in one file.
  public static var diskImage: UTType { declared("public.disk-image") }
  /// An archive in the format gzip.
  public static var gzip: UTType { declared("org.gnu.gnu-zip-archive") }
  /// An archive in the format bzip2.
  public static var bz2: UTType { declared("public.bzip2-archive") }
  /// An archive in the format tar.
  public static var tarArchive: UTType { declared("public.tar-archive") }
  /// An archive in the format zip.
  public static var zip: UTType { declared("public.zip-archive") }
  /// An archive in Apple's format.
  public static var appleArchive: UTType { declared("com.apple.archive") }

  // Messages, persons and dates

  /// A message.
  public static var message: UTType { declared("public.message") }
  /// A mail.
  public static var emailMessage: UTType { declared("public.email-message") }
  /// A person's addresses.
  public static var contact: UTType { declared("public.contact") }
  /// A person's addresses in the format vCard.
  public static var vCard: UTType { declared("public.vcard") }
  /// An appointment.
  public static var calendarEvent: UTType { declared("public.calendar-event") }
  /// A task.
  public static var toDoItem: UTType { declared("public.to-do-item") }

  // Certificates

  /// A certificate with its key.
  public static var pkcs12: UTType { declared("com.rsa.pkcs-12") }
  /// A certificate.
  public static var x509Certificate: UTType { declared("public.x509-certificate") }
}
