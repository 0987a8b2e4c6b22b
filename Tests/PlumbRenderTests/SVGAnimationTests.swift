import AutoLayout
import Expectations
import Foundation
import PlumbTesting
import Testing

@testable import PlumbRender

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Animated SVG documents.
@Suite struct SVGAnimationTests {
  /// Runs `body` with a white root of 100 × 80 and a black box in it.
  private func withBox(_ body: (AnimationClock, UIView, UIView) throws -> Void) rethrows {
    let clock = AnimationClock()
    try LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      box.backgroundColor = .black
      root.addSubview(box)
      try body(clock, root, box)
    }
  }

  /// The lines of the document inside the root element.
  private func lines(_ document: String) -> [String] {
    document.split(separator: "\n").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a picture shows the current time of the clock`() {
    withBox { clock, root, box in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 50, y: 10, width: 40, height: 20)
        box.alpha = 0
        box.layer.cornerRadius = 8
        box.backgroundColor = .white
      }
      clock.advance(by: 0.5)
      expectEqual(
        lines(SVGRenderer().render(root)),
        [
          #"<g opacity="0.5">"#,
          ##"<rect x="30" y="10" width="30" height="20" rx="4" fill="#808080"/>"##,
          "</g>",
        ]
      )
      clock.advance(by: 0.5)
      expectEmpty(lines(SVGRenderer().render(root)))
    }
  }

  @Test func `changed attributes are interpolated linearly between frames`() {
    withBox { clock, root, box in
      var film = SVGAnimation()
      film.add(root, at: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 50 }
      for frame in 0...2 {
        clock.advance(to: Double(frame) / 2)
        film.add(root, at: 1 + clock.now)
      }
      expectEqual(
        film.document(lasting: 4),
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80" \
        font-family="Liberation Sans, Arimo, Helvetica, Arial, sans-serif">
          <rect x="10" y="10" width="20" height="20" fill="#000000"><animate attributeName="x" \
        dur="4s" repeatCount="indefinite" keyTimes="0;0.25;0.375;0.5;1" \
        values="10;10;30;50;50"/></rect>
        </svg>

        """
      )
    }
  }

  @Test func `when elements disappear, the document switches to another group`() {
    withBox { clock, root, box in
      let other = UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
      other.backgroundColor = .white
      other.clipsToBounds = true
      root.addSubview(other)
      var film = SVGAnimation()
      film.add(root, at: 0)
      box.removeFromSuperview()
      film.add(root, at: 1)
      let document = film.document(lasting: 2)
      expectEqual(
        lines(document).filter { $0.hasPrefix("<g") || $0.hasPrefix("<animate") },
        [
          "<g>",
          #"<animate attributeName="display" dur="2s" repeatCount="indefinite" calcMode="discrete" "#
            + #"keyTimes="0;0.5" values="inline;none"/>"#,
          ##"<g clip-path="url(#clip1)">"##,
          #"<g display="none">"#,
          #"<animate attributeName="display" dur="2s" repeatCount="indefinite" calcMode="discrete" "#
            + #"keyTimes="0;0.5" values="none;inline"/>"#,
          ##"<g clip-path="url(#clip1-1)">"##,
        ]
      )
      expectTrue(document.contains(#"<clipPath id="clip1">"#))
      expectTrue(document.contains(#"<clipPath id="clip1-1">"#))
    }
  }

  @Test func `a transform is animated by its components, with continuous rotation`() {
    withBox { clock, root, box in
      var film = SVGAnimation()
      for (index, degrees) in [90.0, 170, 190, 270].enumerated() {
        box.transform = CGAffineTransform(rotationAngle: degrees / 180 * .pi).scaledBy(x: 2, y: 1)
        film.add(root, at: Double(index))
      }
      let animations = lines(film.document(lasting: 3)).filter { $0.hasPrefix("<animate") }
      expectEqual(animations.count, 3)
      expectTrue(animations[0].contains(#"type="translate""#))
      expectTrue(animations[1].contains(#"type="rotate""#))
      expectTrue(animations[1].contains(#"additive="sum""#))
      expectTrue(animations[1].contains(#"values="90;170;190;270""#))
      expectTrue(animations[2].contains(#"type="scale""#))
      expectTrue(animations[2].contains(#"values="2 1;2 1""#))
    }
  }

  @Test func `texts keep their spaces, and the document is well-formed`() {
    withBox { clock, root, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 40, width: 90, height: 20))
      label.text = "a  <b>"
      root.addSubview(label)
      var film = SVGAnimation()
      film.add(root, at: 0)
      UIView.animate(withDuration: 1) { label.center.y += 10 }
      clock.advance(by: 0.5)
      film.add(root, at: 0.5)
      let document = film.document(lasting: 1)
      expectTrue(XMLParser(data: Data(document.utf8)).parse())
      let text = lines(document).first { $0.hasPrefix("<text") }
      expectTrue(text?.hasSuffix("/>a  &lt;b&gt;</text>") == true)
    }
  }

  @Test func `without changes there is no animation, and without frames no document`() {
    withBox { _, root, _ in
      var film = SVGAnimation()
      expectEqual(film.document(lasting: 1), "")
      film.add(root, at: 0)
      film.add(root, at: 1)
      expectEqual(film.document(lasting: 2), SVGRenderer().render(root))
    }
  }

  @Test func `an overlay shows the layout, not the presentation`() {
    withBox { clock, root, box in
      box.accessibilityIdentifier = "box"
      UIView.animate(withDuration: 1) { box.frame.origin.x = 50 }
      let document = SVGRenderer(overlay: .frames).render(root)
      expectTrue(
        document.contains(##"<rect x="10" y="10" width="20" height="20" fill="#000000"/>"##)
      )
      expectTrue(document.contains(#"<rect x="50""#))
    }
  }
}
