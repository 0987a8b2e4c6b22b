// Names that UIKit had until Swift 4.1: layers and their animations. As in Apple's SDK, code in
// Swift 4 mode may use them, and the compiler proposes the present name in Swift 5 and later.

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
nonisolated public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
nonisolated public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
nonisolated public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
nonisolated public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
nonisolated public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
nonisolated public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
nonisolated public var kCAFillModeBackwards: CAMediaTimingFillMode {
  CAMediaTimingFillMode.backwards
}

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
nonisolated public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
nonisolated public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
nonisolated public var kCATransitionFade: CATransitionType { CATransitionType.fade }

@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
nonisolated public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
nonisolated public var kCATransitionPush: CATransitionType { CATransitionType.push }

@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
nonisolated public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
nonisolated public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
nonisolated public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
nonisolated public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
nonisolated public var kCATransitionFromBottom: CATransitionSubtype {
  CATransitionSubtype.fromBottom
}

@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
nonisolated public var kCAAnimationLinear: CAAnimationCalculationMode {
  CAAnimationCalculationMode.linear
}

@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
nonisolated public var kCAAnimationDiscrete: CAAnimationCalculationMode {
  CAAnimationCalculationMode.discrete
}

@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
nonisolated public var kCAAnimationPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.paced
}

@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
nonisolated public var kCAAnimationCubic: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubic
}

@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
nonisolated public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubicPaced
}

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
nonisolated public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
nonisolated public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
nonisolated public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
nonisolated public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
nonisolated public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
nonisolated public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
nonisolated public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
nonisolated public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
nonisolated public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
nonisolated public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }

@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.conic")
nonisolated public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }
