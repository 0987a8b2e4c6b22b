import Foundation
import InterfaceBuilder
import Testing

/// Minimal Interface Builder files for tests.
enum Fixture {
  /// A xib whose only view has an id of `root`.
  static func xib(
    tools: String = "23504",
    plugIn: String = "23506",
    device: String? = "retina6_1",
    orientation: String = "portrait",
    attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\"",
    more: String = "",
    _ objects: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\" appearance=\"light\"/>" } ?? "")
    <dependencies>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>
    </dependencies>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(objects)
    </objects>
    \(more)
    </document>
    """
  }

  /// A storyboard with a scene for each controller.
  static func storyboard(
    tools: String = "23504",
    device: String? = "retina6_1",
    orientation: String = "portrait",
    _ controllers: String...
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    \(device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? "")
    <scenes>
    \(controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// A view that constraints place.
  static func view(
    _ id: String,
    _ frame: String = "0 0 10 10",
    element: String = "view",
    _ attributes: String = "",
    _ inside: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    \(rect(frame))
    \(inside)
    </\(element)>
    """
  }

  /// A top-level view, or the view of a controller.
  static func root(_ frame: String, _ attributes: String = "", _ inside: String) -> String {
    """
    <view id="root" \(attributes)>
    \(rect(frame))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(inside)
    </view>
    """
  }

  static func rect(_ frame: String) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      """
  }

  /// Each line is the attributes of a constraint after its first one: `c leading = root leading + 8`, or attributes as in
  /// the file.
  static func constraints(_ lines: String...) -> String {
    "<constraints>\n"
      + lines.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined(separator: "\n")
      + "\n</constraints>"
  }

  /// `firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" …`
  static func pin(
    _ a: String,
    _ attribute: String,
    _ b: String,
    _ other: String,
    _ rest: String = ""
  )
    -> String
  {
    """
    firstItem="\(a)" firstAttribute="\(attribute)" secondItem="\(b)" secondAttribute="\(other)" \(rest)
    """
  }

  /// Pins all four edges of a view to another's.
  static func fill(_ a: String, _ b: String, constants: [Int] = [0, 0, 0, 0]) -> [String] {
    let edges = ["leading", "top", "trailing", "bottom"]
    return zip(edges, constants).map { pin(a, $0, b, $0, "constant=\"\($1)\"") }
  }
}

func read(_ text: String) throws -> InterfaceDocument {
  try InterfaceDocument(Data(text.utf8), file: "Test.xib")
}

/// The frames of a file's objects by the ids of views.
func frames(
  _ text: String,
  _ change: (inout InterfaceCanvas) -> Void = { _ in }
) throws -> [String: CGRect] {
  var canvas = InterfaceCanvas()
  change(&canvas)
  let document = try read(text)
  var result: [String: CGRect] = [:]
  for object in document.objects {
    let layout = canvas.layOut(object, of: document)
    for (id, frame) in layout.frames { result[id] = frame }
  }
  return result
}

/// The layout of the only object of a file.
func layOut(
  _ text: String,
  _ change: (inout InterfaceCanvas) -> Void = { _ in }
) throws -> InterfaceLayout {
  var canvas = InterfaceCanvas()
  change(&canvas)
  let document = try read(text)
  return canvas.layOut(try #require(document.objects.first), of: document)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
