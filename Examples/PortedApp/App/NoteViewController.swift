import UIKit

@MainActor
class NoteViewController: UIViewController {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet private weak var textView: UITextView!
  @IBOutlet private weak var doneButton: UIButton!
  var row: Int?
  var note: Note?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = note?.title
    textView.text = note?.text
    titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
    titleChanged()
  }

  @objc func titleChanged() { doneButton.isEnabled = titleField.text?.isEmpty == false }

  @IBAction func clear(_ sender: Any, forEvent event: UIEvent?) {
    titleField.text = ""
    titleChanged()
  }
}
