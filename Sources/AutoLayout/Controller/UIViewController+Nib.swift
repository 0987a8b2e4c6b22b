extension UIViewController {
  /// Loads the view from the storyboard or the nib.
  ///
  /// - Returns: Whether there is one.
  func loadNib() -> Bool {
    environment.with { _ in
    } run: {
      if let loadView = origin?.loadView {
        loadView()
        return true
      }
      guard let name = nibName ?? nibNameOfClass else { return false }
      return UINib(nibName: name, bundle: nibBundle).objects(owner: self) != nil
    }
  }

  /// The name of an existing nib that belongs to the class by its name: `CardView` or
  /// `CardViewController` for the class `CardViewController`.
  private var nibNameOfClass: String? {
    guard let files = LayoutEnvironment.current.nibReading else { return nil }
    return nibNamesOfClass.first { files.hasNib(named: $0, in: nibBundle) }
  }

  private var nibNamesOfClass: [String] {
    let name = "\(type(of: self))"
    let suffix = "Controller"
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }

  /// Reports that outlets of the class stay nil, since no nib has its name. A subclass without outlets
  /// of its own may well be made without a nib.
  func raiseWithoutNib() {
    let parent = Mirror(reflecting: self).superclassMirror?.subjectType as? UIViewController.Type
    guard let parent else { return }
    let outlets = type(of: self).outletTable.names(missingIn: parent.outletTable)
    if outlets.isEmpty { return }
    let names = nibNamesOfClass.map { "\($0).xib" }.joined(separator: " or ")
    environment.raise(
      LayoutIssue(
        .missingResource,
        "The view of \(type(of: self)) is empty, and its outlets are nil "
          + "(\(outlets.joined(separator: ", "))): there is no nib \(names).",
        remedy: "Name the nib's folder in LayoutEnvironment's interfaceFiles, or create the "
          + "controller by its storyboard."
      )
    )
  }
}
