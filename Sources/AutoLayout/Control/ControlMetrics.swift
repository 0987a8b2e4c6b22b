/// The fixed lengths of controls in points, where neither a text nor an image determines them.
/// (Rule 3.09.)
///
/// Apple documents none of them. The values of switches, sliders and segments are those of rule
/// 3.09 and those that Interface Builder stored; the others are chosen for this runtime. All of
/// them are defined here only. Sizes are those of alignment rectangles; insets are the distances of
/// these from the frames.
enum ControlMetrics {
  static let switchSize = CGSize(width: 49, height: 31)
  static let switchInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)

  static let sliderHeight: CGFloat = 30
  static let sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)

  static let progressHeight: CGFloat = 4
  static let progressBarHeight: CGFloat = 2.5

  static let mediumIndicator: CGFloat = 20
  static let largeIndicator: CGFloat = 37

  static let segmentsHeight: CGFloat = 31
  static let segmentsInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  static let segmentPadding: CGFloat = 10
  static let segmentFont: CGFloat = 13

  static let stepperSize = CGSize(width: 94, height: 32)

  static let pagesHeight: CGFloat = 26
  /// The distance between the centres of two adjacent dots.
  static let pageDistance: CGFloat = 17
  /// The padding around the row of dots: the sum of both sides.
  static let pagesPadding: CGFloat = 25

  static let searchBarHeight: CGFloat = 56
  static let searchFieldInset = CGSize(width: 8, height: 10)
  static let toolbarHeight: CGFloat = 44
  static let refreshControlHeight: CGFloat = 60
  /// The height of a search bar in a navigation bar.
  static let navigationSearchHeight: CGFloat = 52
  /// The height of a large title below the bar of a navigation controller.
  static let largeTitleHeight: CGFloat = 52

  /// The size of pickers with wheels.
  static let pickerSize = CGSize(width: 320, height: 216)
  static let calendarSize = CGSize(width: 320, height: 330)
  static let inlineTimeSize = CGSize(width: 112, height: 34)
  static let compactDateSize = CGSize(width: 124, height: 34)
  static let compactTimeSize = CGSize(width: 84, height: 34)
  static let compactGap: CGFloat = 5

  /// The size that a text field adds to a line of text, without and with a border.
  static let textFieldPadding = CGSize(width: 0, height: 1)
  static let borderedTextFieldPadding = CGSize(width: 14, height: 13)

  /// The length of a text field's clear button, and its distance from the edge.
  static let clearButton: CGFloat = 19
  static let clearButtonInset: CGFloat = 5

  static let textViewFont: CGFloat = 12
  static let textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The padding at the left and at the right of each line.
  static let lineFragmentPadding: CGFloat = 5
}

extension UIView {
  /// Sets the hugging priorities that are the defaults of the class. (Rule 3.07.)
  func startHugging(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    content.hugging = (horizontal, vertical)
  }

  /// The size of the frame for the intrinsic content size; the present length on an axis without an
  /// intrinsic length.
  var naturalFrameSize: CGSize {
    let natural = intrinsicContentSize
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: natural))
    return CGSize(
      width: natural.width < 0 ? bounds.width : frame.width,
      height: natural.height < 0 ? bounds.height : frame.height
    )
  }
}
