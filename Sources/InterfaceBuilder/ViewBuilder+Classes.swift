extension ViewBuilder {
  /// Creates a view of a class with the properties of that class.
  func instance(of viewClass: ViewClass, _ element: Element) -> UIView {
    switch viewClass {
    case .label: label(element)
    case .button: button(element)
    case .imageView: imageView(element)
    case .textField: textField(element)
    case .textView: textView(element)
    case .stackView: stackView(element)
    case .scrollView: UIScrollView()
    case .switch: toggle(element)
    case .slider: slider(element)
    case .segmentedControl: segmentedControl(element)
    case .stepper: UIStepper()
    case .progressView: progressView(element)
    case .pageControl: pageControl(element)
    case .activityIndicatorView: activityIndicatorView(element)
    case .tableViewCell:
      UITableViewCell(style: .default, reuseIdentifier: element["reuseIdentifier"])
    case .collectionViewCell: UICollectionViewCell()
    case .collectionReusableView: UICollectionReusableView()
    default: UIView()
    }
  }

  private func stackView(_ element: Element) -> UIView {
    let stack = UIStackView()
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    switch element["distribution"] {
    case nil, "fill": break
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    case let other?:
      note(
        .badValue,
        "A stack view has an unknown distribution ('\(other)'); the default is used.",
        element
      )
    }
    switch element["alignment"] {
    case nil, "fill": break
    case "leading", "top": stack.alignment = .leading
    case "center": stack.alignment = .center
    case "trailing", "bottom": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    case let other?:
      note(
        .badValue,
        "A stack view has an unknown alignment ('\(other)'); the default is used.",
        element
      )
    }
    stack.spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing") ?? 0
    stack.isBaselineRelativeArrangement = element.isYes("baselineRelativeArrangement")
    return stack
  }

  private func imageView(_ element: Element) -> UIView {
    let view = UIImageView()
    view.image = image(of: element)
    return view
  }

  private func toggle(_ element: Element) -> UIView {
    let view = UISwitch()
    view.isOn = element.isYes("on")
    return view
  }

  private func slider(_ element: Element) -> UIView {
    let view = UISlider()
    view.minimumValue = element.number("minValue").map(Float.init) ?? 0
    view.maximumValue = element.number("maxValue").map(Float.init) ?? 1
    view.value = element.number("value").map(Float.init) ?? 0.5
    return view
  }

  private func segmentedControl(_ element: Element) -> UIView {
    let view = UISegmentedControl()
    for (index, segment) in element.children(of: "segments").enumerated() {
      view.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
    }
    if let index = element["selectedSegmentIndex"].flatMap(Int.init),
      (0..<view.numberOfSegments).contains(index)
    {
      view.selectedSegmentIndex = index
    }
    return view
  }

  private func progressView(_ element: Element) -> UIView {
    let view = UIProgressView()
    view.progress = element.number("progress").map(Float.init) ?? 0
    return view
  }

  private func pageControl(_ element: Element) -> UIView {
    let view = UIPageControl()
    // A limit, because drawing a huge number of dots takes time without any use.
    view.numberOfPages = min(100, max(0, element["numberOfPages"].flatMap(Int.init) ?? 3))
    view.currentPage = 0
    return view
  }

  private func activityIndicatorView(_ element: Element) -> UIView {
    let style = element["style"]
    let view = UIActivityIndicatorView(
      style: style == "whiteLarge" || style == "large" ? .large : .medium
    )
    view.hidesWhenStopped = element.isYes("hidesWhenStopped")
    if element.isYes("animating") { view.startAnimating() }
    return view
  }
}
