import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failed expectation.
nonisolated struct Failure: Sendable {
  var message: String
  var site: CallSite
  /// The pictures that show it.
  var pictures: [Picture] = []

  /// A picture file.
  nonisolated struct Picture: Sendable {
    /// The name of the file.
    var name: String
    var bytes: [UInt8]

    init(name: String, _ svg: String) { (self.name, bytes) = (name, Array(svg.utf8)) }
    init(name: String, _ data: Data) { (self.name, bytes) = (name, Array(data)) }
  }
}

extension Failure {
  /// Adds pictures, writes them, and names their files in the message.
  mutating func add(_ pictures: [Picture]) {
    self.pictures += pictures
    for picture in pictures { message += "\n" + PictureFolder.current.write(picture).text }
  }
}

/// The receiver of failures.
nonisolated struct FailureReceiver: Sendable {
  /// The receiver of the running task. While `expectLayout` runs a closure for each combination, it collects the failures;
  /// otherwise they are issues of the running test.
  @TaskLocal static var current = FailureReceiver { $0.recordInTest() }

  var receive: @Sendable (Failure) -> Void
}

nonisolated extension Failure {
  func record() { FailureReceiver.current.receive(self) }

  /// Records the failure in the running test, of Swift Testing or of XCTest, at the line of the call.
  fileprivate func recordInTest() {
    #if canImport(Testing)
      if Test.current != nil {
        let location = Testing.SourceLocation(
          fileID: "\(site.fileID)",
          filePath: "\(site.filePath)",
          line: Int(site.line),
          column: Int(site.column)
        )
        for picture in pictures {
          Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: site.filePath, line: site.line)
    #else
      FileHandle.standardError.write(Data("\(site.filePath):\(site.line): \(message)\n".utf8))
    #endif
  }
}
