// Names that UIKit had until Swift 4.1: views, images and geometry. As in Apple's SDK, code in
// Swift 4 mode may use them, and the compiler proposes the present name in Swift 5 and later.

@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
nonisolated public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
nonisolated public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
nonisolated public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
nonisolated public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
nonisolated public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
nonisolated public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
nonisolated public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(swift, obsoleted: 4.2, message: "Use the operator ==.")
nonisolated public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets,
  _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}

@available(swift, obsoleted: 4.2, renamed: "UIOffset(horizontal:vertical:)")
nonisolated public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
nonisolated public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
nonisolated public func UIImageJPEGRepresentation(
  _ image: UIImage,
  _ compressionQuality: CGFloat
) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

nonisolated extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "Use an empty set.")
  public static var styleNone: NSUnderlineStyle { [] }

  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
