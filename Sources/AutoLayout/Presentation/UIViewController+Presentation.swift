extension UIViewController {
  /// The implementation of `present(_:animated:completion:)`.
  func begin(presenting presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?)
  {
    let presenter = presenter(for: presented.modalPresentationStyle)
    if let problem = problem(presenting: presented, by: presenter) {
      return environment.raise(
        LayoutIssue(.illegalItem, problem.message, remedy: problem.remedy)
      )
    }
    let controller = presented.madePresentationController(presenter, source: self)
    let presentation = Presentation(controller, presented, by: presenter)
    presenter.presentation = presentation
    presented.presentationOfSelf = presentation
    presentation.begin(from: self, animated: animated, completion: completion)
  }

  /// The controller that a presentation covers: the outermost container, or the nearest one that
  /// defines a context for the styles that ask for it.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var presenter = self
    while true {
      let isContext = style == .currentContext || style == .overCurrentContext
      if isContext && presenter.definesPresentationContext { return presenter }
      guard let parent = presenter.parent else { return presenter }
      presenter = parent
    }
  }

  private func problem(
    presenting presented: UIViewController,
    by presenter: UIViewController
  ) -> (message: String, remedy: String)? {
    let (name, other) = ("\(type(of: presented))", "\(type(of: self))")
    if presented === self || presented === presenter {
      return ("\(name) cannot present itself.", "Present another controller.")
    }
    var below = presenter.presentingViewController
    while let next = below {
      if next === presented {
        return (
          "\(name) presents \(other), or presents a controller that does; \(other) cannot present it.",
          "Dismiss \(other), or present another controller."
        )
      }
      below = next.presentingViewController
    }
    if presented.presentationOfSelf != nil || presented.parent != nil {
      return (
        "\(name) is already presented, or inside of another controller; it is not presented again.",
        "Dismiss it first, or remove it from its parent."
      )
    }
    if presenter.viewIfLoaded?.superview == nil {
      return (
        "\(other) presents \(name), but its view is in no window; nothing is presented.",
        "Present from a controller whose window is shown, for example in viewDidAppear(_:)."
      )
    }
    if let present = presenter.presentation?.presented {
      return (
        "\(other) presents \(name), but \(type(of: presenter)) is already presenting "
          + "\(type(of: present)); nothing is presented.",
        "Dismiss it first, or present from it."
      )
    }
    return nil
  }

  /// Returns the presentation controller of this controller, made at the first request.
  private func madePresentationController(
    _ presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let controller = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
    {
      storedPresentationController = controller
      return controller
    }
    let prepared = storedPresentationController
    let traits = presenter.traitCollection
    var style = modalPresentationStyle
    if style == .popover {
      let isCompact = traits.horizontalSizeClass == .compact
      if let prepared, isCompact {
        let adapted = prepared.delegate?.adaptivePresentationStyle(
          for: prepared,
          traitCollection: traits
        )
        if adapted != UIModalPresentationStyle.none {
          style = adapted == nil || adapted == .automatic ? .pageSheet : adapted ?? .pageSheet
        }
      } else if isCompact {
        style = .pageSheet
      }
    }
    let controller: UIPresentationController =
      switch style {
      case .popover:
        prepared as? UIPopoverPresentationController
          ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .automatic, .pageSheet, .formSheet:
        prepared as? UISheetPresentationController
          ?? UISheetPresentationController(presentedViewController: self, presenting: presenter)
      default:
        FullScreenPresentation(presentedViewController: self, presenting: presenter)
      }
    storedPresentationController = controller
    return controller
  }

  /// The presentation controller before a presentation, by the style: code sets its properties.
  func preparedPresentationController<Controller: UIPresentationController>(
    _ styles: [UIModalPresentationStyle],
    _ make: () -> Controller
  ) -> Controller? {
    if let controller = storedPresentationController as? Controller { return controller }
    guard presentationOfSelf == nil, styles.contains(modalPresentationStyle) else { return nil }
    let controller = make()
    storedPresentationController = controller
    return controller
  }

  /// The implementation of `dismiss(animated:completion:)`.
  func end(_ animated: Bool, _ completion: (() -> Void)?) {
    // A controller inside of a container presents by the container.
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation {
        // What the presented controller presents goes with it, at once.
        presentation.presented.presentation?.presented.endChain()
        return presentation.end(animated: animated, completion: completion)
      }
      controller = current.parent
    }
    controller = self
    while let current = controller {
      if let own = current.presentationOfSelf {
        return own.end(animated: animated, completion: completion)
      }
      controller = current.parent
    }
  }

  /// Dismisses the controller and all that it presents, from the front, without animation.
  private func endChain() {
    var presentations: [Presentation] = []
    var next = presentationOfSelf
    while let presentation = next {
      presentations.append(presentation)
      next = presentation.presented.presentation
    }
    for presentation in presentations.reversed() {
      presentation.end(animated: false, completion: nil)
    }
  }
}
