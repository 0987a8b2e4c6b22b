import Plumb

extension Scene {
  static let alerts: Scene = Scene(
    "alerts",
    "An alert with a text field, and a list of actions, over the controller that presents them.",
    variants: ["alert", "list"],
    isInWindow: true
  ) { root, variant in
    guard let window = root as? UIWindow else { return }
    window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    let note = NoteController()
    window.rootViewController = note
    window.makeKeyAndVisible()
    note.present(variant == "alert" ? note.renaming() : note.choices(), animated: false)
  }
}

/// A note that can be renamed and deleted.
private final class NoteController: UIViewController {
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "note"
    view.backgroundColor = .systemBackground
    text.accessibilityIdentifier = "text"
    text.text = "Pears are ripe when the neck gives way to the thumb."
    text.numberOfLines = 0
    view.addSubview(text)
    text.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(view.safeAreaLayoutGuide).inset(16)
    }
  }

  func renaming() -> UIAlertController {
    let alert = UIAlertController(
      title: "Rename the note",
      message: "The name is shown in the list of notes.",
      preferredStyle: .alert
    )
    alert.addTextField { field in
      field.accessibilityIdentifier = "name"
      field.text = "Pears"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Rename", style: .default))
    return alert
  }

  func choices() -> UIAlertController {
    let list = UIAlertController(
      title: "Pears",
      message: nil,
      preferredStyle: .actionSheet
    )
    list.addAction(UIAlertAction(title: "Share", style: .default))
    list.addAction(UIAlertAction(title: "Delete", style: .destructive))
    list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return list
  }
}
