extension UTType {
  /// A type that the system declares.
  struct Declaration: Sendable {
    let identifier: String
    let supertypes: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(
      _ identifier: String,
      supertypes: [String] = [],
      extensions: [String] = [],
      mimeTypes: [String] = []
    ) {
      (self.identifier, self.supertypes) = (identifier, supertypes)
      (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
    }
  }

  /// The declared types. Of several with the same extension or MIME type the first is found.
  static let declarations: [Declaration] = [
    // Anything, and files
    Declaration("public.item"),
    Declaration("public.content"),
    Declaration("public.composite-content", supertypes: ["public.content"]),
    Declaration("public.data", supertypes: ["public.item"]),
    Declaration("public.directory", supertypes: ["public.item"]),
    Declaration("public.folder", supertypes: ["public.directory"]),
    Declaration("public.volume", supertypes: ["public.folder"]),
    Declaration("com.apple.package", supertypes: ["public.directory"]),
    Declaration("com.apple.bundle", supertypes: ["public.directory"]),
    Declaration("com.apple.plugin", supertypes: ["com.apple.bundle", "com.apple.package"]),
    Declaration(
      "com.apple.xpc-service",
      supertypes: ["com.apple.bundle", "com.apple.package"],
      extensions: ["xpc"]
    ),
    Declaration("com.apple.framework", supertypes: ["com.apple.bundle"], extensions: ["framework"]),
    Declaration("com.apple.resolvable"),
    Declaration("public.symlink", supertypes: ["public.item", "com.apple.resolvable"]),
    Declaration("com.apple.alias-file", supertypes: ["public.data", "com.apple.resolvable"]),
    Declaration("com.apple.mount-point", supertypes: ["public.item", "com.apple.resolvable"]),
    Declaration("com.apple.bookmark", supertypes: ["public.data", "com.apple.resolvable"]),
    Declaration("public.executable", supertypes: ["public.item"]),
    Declaration("public.unix-executable", supertypes: ["public.data", "public.executable"]),
    Declaration(
      "com.microsoft.windows-executable",
      supertypes: ["public.data", "public.executable"],
      extensions: ["exe"],
      mimeTypes: ["application/x-msdownload"]
    ),
    Declaration("com.apple.application", supertypes: ["public.executable"]),
    Declaration(
      "com.apple.application-bundle",
      supertypes: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      extensions: ["app"]
    ),
    Declaration(
      "com.apple.application-and-system-extension",
      supertypes: ["com.apple.xpc-service"],
      extensions: ["appex"]
    ),
    // Addresses
    Declaration("public.url", supertypes: ["public.data"]),
    Declaration("public.file-url", supertypes: ["public.url"]),
    Declaration("com.apple.internet-location", supertypes: ["public.data"]),
    Declaration(
      "com.microsoft.internet-shortcut",
      supertypes: ["public.data"],
      extensions: ["url"]
    ),
    Declaration("public.bookmark"),
    // Text
    Declaration("public.text", supertypes: ["public.data", "public.content"]),
    Declaration(
      "public.plain-text",
      supertypes: ["public.text"],
      extensions: ["txt", "text"],
      mimeTypes: ["text/plain"]
    ),
    Declaration(
      "public.utf8-plain-text",
      supertypes: ["public.plain-text"],
      mimeTypes: ["text/plain;charset=utf-8"]
    ),
    Declaration(
      "public.utf16-external-plain-text",
      supertypes: ["public.plain-text"],
      mimeTypes: ["text/plain;charset=utf-16"]
    ),
    Declaration("public.utf16-plain-text", supertypes: ["public.plain-text"]),
    Declaration("public.delimited-values-text", supertypes: ["public.text"]),
    Declaration(
      "public.comma-separated-values-text",
      supertypes: ["public.delimited-values-text"],
      extensions: ["csv"],
      mimeTypes: ["text/csv", "text/comma-separated-values"]
    ),
    Declaration(
      "public.tab-separated-values-text",
      supertypes: ["public.delimited-values-text"],
      extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"]
    ),
    Declaration(
      "public.utf8-tab-separated-values-text",
      supertypes: ["public.tab-separated-values-text", "public.utf8-plain-text"]
    ),
    Declaration(
      "public.rtf",
      supertypes: ["public.text"],
      extensions: ["rtf"],
      mimeTypes: ["text/rtf", "application/rtf"]
    ),
    Declaration(
      "public.html",
      supertypes: ["public.text"],
      extensions: ["html", "htm", "shtml", "shtm"],
      mimeTypes: ["text/html"]
    ),
    Declaration(
      "public.xml",
      supertypes: ["public.text"],
      extensions: ["xml"],
      mimeTypes: ["application/xml", "text/xml"]
    ),
    Declaration(
      "public.yaml",
      supertypes: ["public.text"],
      extensions: ["yml", "yaml"],
      mimeTypes: ["application/x-yaml", "text/yaml"]
    ),
    Declaration(
      "public.css",
      supertypes: ["public.text"],
      extensions: ["css"],
      mimeTypes: ["text/css"]
    ),
    Declaration(
      "public.json",
      supertypes: ["public.text"],
      extensions: ["json"],
      mimeTypes: ["application/json"]
    ),
    Declaration("com.apple.property-list", supertypes: ["public.data"], extensions: ["plist"]),
    Declaration(
      "com.apple.xml-property-list",
      supertypes: ["com.apple.property-list", "public.xml"]
    ),
    Declaration("com.apple.binary-property-list", supertypes: ["com.apple.property-list"]),
    Declaration("public.log", extensions: ["log"]),
    // Source code
    Declaration("public.source-code", supertypes: ["public.plain-text"]),
    Declaration("public.assembly-source", supertypes: ["public.source-code"], extensions: ["s"]),
    Declaration("public.c-source", supertypes: ["public.source-code"], extensions: ["c"]),
    Declaration("public.c-header", supertypes: ["public.source-code"], extensions: ["h"]),
    Declaration(
      "public.c-plus-plus-source",
      supertypes: ["public.source-code"],
      extensions: ["cpp", "cp", "cc", "cxx", "c++"]
    ),
    Declaration(
      "public.c-plus-plus-header",
      supertypes: ["public.source-code"],
      extensions: ["hpp", "hh", "hxx", "h++"]
    ),
    Declaration("public.objective-c-source", supertypes: ["public.source-code"], extensions: ["m"]),
    Declaration(
      "public.objective-c-plus-plus-source",
      supertypes: ["public.source-code"],
      extensions: ["mm"]
    ),
    Declaration("public.swift-source", supertypes: ["public.source-code"], extensions: ["swift"]),
    Declaration("public.script", supertypes: ["public.source-code"]),
    Declaration(
      "public.shell-script",
      supertypes: ["public.script"],
      extensions: ["sh", "command"]
    ),
    Declaration(
      "com.netscape.javascript-source",
      supertypes: ["public.source-code", "public.executable"],
      extensions: ["js", "jscript", "javascript"],
      mimeTypes: ["text/javascript"]
    ),
    Declaration(
      "public.perl-script",
      supertypes: ["public.shell-script"],
      extensions: ["pl", "pm"]
    ),
    Declaration("public.python-script", supertypes: ["public.shell-script"], extensions: ["py"]),
    Declaration(
      "public.ruby-script",
      supertypes: ["public.shell-script"],
      extensions: ["rb", "rbw"]
    ),
    Declaration(
      "public.php-script",
      supertypes: ["public.shell-script"],
      extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      mimeTypes: ["text/php"]
    ),
    Declaration(
      "public.make-source",
      supertypes: ["public.script"],
      extensions: ["mk", "make", "mak"]
    ),
    Declaration(
      "com.apple.applescript.text",
      supertypes: ["public.script"],
      extensions: ["applescript"]
    ),
    // Documents
    Declaration(
      "com.adobe.pdf",
      supertypes: ["public.data", "public.composite-content"],
      extensions: ["pdf"],
      mimeTypes: ["application/pdf"]
    ),
    Declaration(
      "com.apple.rtfd",
      supertypes: ["com.apple.package", "public.composite-content"],
      extensions: ["rtfd"]
    ),
    Declaration("com.apple.flat-rtfd", supertypes: ["public.data", "public.composite-content"]),
    Declaration(
      "com.apple.webarchive",
      supertypes: ["public.data", "public.composite-content"],
      extensions: ["webarchive"],
      mimeTypes: ["application/x-webarchive"]
    ),
    Declaration(
      "org.idpf.epub-container",
      supertypes: ["public.data", "public.composite-content"],
      extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]
    ),
    Declaration("public.spreadsheet", supertypes: ["public.content"]),
    Declaration("public.presentation", supertypes: ["public.composite-content"]),
    Declaration("public.database"),
    Declaration("public.font"),
    // Pictures
    Declaration("public.image", supertypes: ["public.data", "public.content"]),
    Declaration(
      "public.jpeg",
      supertypes: ["public.image"],
      extensions: ["jpeg", "jpg", "jpe"],
      mimeTypes: ["image/jpeg", "image/jpg"]
    ),
    Declaration(
      "public.png",
      supertypes: ["public.image"],
      extensions: ["png"],
      mimeTypes: ["image/png"]
    ),
    Declaration(
      "com.compuserve.gif",
      supertypes: ["public.image"],
      extensions: ["gif"],
      mimeTypes: ["image/gif"]
    ),
    Declaration(
      "public.tiff",
      supertypes: ["public.image"],
      extensions: ["tiff", "tif"],
      mimeTypes: ["image/tiff"]
    ),
    Declaration(
      "com.microsoft.bmp",
      supertypes: ["public.image"],
      extensions: ["bmp", "dib"],
      mimeTypes: ["image/bmp"]
    ),
    Declaration(
      "com.microsoft.ico",
      supertypes: ["public.image"],
      extensions: ["ico"],
      mimeTypes: ["image/vnd.microsoft.icon"]
    ),
    Declaration("public.heif-standard", supertypes: ["public.image"]),
    Declaration("com.apple.icns", supertypes: ["public.image"], extensions: ["icns"]),
    Declaration(
      "public.heif",
      supertypes: ["public.heif-standard"],
      extensions: ["heif"],
      mimeTypes: ["image/heif"]
    ),
    Declaration(
      "public.heic",
      supertypes: ["public.heif-standard"],
      extensions: ["heic"],
      mimeTypes: ["image/heic"]
    ),
    Declaration(
      "org.webmproject.webp",
      supertypes: ["public.image"],
      extensions: ["webp"],
      mimeTypes: ["image/webp"]
    ),
    Declaration("public.camera-raw-image", supertypes: ["public.image"]),
    Declaration(
      "public.svg-image",
      supertypes: ["public.image"],
      extensions: ["svg"],
      mimeTypes: ["image/svg+xml"]
    ),
    Declaration("com.apple.live-photo"),
    Declaration("public.3d-content", supertypes: ["public.content"]),
    Declaration(
      "com.pixar.universal-scene-description",
      supertypes: ["public.data", "public.3d-content"],
      extensions: ["usd", "usda", "usdc"]
    ),
    Declaration(
      "com.pixar.universal-scene-description-mobile",
      supertypes: ["public.data", "public.3d-content"],
      extensions: ["usdz"],
      mimeTypes: ["model/vnd.usdz+zip"]
    ),
    Declaration(
      "com.apple.scenekit.scene",
      supertypes: ["public.3d-content", "public.data"],
      extensions: ["scn"]
    ),
    Declaration("com.apple.reality", supertypes: ["public.data"], extensions: ["reality"]),
    // Films and sound
    Declaration("public.audiovisual-content", supertypes: ["public.data", "public.content"]),
    Declaration("public.movie", supertypes: ["public.audiovisual-content"]),
    Declaration("public.video", supertypes: ["public.movie"]),
    Declaration("public.audio", supertypes: ["public.audiovisual-content"]),
    Declaration(
      "com.apple.quicktime-movie",
      supertypes: ["public.movie"],
      extensions: ["mov", "qt"],
      mimeTypes: ["video/quicktime"]
    ),
    Declaration(
      "public.mpeg",
      supertypes: ["public.movie"],
      extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
      mimeTypes: ["video/mpeg"]
    ),
    Declaration(
      "public.mpeg-2-video",
      supertypes: ["public.video"],
      extensions: ["m2v", "mpv"],
      mimeTypes: ["video/mpeg2"]
    ),
    Declaration(
      "public.mpeg-2-transport-stream",
      supertypes: ["public.movie"],
      extensions: ["ts"],
      mimeTypes: ["video/mp2t"]
    ),
    Declaration(
      "public.mpeg-4",
      supertypes: ["public.movie"],
      extensions: ["mp4", "mpg4"],
      mimeTypes: ["video/mp4"]
    ),
    Declaration(
      "com.apple.m4v-video",
      supertypes: ["public.mpeg-4"],
      extensions: ["m4v"],
      mimeTypes: ["video/x-m4v"]
    ),
    Declaration(
      "public.mpeg-4-audio",
      supertypes: ["public.mpeg-4", "public.audio"],
      extensions: ["mp4"],
      mimeTypes: ["audio/mp4"]
    ),
    Declaration(
      "com.apple.m4a-audio",
      supertypes: ["public.mpeg-4-audio"],
      extensions: ["m4a"],
      mimeTypes: ["audio/x-m4a"]
    ),
    Declaration(
      "com.apple.protected-mpeg-4-audio",
      supertypes: ["public.audio"],
      extensions: ["m4p"]
    ),
    Declaration("com.apple.protected-mpeg-4-video", supertypes: ["com.apple.m4v-video"]),
    Declaration(
      "public.mp3",
      supertypes: ["public.audio"],
      extensions: ["mp3", "mpga"],
      mimeTypes: ["audio/mpeg", "audio/mp3"]
    ),
    Declaration(
      "public.aifc-audio",
      supertypes: ["public.audio"],
      extensions: ["aifc"],
      mimeTypes: ["audio/x-aifc"]
    ),
    Declaration(
      "public.avi",
      supertypes: ["public.movie"],
      extensions: ["avi", "vfw"],
      mimeTypes: ["video/avi"]
    ),
    Declaration(
      "public.aiff-audio",
      supertypes: ["public.aifc-audio"],
      extensions: ["aiff", "aif"],
      mimeTypes: ["audio/aiff"]
    ),
    Declaration(
      "com.microsoft.waveform-audio",
      supertypes: ["public.audio"],
      extensions: ["wav", "wave", "bwf"],
      mimeTypes: ["audio/vnd.wave", "audio/wav"]
    ),
    Declaration(
      "public.midi-audio",
      supertypes: ["public.audio"],
      extensions: ["midi", "mid"],
      mimeTypes: ["audio/midi"]
    ),
    Declaration("public.playlist"),
    Declaration(
      "public.m3u-playlist",
      supertypes: ["public.text", "public.playlist"],
      extensions: ["m3u"],
      mimeTypes: ["audio/mpegurl"]
    ),
    // Archives
    Declaration("public.archive"),
    Declaration("public.disk-image"),
    Declaration(
      "org.gnu.gnu-zip-archive",
      supertypes: ["public.data", "public.archive"],
      extensions: ["gz", "gzip"],
      mimeTypes: ["application/x-gzip"]
    ),
    Declaration(
      "public.bzip2-archive",
      supertypes: ["public.data", "public.archive"],
      extensions: ["bz2", "bzip2"],
      mimeTypes: ["application/x-bzip2"]
    ),
    Declaration(
      "public.tar-archive",
      supertypes: ["public.data", "public.archive"],
      extensions: ["tar"],
      mimeTypes: ["application/x-tar"]
    ),
    Declaration("com.pkware.zip-archive", supertypes: ["public.data", "public.archive"]),
    Declaration(
      "public.zip-archive",
      supertypes: ["com.pkware.zip-archive"],
      extensions: ["zip"],
      mimeTypes: ["application/zip"]
    ),
    Declaration(
      "com.apple.archive",
      supertypes: ["public.data", "public.archive"],
      extensions: ["aar"]
    ),
    // Messages, persons and dates
    Declaration("public.message"),
    Declaration("public.email-message", supertypes: ["public.message"]),
    Declaration("public.contact"),
    Declaration(
      "public.vcard",
      supertypes: ["public.text", "public.contact"],
      extensions: ["vcf", "vcard"],
      mimeTypes: ["text/vcard", "text/x-vcard"]
    ),
    Declaration("public.calendar-event"),
    Declaration("public.to-do-item"),
    // Certificates
    Declaration(
      "com.rsa.pkcs-12",
      supertypes: ["public.data"],
      extensions: ["p12", "pfx"],
      mimeTypes: ["application/x-pkcs12"]
    ),
    Declaration(
      "public.x509-certificate",
      supertypes: ["public.data"],
      extensions: ["cer", "der", "crt"],
      mimeTypes: ["application/x-x509-ca-cert"]
    ),
  ]
}
