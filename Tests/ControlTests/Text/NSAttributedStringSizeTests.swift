import AutoLayout
import Expectations
import Foundation
import PlumbTesting
import Testing

@Suite struct NSAttributedStringSizeTests {
  private let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]

  private func measured<Result>(_ body: () throws -> Result) throws -> Result {
    try throwingIssues(measurer: FixedAdvanceText(), body)
  }

  @Test func `a text has the size of its lines`() throws {
    try measured {
      let font = UIFont.systemFont(ofSize: 20)
      expectEqual("abc".size(withAttributes: [.font: font]), CGSize(width: 30, height: 20))
      expectEqual("ab\nc".size(), CGSize(width: 12, height: 24))
      expectEqual(NSString("abc").size(withAttributes: [.font: font, .kern: 1]).width, 33)
      expectEqual("".size(withAttributes: [.font: font]), .zero)
    }
  }

  @Test func `a rectangle wraps at the width, if lines have their own origins`() throws {
    try measured {
      let text = NSAttributedString(
        string: "aa bb cc",
        attributes: [.font: UIFont.systemFont(ofSize: 10)]
      )
      func rect(_ width: CGFloat, _ height: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
        text.boundingRect(
          with: CGSize(width: width, height: height),
          options: options,
          context: nil
        )
      }
      let any = CGFloat.greatestFiniteMagnitude
      expectEqual(rect(26, any, options), CGRect(x: 0, y: 0, width: 25, height: 20))
      expectEqual(rect(26, 10, options).height, 20)
      expectEqual(rect(any, any, options).size, CGSize(width: 40, height: 10))
      expectEqual(rect(0, 0, options).size, CGSize(width: 40, height: 10))
      let limited = rect(26, 10, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
      expectEqual(limited.size, CGSize(width: 25, height: 10))
      expectEqual(rect(26, any, []), CGRect(x: 0, y: -8, width: 40, height: 10))
    }
  }

  @Test func `a context receives the rectangle`() throws {
    try measured {
      let context = NSStringDrawingContext()
      let rect = "abc".boundingRect(
        with: CGSize(width: 100, height: 100),
        options: options,
        attributes: [.font: UIFont.systemFont(ofSize: 10)],
        context: context
      )
      expectEqual(rect, CGRect(x: 0, y: 0, width: 15, height: 10))
      expectTrue(context.totalBounds == rect && context.actualScaleFactor == 1)
    }
  }
}
