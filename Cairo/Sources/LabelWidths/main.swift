// Compares the widths of one-line labels that Xcode stored in Interface Builder files with those of font families:
//
//   label-widths FOLDER FAMILY…     a family: its files, with commas between them
//
// Prints the median deviation of each family over the labels whose width follows from their text. Layout stretches the others: their
// width is more than 10 % off with every family.
import Foundation
import FoundationXML
import Plumb
import PlumbCairo

struct StoredLabel {
  var text: String
  var font: UIFont
  var width: CGFloat
}

/// The labels of a file in the system font, of 10 to 34 points, that constraints place.
final class LabelReader: NSObject, XMLParserDelegate {
  private(set) var labels: [StoredLabel] = []
  private var open: [(name: String, attributes: [String: String])] = []
  private var width: CGFloat?
  private var font: UIFont?

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if name == "label" { (width, font) = (nil, nil) }
    if open.last?.name == "label" {
      if name == "rect", attributes["key"] == "frame" {
        width = attributes["width"].flatMap(Double.init).map { CGFloat($0) }
      } else if name == "fontDescription" {
        font = Self.font(attributes)
      }
    }
    open.append((name, attributes))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let attributes = open.popLast()?.attributes, name == "label",
      let text = attributes["text"], !text.isEmpty, !text.contains("\n"),
      ["1", nil].contains(attributes["numberOfLines"]), attributes["fixedFrame"] != "YES",
      attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      let width, width > 0, let font
    else { return }
    labels.append(StoredLabel(text: text, font: font, width: width))
  }

  private static func font(_ attributes: [String: String]) -> UIFont? {
    guard let size = attributes["pointSize"].flatMap(Double.init), (10...34).contains(size) else {
      return nil
    }
    switch (attributes["type"], attributes["weight"]) {
    case ("boldSystem", _), ("system", "bold"): return .boldSystemFont(ofSize: size)
    case ("system", nil), ("system", "regular"): return .systemFont(ofSize: size)
    case ("system", "medium"): return .systemFont(ofSize: size, weight: .medium)
    case ("system", "semibold"): return .systemFont(ofSize: size, weight: .semibold)
    default: return nil
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let folder = arguments.first else {
  print("Usage: label-widths FOLDER FAMILY…   (a family: its font files, with commas between them)")
  exit(64)
}
let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
var labels: [StoredLabel] = []
for file in files {
  let reader = LabelReader()
  let parser = XMLParser(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
  parser?.delegate = reader
  _ = parser?.parse()
  labels += reader.labels
}
let families = try arguments.dropFirst().flatMap { family in
  let files = family.split(separator: ",").map { URL(fileURLWithPath: String($0)) }
  return try [
    PangoFonts(files: files), PangoFonts(files: files, systemTracking: .sanFrancisco),
  ]
}
/// By family and label, as a share of the stored width. A label is as wide as its text, rounded up to a pixel at scale 2.
let deviations = families.map { fonts in
  labels.map { label in
    let width = (fonts.width(of: label.text, font: label.font) * 2).rounded(.up) / 2
    return ((width - label.width) / label.width).magnitude
  }
}
let judged = labels.indices.filter { index in deviations.contains { $0[index] <= 0.1 } }
print(
  "\(files.count) files, \(labels.count) labels of one line, \(judged.count) as wide as their text"
)
for (fonts, shares) in zip(families, deviations) {
  let sorted = judged.map { shares[$0] }.sorted()
  let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  let tracking = fonts.systemTracking == .none ? "" : " with Apple's tracking"
  print(
    "  \(fonts.systemFamily)\(tracking): median deviation \(String(format: "%.1f", median * 100)) %"
  )
}
