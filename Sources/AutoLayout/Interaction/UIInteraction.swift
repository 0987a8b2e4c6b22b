/// An object that adds a behaviour to a view: ``UIView/addInteraction(_:)``.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The implementation of ``addInteraction(_:)``. An interaction leaves its former view.
  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// The implementation of ``removeInteraction(_:)``.
  func release(_ interaction: any UIInteraction) {
    guard let index = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
