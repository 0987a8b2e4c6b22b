public import Foundation

// The names of types before the structure `UTType`. Each is made when it is read, so that threads share no object.

// Anything, and files

/// A file, a folder or other data.
public var kUTTypeItem: CFString { "public.item" }
/// The content of a document.
public var kUTTypeContent: CFString { "public.content" }
/// Content of several kinds.
public var kUTTypeCompositeContent: CFString { "public.composite-content" }
/// A sequence of bytes.
public var kUTTypeData: CFString { "public.data" }
/// A folder or a package.
public var kUTTypeDirectory: CFString { "public.directory" }
/// A folder.
public var kUTTypeFolder: CFString { "public.folder" }
/// The root folder of a volume.
public var kUTTypeVolume: CFString { "public.volume" }
/// A folder that is shown as a file.
public var kUTTypePackage: CFString { "com.apple.package" }
/// A folder with code and resources.
public var kUTTypeBundle: CFString { "com.apple.bundle" }
/// A bundle that extends an app.
public var kUTTypePluginBundle: CFString { "com.apple.plugin" }
/// A library with its resources.
public var kUTTypeFramework: CFString { "com.apple.framework" }
/// An item that leads to another.
public var kUTTypeResolvable: CFString { "com.apple.resolvable" }
/// A symbolic link.
public var kUTTypeSymLink: CFString { "public.symlink" }
/// A file that leads to another.
public var kUTTypeAliasFile: CFString { "com.apple.alias-file" }
/// A place at which a volume appears.
public var kUTTypeMountPoint: CFString { "com.apple.mount-point" }
/// The place of a file, as data.
public var kUTTypeURLBookmarkData: CFString { "com.apple.bookmark" }
/// A program.
public var kUTTypeExecutable: CFString { "public.executable" }
/// A program in one file.
public var kUTTypeUnixExecutable: CFString { "public.unix-executable" }
/// A program for Windows.
public var kUTTypeWindowsExecutable: CFString { "com.microsoft.windows-executable" }
/// An app.
public var kUTTypeApplication: CFString { "com.apple.application" }
/// An app with its resources.
public var kUTTypeApplicationBundle: CFString { "com.apple.application-bundle" }
// Addresses

/// An address.
public var kUTTypeURL: CFString { "public.url" }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// A file with an address.
public var kUTTypeInternetLocation: CFString { "com.apple.internet-location" }
/// A bookmark.
public var kUTTypeBookmark: CFString { "public.bookmark" }
// Text

/// Text, with or without markup.
public var kUTTypeText: CFString { "public.text" }
/// Text without markup.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Text without markup, as UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// Text without markup, as UTF-16 with a mark of its byte order.
public var kUTTypeUTF16ExternalPlainText: CFString { "public.utf16-external-plain-text" }
/// Text without markup, as UTF-16 in this device's byte order.
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" }
/// A table as text.
public var kUTTypeDelimitedText: CFString { "public.delimited-values-text" }
/// A table as text, with commas.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" }
/// A table as text, with tabs.
public var kUTTypeTabSeparatedText: CFString { "public.tab-separated-values-text" }
/// A table as UTF-8, with tabs.
public var kUTTypeUTF8TabSeparatedText: CFString { "public.utf8-tab-separated-values-text" }
/// Text with styles.
public var kUTTypeRTF: CFString { "public.rtf" }
/// A web page.
public var kUTTypeHTML: CFString { "public.html" }
/// XML.
public var kUTTypeXML: CFString { "public.xml" }
/// JSON.
public var kUTTypeJSON: CFString { "public.json" }
/// A property list.
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
/// A property list as XML.
public var kUTTypeXMLPropertyList: CFString { "com.apple.xml-property-list" }
/// A property list as bytes.
public var kUTTypeBinaryPropertyList: CFString { "com.apple.binary-property-list" }
/// The messages of a program.
public var kUTTypeLog: CFString { "public.log" }
// Source code

/// Source code.
public var kUTTypeSourceCode: CFString { "public.source-code" }
/// Source code in an assembly language.
public var kUTTypeAssemblyLanguageSource: CFString { "public.assembly-source" }
/// Source code in C.
public var kUTTypeCSource: CFString { "public.c-source" }
/// A header in C.
public var kUTTypeCHeader: CFString { "public.c-header" }
/// Source code in C++.
public var kUTTypeCPlusPlusSource: CFString { "public.c-plus-plus-source" }
/// A header in C++.
public var kUTTypeCPlusPlusHeader: CFString { "public.c-plus-plus-header" }
/// Source code in Objective-C.
public var kUTTypeObjectiveCSource: CFString { "public.objective-c-source" }
/// Source code in Objective-C++.
public var kUTTypeObjectiveCPlusPlusSource: CFString { "public.objective-c-plus-plus-source" }
/// Source code in Swift.
public var kUTTypeSwiftSource: CFString { "public.swift-source" }
/// A script.
public var kUTTypeScript: CFString { "public.script" }
/// A script for a shell.
public var kUTTypeShellScript: CFString { "public.shell-script" }
/// A script in JavaScript.
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" }
/// A script in Perl.
public var kUTTypePerlScript: CFString { "public.perl-script" }
/// A script in Python.
public var kUTTypePythonScript: CFString { "public.python-script" }
/// A script in Ruby.
public var kUTTypeRubyScript: CFString { "public.ruby-script" }
/// A script in PHP.
public var kUTTypePHPScript: CFString { "public.php-script" }
/// A script in AppleScript.
public var kUTTypeAppleScript: CFString { "com.apple.applescript.text" }
// Documents

/// A PDF document.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// Text with styles and pictures, as a package.
public var kUTTypeRTFD: CFString { "com.apple.rtfd" }
/// Text with styles and pictures, in one file.
public var kUTTypeFlatRTFD: CFString { "com.apple.flat-rtfd" }
/// A web page with its resources.
public var kUTTypeWebArchive: CFString { "com.apple.webarchive" }
/// An electronic book.
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" }
/// A table.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" }
/// A presentation.
public var kUTTypePresentation: CFString { "public.presentation" }
/// A database.
public var kUTTypeDatabase: CFString { "public.database" }
/// A font.
public var kUTTypeFont: CFString { "public.font" }
// Pictures

/// A picture.
public var kUTTypeImage: CFString { "public.image" }
/// A picture in the format JPEG.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// A picture in the format PNG.
public var kUTTypePNG: CFString { "public.png" }
/// A picture in the format GIF.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// A picture in the format TIFF.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// A picture in the format BMP.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
/// An icon of Windows.
public var kUTTypeICO: CFString { "com.microsoft.ico" }
/// An icon of macOS.
public var kUTTypeAppleICNS: CFString { "com.apple.icns" }
/// A picture as a camera measured it.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" }
/// A picture in the format SVG.
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
/// A picture that moves.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
/// A scene in space.
public var kUTType3DContent: CFString { "public.3d-content" }
// Films and sound

/// Moving pictures or sound.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// Moving pictures, with or without sound.
public var kUTTypeMovie: CFString { "public.movie" }
/// Moving pictures without sound.
public var kUTTypeVideo: CFString { "public.video" }
/// Sound.
public var kUTTypeAudio: CFString { "public.audio" }
/// A film in the format QuickTime.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// A film in the format MPEG.
public var kUTTypeMPEG: CFString { "public.mpeg" }
/// A film in the format MPEG 2.
public var kUTTypeMPEG2Video: CFString { "public.mpeg-2-video" }
/// A stream in the format MPEG 2.
public var kUTTypeMPEG2TransportStream: CFString { "public.mpeg-2-transport-stream" }
/// A film in the format MPEG 4.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// Sound in the format MPEG 4.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
/// Protected sound in the format MPEG 4.
public var kUTTypeAppleProtectedMPEG4Audio: CFString { "com.apple.protected-mpeg-4-audio" }
/// A protected film in the format MPEG 4.
public var kUTTypeAppleProtectedMPEG4Video: CFString { "com.apple.protected-mpeg-4-video" }
/// Sound in the format MP3.
public var kUTTypeMP3: CFString { "public.mp3" }
/// A film in the format AVI.
public var kUTTypeAVIMovie: CFString { "public.avi" }
/// Sound in the format AIFF.
public var kUTTypeAudioInterchangeFileFormat: CFString { "public.aiff-audio" }
/// Sound in the format WAV.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
/// Notes in the format MIDI.
public var kUTTypeMIDIAudio: CFString { "public.midi-audio" }
/// A list of films or sound.
public var kUTTypePlaylist: CFString { "public.playlist" }
/// A list in the format M3U.
public var kUTTypeM3UPlaylist: CFString { "public.m3u-playlist" }
// Archives

/// Files in one file.
public var kUTTypeArchive: CFString { "public.archive" }
/// A volume in one file.
public var kUTTypeDiskImage: CFString { "public.disk-image" }
/// An archive in the format gzip.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" }
/// An archive in the format bzip2.
public var kUTTypeBzip2Archive: CFString { "public.bzip2-archive" }
/// An archive in the format zip.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
// Messages, persons and dates

/// A message.
public var kUTTypeMessage: CFString { "public.message" }
/// A mail.
public var kUTTypeEmailMessage: CFString { "public.email-message" }
/// A person's addresses.
public var kUTTypeContact: CFString { "public.contact" }
/// A person's addresses in the format vCard.
public var kUTTypeVCard: CFString { "public.vcard" }
/// An appointment.
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" }
/// A task.
public var kUTTypeToDoItem: CFString { "public.to-do-item" }
// Certificates

/// A certificate with its key.
public var kUTTypePKCS12: CFString { "com.rsa.pkcs-12" }
/// A certificate.
public var kUTTypeX509Certificate: CFString { "public.x509-certificate" }
