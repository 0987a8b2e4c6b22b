/// A view with an effect behind its ``contentView``.
///
/// The content view fills the view: its frame and autoresizing mask act as constraints, so that
/// constraints inside of it can determine the size of the effect view. A view that is added to the
/// effect view itself is reported; it stays, in front of the content.
open class UIVisualEffectView: UIView {
  /// The view for the content. It has the size of the effect view.
  open var contentView: UIView { holder }
  /// The effect; nil for none. By default nil.
  open var effect: UIVisualEffect?

  private let holder = UIView()

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    addContent()
  }

  private func addContent() {
    holder.frame = bounds
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(holder)
  }

  /// Reports a view that is not the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === holder { return }
    environment.raise(
      LayoutIssue(
        .doubtfulStatement,
        "\(subview.layoutName) was added to the effect view \(layoutName) itself; UIKit stops the app there.",
        remedy: "Add it to the contentView of the effect view."
      )
    )
  }
}
