import AnalyticsKit
import SnapKit
import SwiftUI
import UIKit

class NotesViewController: UITableViewController {
  private var notes = Note.examples
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    hint.attributedText = NSAttributedString(
      string: "Hold a note to pin it",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote),
        .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    footer.addSubview(hint)
    hint.snp.makeConstraints { $0.center.equalToSuperview() }
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Tips",
      style: .plain,
      target: self,
      action: #selector(showTips)
    )
    let hold = UILongPressGestureRecognizer(target: self, action: #selector(held(_:)))
    tableView.addGestureRecognizer(hold)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(textSizeChanged),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  @objc private func held(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began,
      let path = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return }
    notes[path.row].isPinned.toggle()
    tableView.reloadRows(at: [path], with: .automatic)
  }

  @objc private func showTips() {
    present(
      UIHostingController(rootView: TipsView(tips: ["Hold a note to pin it"])),
      animated: true
    )
  }

  @objc private func textSizeChanged() { tableView.reloadData() }

  @IBAction func addNote(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(title: "New note", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.insert(Note(title: alert?.textFields?.first?.text ?? "", text: ""))
      }
    )
    present(alert, animated: true)
  }

  private func insert(_ note: Note) {
    notes.insert(note, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    Analytics.shared.log("added")
  }

  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? NoteViewController, let row = editor.row else { return }
    notes[row].title = editor.titleField.text ?? ""
    tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let editor = segue.destination as? NoteViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    editor.row = row
    editor.note = notes[row]
  }
}

extension NotesViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "edit", sender: self)
  }
}
