#if canImport(Testing)
  import Testing
#else
  import Foundation
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failed expectation.
nonisolated struct Failure: Sendable {
  var message: String
  var site: CallSite
  /// The SVG documents that show it, with their file names.
  var pictures: [Picture] = []

  nonisolated struct Picture: Sendable {
    var name: String
    var svg: String
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
          Attachment.record(picture.svg, named: picture.name, sourceLocation: location)
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
