extension UIViewController {
  /// Performs a segue that the user began, unless the controller prevents it.
  package func begin(_ segue: StoryboardSegue, sender: Any?) {
    if shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) {
      perform(segue, sender: sender)
    }
  }

  /// Creates the destination of a segue, prepares it and shows it.
  package func perform(_ segue: StoryboardSegue, sender: Any?) {
    if case .unwind(let action) = segue.kind { return unwind(segue, action, sender) }
    let made = environment.with({ _ in }, run: { segue.makeDestination(self, sender) })
    guard let destination = made else { return }
    let transition = transition(segue, to: destination, sender)
    prepare(for: transition, sender: sender)
    transition.perform()
  }

  private func transition(
    _ segue: StoryboardSegue,
    to destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue {
    let (name, isAnimated) = (segue.identifier, segue.isAnimated)
    func made(_ show: @escaping () -> Void) -> UIStoryboardSegue {
      UIStoryboardSegue(
        identifier: name,
        source: self,
        destination: destination,
        performHandler: show
      )
    }
    switch segue.kind {
    case .custom(let type):
      return type.init(identifier: name, source: self, destination: destination)
    case .show: return made { self.show(destination, sender: sender) }
    case .showDetail: return made { self.showDetailViewController(destination, sender: sender) }
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      if style == .popover, let popover = destination.popoverPresentationController {
        popover.sourceView = sender as? UIView
        popover.barButtonItem = sender as? UIBarButtonItem
      }
      return made { self.present(destination, animated: isAnimated) }
    case .embed, .unwind: return made {}
    }
  }

  /// Goes back to the nearest controller that has the method of an unwind segue.
  private func unwind(_ segue: StoryboardSegue, _ action: Selector, _ sender: Any?) {
    guard let destination = unwindDestination(action, sender) else { return }
    let transition = UIStoryboardSegue(
      identifier: segue.identifier,
      source: self,
      destination: destination
    ) {
      if destination.presentedViewController != nil {
        destination.dismiss(animated: segue.isAnimated)
      }
      var inner = destination
      while let parent = inner.parent {
        if let navigation = parent as? UINavigationController {
          navigation.popToViewController(inner, animated: segue.isAnimated)
        }
        inner = parent
      }
    }
    prepare(for: transition, sender: sender)
    action.send(to: destination, transition)
    transition.perform()
  }

  private func unwindDestination(_ action: Selector, _ sender: Any?) -> UIViewController? {
    func isDestination(_ controller: UIViewController) -> Bool {
      controller !== self
        && controller.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    func inside(_ controller: UIViewController) -> UIViewController? {
      for child in controller.children.reversed() {
        if let found = inside(child) ?? (isDestination(child) ? child : nil) { return found }
      }
      return nil
    }
    var current: UIViewController? = self
    while let controller = current {
      if isDestination(controller) { return controller }
      if let parent = controller.parent {
        if let found = inside(parent) { return found }
        current = parent
      } else {
        guard let presenter = controller.presentingViewController else { return nil }
        if let found = inside(presenter) { return found }
        current = presenter
      }
    }
    return nil
  }
}
