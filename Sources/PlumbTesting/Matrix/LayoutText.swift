import AutoLayout
import Foundation

/// A change of the texts of labels and buttons, as translations change them.
public enum LayoutText: String, CaseIterable, Sendable {
  /// The texts that the view has.
  case asIs
  /// Each text twice, with a space between.
  case double
  /// Each text with accents and about 40 % more letters, as a translation from English can have: `Šeñd` for `Send`.
  case pseudo

  /// Returns the changed text. An empty text stays empty.
  public func applied(to text: String) -> String {
    switch self {
    case .asIs: text
    case .double: text.isEmpty ? text : "\(text) \(text)"
    case .pseudo: Self.pseudo(text)
    }
  }

  private static func pseudo(_ text: String) -> String {
    let letters = text.count { $0.isLetter }
    // Rounded up, so that short texts become longer too.
    var missing = (letters * 2 + 4) / 5
    var result = ""
    // A doubled vowel keeps the words and the places where lines wrap.
    for letter in text {
      let accented = accents[letter] ?? letter
      result.append(accented)
      if missing > 0, "aeiouyAEIOUY".contains(letter) {
        result += accented.lowercased()
        missing -= 1
      }
    }
    if letters > 0 { result += String(repeating: "ö", count: missing) }
    return result
  }

  private static let accents: [Character: Character] = [
    "a": "å", "c": "ç", "e": "é", "i": "î", "n": "ñ", "o": "ö", "s": "š", "u": "ü", "y": "ý",
    "z": "ž",
    "A": "Å", "C": "Ç", "E": "É", "I": "Î", "N": "Ñ", "O": "Ö", "S": "Š", "U": "Ü", "Y": "Ý",
    "Z": "Ž",
  ]
}

extension LayoutText {
  /// Changes the texts of the labels and buttons in a view hierarchy.
  func apply(to root: UIView) {
    if self == .asIs { return }
    // In an array instead of on the call stack, which a deep hierarchy would overflow.
    var waiting = [root]
    while let view = waiting.popLast() {
      switch view {
      case let label as UILabel: apply(to: label)
      // The labels inside of a button show its titles.
      case let button as UIButton: apply(to: button)
      default: waiting += view.subviews.reversed()
      }
    }
  }

  private func apply(to label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    if label.hasAttributedText, let attributed = label.attributedText {
      label.attributedText = changed(attributed)
    } else {
      label.text = applied(to: text)
    }
  }

  private func apply(to button: UIButton) {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    let titles = states.map { (button.title(for: $0), button.attributedTitle(for: $0)) }
    let normal = titles[0]
    for (state, title) in zip(states, titles) {
      // A state without a title of its own shows that of the normal state.
      if state != .normal && title == normal { continue }
      if let text = title.0, !text.isEmpty { button.setTitle(applied(to: text), for: state) }
      if let text = title.1 { button.setAttributedTitle(changed(text), for: state) }
    }
    if let title = button.configuration?.title {
      button.configuration?.title = applied(to: title)
    }
    if let subtitle = button.configuration?.subtitle {
      button.configuration?.subtitle = applied(to: subtitle)
    }
  }

  private func changed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    result.replaceCharacters(
      in: NSRange(location: 0, length: text.length),
      with: applied(to: text.string)
    )
    return result
  }
}
