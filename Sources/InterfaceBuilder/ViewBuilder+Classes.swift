extension ViewBuilder {
  /// The runtime's class of a view. On the canvas the content of lists, bars and pickers is not drawn, so
  /// plain views stand for them.
  func standardType(of viewClass: ViewClass) -> UIView.Type {
    switch viewClass {
    case .label: UILabel.self
    case .button: UIButton.self
    case .imageView: UIImageView.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .stackView: UIStackView.self
    case .scrollView: UIScrollView.self
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .segmentedControl: UISegmentedControl.self
    case .stepper: UIStepper.self
    case .progressView: UIProgressView.self
    case .pageControl: UIPageControl.self
    case .activityIndicatorView: UIActivityIndicatorView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionViewCell: UICollectionViewCell.self
    case .collectionReusableView: UICollectionReusableView.self
    case _ where loader == nil: UIView.self
    case .tableView: UITableView.self
    case .collectionView: UICollectionView.self
    case .searchBar: UISearchBar.self
    case .toolbar: UIToolbar.self
    case .navigationBar: UINavigationBar.self
    case .tabBar: UITabBar.self
    case .datePicker: UIDatePicker.self
    case .pickerView: UIPickerView.self
    case .visualEffectView: UIVisualEffectView.self
    default: UIView.self
    }
  }

  /// Sets the properties of a view that only its class has.
  func configure(_ view: UIView, as viewClass: ViewClass, _ element: Element) {
    defer { if loader != nil { setTextAndScrolling(of: view, element) } }
    switch (viewClass, view) {
    case (.label, let view as UILabel): configure(view, element)
    case (.button, let view as UIButton): configure(view, element)
    case (.imageView, let view as UIImageView): view.image = image(of: element)
    case (.textField, let view as UITextField): configure(view, element)
    case (.textView, let view as UITextView): configure(view, element)
    case (.stackView, let view as UIStackView): configure(view, element)
    case (.switch, let view as UISwitch): view.isOn = element.isYes("on")
    case (.slider, let view as UISlider): configure(view, element)
    case (.segmentedControl, let view as UISegmentedControl): configure(view, element)
    case (.progressView, let view as UIProgressView):
      view.progress = element.number("progress").map(Float.init) ?? 0
    case (.pageControl, let view as UIPageControl): configure(view, element)
    case (.activityIndicatorView, let view as UIActivityIndicatorView): configure(view, element)
    case (.tableViewCell, let view as UITableViewCell):
      view.reuseIdentifier = element["reuseIdentifier"]
    case _ where loader != nil: configureAtRunTime(view, element)
    default: break
    }
  }

  private func configure(_ stack: UIStackView, _ element: Element) {
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
  }

  private func configure(_ view: UISlider, _ element: Element) {
    view.minimumValue = element.number("minValue").map(Float.init) ?? 0
    view.maximumValue = element.number("maxValue").map(Float.init) ?? 1
    view.value = element.number("value").map(Float.init) ?? 0.5
  }

  private func configure(_ view: UISegmentedControl, _ element: Element) {
    for (index, segment) in element.children(of: "segments").enumerated() {
      view.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
    }
    if let index = element["selectedSegmentIndex"].flatMap(Int.init),
      (0..<view.numberOfSegments).contains(index)
    {
      view.selectedSegmentIndex = index
    }
  }

  private func configure(_ view: UIPageControl, _ element: Element) {
    // A limit, because drawing a huge number of dots takes time without any use.
    view.numberOfPages = min(100, max(0, element["numberOfPages"].flatMap(Int.init) ?? 3))
    view.currentPage = 0
  }

  private func configure(_ view: UIActivityIndicatorView, _ element: Element) {
    let style = element["style"]
    view.style = style == "whiteLarge" || style == "large" ? .large : .medium
    view.hidesWhenStopped = element.isYes("hidesWhenStopped")
    if element.isYes("animating") { view.startAnimating() }
  }
}
