// The known elements, attributes and values of Interface Builder files. This file contains only data, which FileCheck.swift uses.

/// The treatment of an element.
enum ElementTreatment: Sendable {
  /// The element and its content are checked; it has these attributes.
  case read([String: ValueForm])
  /// Only the content of the element is checked, not its attributes.
  case open
  /// The element and its content affect neither layout nor appearance, and are not checked.
  case silent
  /// The element is visible in an app but not drawn here; the message of the report.
  case undrawn(String)
}

/// The valid values of an attribute.
enum ValueForm: Sendable {
  /// Every value; or the code that reads the attribute checks it.
  case any
  case flag
  case number
  /// A number, or a word for none.
  case numberOr(String)
  case oneOf([String])
  /// The attribute is visible in an app but not drawn here; the message of the report. `NO` is not reported.
  case undrawn(String)
}

enum Vocabulary {
  /// The known elements that are not views, by name.
  static let elements: [String: ElementTreatment] = [
    "document": .open, "scenes": .open, "scene": .open, "objects": .open, "device": .open,
    "resources": .open, "image": .read(resource), "namedColor": .open, "systemColor": .open,
    "adaptation": .silent, "dependencies": .silent, "designables": .silent, "customFonts": .silent,
    "classes": .silent,
    "inferredMetricsTieBreakers": .silent, "simulatedMetricsContainer": .silent,
    "placeholder": .silent, "exit": .silent, "customObject": .silent, "point": .silent,
    "viewControllerPlaceholder": .silent, "searchDisplayController": .silent,
    "mutableData": .silent, "data": .silent, "refreshControl": .silent, "dateComponents": .silent,
    "userActivity": .silent, "menuItem": .silent, "keyCommand": .silent, "interactions": .silent,
    "connections": .silent, "accessibility": .silent, "textInputTraits": .silent,
    "gestureRecognizers": .silent, "dataDetectorType": .silent, "dataDetectorTypes": .silent,
    "userDefinedRuntimeAttributes": .silent, "userComments": .silent, "nil": .silent,
    "string": .silent, "mutableString": .silent, "size": .silent, "value": .silent,
    "date": .silent, "locale": .silent, "calendar": .silent, "timeZone": .silent,
    "keyCommands": .silent, "menu": .silent, "offsetWrapper": .silent, "extendedEdge": .silent,
    "wkWebViewConfiguration": .silent, "wkPreferences": .silent, "scopeButtonTitles": .silent,
    "autolayoutGuide": .silent, "pushBehavior": .silent, "range": .silent, "attributedKey": .silent,
    "collectionViewFlowLayout": .silent, "collectionViewLayout": .silent,
    "freeformSimulatedSizeMetrics": .silent, "fontDescription": .read(font), "font": .read(font),
    "rect": .read(names(["key"], numbers: ["x", "y", "width", "height"])),
    "autoresizingMask": .read(
      names(
        ["key"],
        flags: [
          "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
          "flexibleMaxY",
        ]
      )
    ),
    "constraints": .open, "subviews": .open, "layoutGuides": .open, "prototypes": .open,
    "sections": .open, "cells": .open, "segments": .open, "attributes": .open,
    "constraint": .read(constraint), "variation": .open, "mask": .open, "include": .silent,
    "exclude": .silent, "viewLayoutGuide": .open, "viewControllerLayoutGuide": .open,
    "color": .read(color),
    "inset": .read(names(["key"], numbers: ["minX", "minY", "maxX", "maxY"])),
    "edgeInsets": .read(names(["key"], numbers: ["top", "left", "bottom", "right"])),
    "directionalEdgeInsets": .read(
      names(["key"], numbers: ["top", "leading", "bottom", "trailing"])
    ),
    "attributedString": .read(names(["key"])), "fragment": .read(names(["content"])),
    "paragraphStyle": .read(paragraph), "segment": .read(segment),
    "state": .read(state), "buttonConfiguration": .read(configuration),
    "imageReference": .read(
      names(["key", "image", "catalog", "symbolScale", "symbolWeight", "renderingMode"])
    ),
    "tableViewSection": .read(section),
    // Visible in an app, but not drawn here.
    "navigationItem": .undrawn(bars), "tabBarItem": .undrawn(bars), "toolbarItems": .undrawn(bars),
    "barButtonItem": .undrawn(items), "items": .undrawn(items),
    "leftBarButtonItems": .undrawn(items), "rightBarButtonItems": .undrawn(items),
    "toolbarAppearance": .undrawn(barLooks), "navigationBarAppearance": .undrawn(barLooks),
    "tabBarAppearance": .undrawn(barLooks), "textAttributes": .undrawn(barLooks),
    "blurEffect": .undrawn(effects), "vibrancyEffect": .undrawn(effects),
    "backgroundConfiguration": .undrawn("Backgrounds by configuration are not drawn."),
    "listContentConfiguration": .read(
      names(
        ["key", "text", "secondaryText", "type", "prefersSideBySideTextAndSecondaryText"],
        ["image": .undrawn("Images of list configurations are not drawn.")]
      )
    ),
    "preferredSymbolConfiguration": .undrawn(symbols),
    "symbolConfiguration": .undrawn(symbols), "fontDescriptionSymbol": .undrawn(symbols),
    "shadow": .undrawn("Shadows of texts are not drawn."),
  ]

  static let bars =
    "The bars of controllers are not drawn; the safe areas of the controllers' views exclude them."
  static let items = "The items of bars are not drawn."
  static let rectangles =
    "Bars, pickers, maps, web views and views of other frameworks are drawn as grey rectangles."
  private static let barLooks = "The appearance of bars is not drawn."
  private static let effects = "Blur and vibrancy effects are not drawn."
  private static let symbols = "Symbols have the size in the file; their configuration is ignored."
  static let roles: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView",
  ]
  /// The roles of views that are properties of other objects, not laid out subviews.
  static let undrawnRoles: Set<String> = [
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
    "editingAccessoryView", "inputView", "inputAccessoryView", "titleView", "customView",
  ]
  /// The names of elements that contain views.
  static let viewPlaces: Set<String> = ["subviews", "objects", "prototypes", "cells"]

  // MARK: Attributes

  private static func names(
    _ names: [String],
    flags: [String] = [],
    numbers: [String] = [],
    _ others: [String: ValueForm] = [:]
  ) -> [String: ValueForm] {
    var result = others
    for name in names where result[name] == nil { result[name] = .any }
    for name in flags { result[name] = .flag }
    for name in numbers { result[name] = .number }
    return result
  }

  private static let resource = names(
    ["name", "catalog", "mutableData", "key", "symbolScale", "renderingMode"],
    numbers: ["width", "height"]
  )

  private static let constraint = names([
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "id", "identifier", "userLabel", "symbolic", "placeholder", "misplaced",
    "customClass", "customModule", "customModuleProvider", "key",
  ])

  private static let color = names(
    [
      "key", "name", "systemColor", "cocoaTouchSystemColor", "colorSpace", "customColorSpace",
      "catalog", "genericGammaSpace",
    ],
    numbers: ["red", "green", "blue", "white", "alpha"]
  )

  private static let font = names(
    ["key", "name", "family", "size", "metaFont", "pointSize"],
    [
      "type": .oneOf([
        "system", "boldSystem", "italicSystem", "monospacedSystem", "monospacedDigitSystem",
      ]),
      "weight": .oneOf([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]),
      "style": .oneOf([
        "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
        "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline", "UICTFontTextStyleSubhead",
        "UICTFontTextStyleBody", "UICTFontTextStyleCallout", "UICTFontTextStyleFootnote",
        "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
      ]),
    ]
  )

  private static let spacedLines =
    "Line heights and spacing follow from the font; those of the paragraph style are ignored."
  private static let paragraph = names(
    [
      "key", "lineBreakMode", "baseWritingDirection", "tighteningFactorForTruncation",
      "allowsDefaultTighteningForTruncation", "hyphenationFactor", "defaultTabInterval",
    ],
    [
      "alignment": .oneOf(alignments), "lineHeightMultiple": .undrawn(spacedLines),
      "lineSpacing": .undrawn(spacedLines), "minimumLineHeight": .undrawn(spacedLines),
      "maximumLineHeight": .undrawn(spacedLines), "paragraphSpacing": .undrawn(spacedLines),
      "paragraphSpacingBefore": .undrawn(spacedLines), "headIndent": .undrawn(spacedLines),
      "firstLineHeadIndent": .undrawn(spacedLines), "tailIndent": .undrawn(spacedLines),
    ]
  )
  private static let alignments = ["natural", "left", "right", "center", "justified"]

  private static let segment = names(
    ["title", "image", "enabled", "catalog", "width"],
    ["image": .undrawn("Images in segments are not drawn.")]
  )

  private static let state = names(
    ["key", "title", "image", "catalog"],
    ["backgroundImage": .undrawn("Background images of buttons are not drawn.")]
  )

  private static let configuration = names(
    [
      "key", "title", "image", "catalog", "cornerStyle", "buttonSize", "macIdiomStyle",
      "titleLineBreakMode", "subtitleLineBreakMode",
      "automaticallyUpdateForSelection",
    ],
    numbers: ["imagePadding", "titlePadding"],
    [
      "style": .oneOf([
        "plain", "gray", "tinted", "filled", "borderless", "bordered",
        "borderedTinted", "borderedProminent", "glass", "prominentGlass", "clearGlass",
      ]),
      "subtitle": .undrawn("Subtitles of buttons are not drawn."),
      "showsActivityIndicator": .undrawn("Activity indicators in buttons are not drawn."),
      "imagePlacement": .undrawn("Images of buttons are drawn before the title."),
      "titleAlignment": .any, "indicator": .any,
    ]
  )

  private static let titles = "The titles of a table's sections are not drawn."
  private static let section = names(
    ["id", "key", "colorLabel", "userLabel"],
    ["headerTitle": .undrawn(titles), "footerTitle": .undrawn(titles)]
  )

  // MARK: Views

  /// The attributes that are read from every view.
  static let view = names(
    [
      "id", "key", "userLabel", "tag", "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    ],
    flags: [
      "translatesAutoresizingMaskIntoConstraints", "hidden", "clipsSubviews", "autoresizesSubviews",
      "fixedFrame", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    ],
    numbers: ["alpha"],
    [
      "placeholderIntrinsicWidth": .numberOr("infinite"),
      "placeholderIntrinsicHeight": .numberOr("infinite"),
      "contentMode": .oneOf([
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]),
      "semanticContentAttribute": .oneOf([
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
      ]),
    ]
  )

  /// The further attributes that are read from views of a class.
  static func forms(of viewClass: ViewClass) -> [String: ValueForm] {
    switch viewClass {
    case .label: label
    case .button: button
    case .imageView:
      [
        "image": .any, "catalog": .any, "highlightedImage": .any,
        "preferredSymbolConfiguration": .any,
      ]
    case .textField: textField
    case .textView: ["text": .any, "textAlignment": .oneOf(alignments), "scrollEnabled": .flag]
    case .stackView: stackView
    case .switch: ["on": .flag]
    case .slider: names([], numbers: ["minValue", "maxValue", "value"])
    case .progressView: names([], numbers: ["progress"])
    case .pageControl: names([], numbers: ["numberOfPages", "currentPage"])
    case .segmentedControl: names([], numbers: ["selectedSegmentIndex"])
    case .activityIndicatorView:
      ["style": .oneOf(["medium", "large", "white", "whiteLarge", "gray"])]
    case .tableViewCell:
      [
        "accessoryType": .oneOf([
          "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
        ]), "reuseIdentifier": .any,
      ]
    default: [:]
    }
  }

  private static let label = names(
    ["text", "numberOfLines"],
    numbers: ["preferredMaxLayoutWidth"],
    ["textAlignment": .oneOf(alignments)]
  )

  private static let placements = ["center", "left", "right", "fill", "leading", "trailing"]
  private static let button: [String: ValueForm] = [
    "buttonType": .oneOf([
      "custom", "system", "roundedRect", "plain", "detailDisclosure", "infoLight", "infoDark",
      "contactAdd", "close",
    ]),
    "contentHorizontalAlignment": .oneOf(placements),
    "contentVerticalAlignment": .oneOf(["center", "top", "bottom", "fill"]),
  ]

  private static let textField = names(
    ["text", "placeholder"],
    [
      "textAlignment": .oneOf(alignments),
      "borderStyle": .oneOf(["none", "line", "bezel", "roundedRect"]),
    ]
  )

  private static let stackView = names(
    ["distribution", "alignment"],
    flags: ["baselineRelativeArrangement"],
    numbers: ["spacing"],
    ["axis": .oneOf(["horizontal", "vertical"]), "spacingType": .oneOf(["standard"])]
  )

  /// Attributes of views that affect neither layout nor drawing.
  static let silentAttributes = Set(
    """
    customClass customModule customModuleProvider opaque userInteractionEnabled multipleTouchEnabled \
    clearsContextBeforeDrawing misplaced ambiguous verifyAmbiguity restorationIdentifier colorLabel \
    sceneMemberID exclusiveTouch appearanceType springLoaded focusGroupIdentifier toolTip \
    largeContentTitle showsLargeContentViewer scalesLargeContentImage largeContentImage enabled selected \
    highlighted interactive simulatedAppContext deallocatedBehaviour explicitSafeArea \
    lineBreakMode lineBreakStrategy baselineAdjustment adjustsFontSizeToFit minimumFontSize minimumScaleFactor \
    adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth usesAttributedText highlightedColor \
    allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated preferredVibrancy \
    contentHorizontalAlignment contentVerticalAlignment textAlignment hasAttributedTitle \
    adjustsImageWhenHighlighted adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted \
    showsTouchWhenHighlighted pointerInteraction showsMenuAsPrimaryAction changesSelectionAsPrimaryAction role \
    adjustsImageSizeForAccessibilityContentSizeCategory highlightedImage animating hidesWhenStopped \
    preferredSymbolConfiguration allowsEditingTextAttributes clearsOnBeginEditing clearButtonMode \
    clearsOnInsertion secureTextEntry background disabledBackground editable selectable \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator bounces bouncesZoom alwaysBounceVertical \
    alwaysBounceHorizontal pagingEnabled scrollEnabled directionalLockEnabled delaysContentTouches \
    canCancelContentTouches minimumZoomScale maximumZoomScale indicatorStyle keyboardDismissMode \
    contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets scrollsToTop \
    transfersHorizontalScrollingToParent transfersVerticalScrollingToParent decelerationRate \
    style dataMode separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight \
    estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionHeaderTopPadding allowsSelection \
    allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing \
    allowsFocus allowsFocusDuringEditing selectionFollowsFocus remembersLastFocusedIndexPath \
    contentViewInsetsToSafeArea sectionIndexMinimumDisplayRowCount showsSelectionImmediatelyOnTouchBegin \
    prefetchingEnabled selectionStyle indentationWidth indentationLevel hidesAccessoryWhenEditing \
    editingAccessoryType editingStyle shouldIndentWhileEditing showsReorderControl focusStyle textLabel \
    detailTextLabel imageView tableViewCell collectionViewCell reuseIdentifier selfSizingInvalidation \
    segmentControlStyle momentary apportionsSegmentWidthsByContent springLoaded continuous \
    minimumValueImage maximumValueImage minValue maxValue value minimumValue maximumValue stepValue wraps \
    autorepeat hidesForSinglePage defersCurrentPageDisplay backgroundStyle allowsContinuousInteraction \
    progressViewStyle progressImage trackImage preferredStyle title barStyle translucent barPosition \
    itemPositioning itemWidth itemSpacing largeTitles prefersLargeTitles searchBarStyle placeholder text \
    prompt showsCancelButton showsSearchResultsButton showsBookmarkButton showsScopeBar \
    searchResultsButtonSelected selectedItem datePickerMode minuteInterval countDownDuration useCurrentDate \
    roundsToMinuteInterval showsSelectionIndicator mapType zoomEnabled rotateEnabled pitchEnabled \
    showsUserLocation showsCompass showsScale showsTraffic showsBuildings showsPointsOfInterest \
    scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction \
    mediaPlaybackAllowsAirPlay keyboardDisplayRequiresUserAction suppressesIncrementalRendering \
    allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent dataDetectorTypes \
    paginationMode paginationBreakingMode enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat \
    sampleCount preferredFramesPerSecond drawableColorFormat drawableDepthFormat drawableStencilFormat \
    drawableMultisample antialiasingMode jitteringEnabled autoenablesDefaultLighting allowsCameraControl \
    wantsHDR autoResizesDrawable asynchronous ignoresSiblingOrder showsFPS showsNodeCount playing loops \
    supportsEventsPassthrough axis spacing image minimumIntegralDigits preferredContentMode \
    sizingRule thumbTintMode preferredPaletteStyle usesMonospacedDigits spellChecking \
    findInteractionEnabled borderStyle switchStyle isElement preferredBehavioralStyle
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
