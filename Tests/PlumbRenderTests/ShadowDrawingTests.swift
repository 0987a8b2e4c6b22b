import AutoLayout
import Expectations
import PlumbRender
import Testing

/// The shadows, corners and effects in pictures.
@Suite struct ShadowDrawingTests {
  private func picture(_ change: (UIView) -> Void) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.backgroundColor = .red
    change(box)
    root.addSubview(box)
    return SVGRenderer().render(root).split(separator: "\n").dropFirst().dropLast().map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func `an opaque background has a blurred figure of its shape as shadow`() {
    let lines = picture {
      $0.layer.shadowOpacity = 0.5
      $0.layer.shadowOffset = CGSize(width: 1, height: 2)
      $0.layer.shadowRadius = 4
    }
    expectEqual(
      lines,
      [
        #"<filter id="shadow1" filterUnits="userSpaceOnUse" x="-1" y="10" width="54" height="64">"#,
        #"<feGaussianBlur stdDeviation="4"/>"#, "</filter>",
        ##"<rect x="11" y="22" width="30" height="40" fill="#000000" fill-opacity="0.5" filter="url(#shadow1)"/>"##,
        ##"<rect x="10" y="20" width="30" height="40" fill="#ff0000"/>"##,
      ]
    )
  }

  @Test func `a shadow path replaces the shape, and without a radius nothing is blurred`() {
    let lines = picture {
      $0.layer.shadowOpacity = 1
      $0.layer.shadowOffset = .zero
      $0.layer.shadowRadius = 0
      $0.layer.shadowColor = UIColor.blue.cgColor
      $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 6)).cgPath
    }
    expectEqual(lines.first, ##"<path d="M10 20L15 20L15 26L10 26Z" fill="#0000ff"/>"##)
  }

  @Test func `content without a background casts a shadow by a filter`() {
    let lines = picture {
      $0.backgroundColor = nil
      $0.layer.borderWidth = 2
      $0.layer.shadowOpacity = 1
    }
    expectTrue(lines.contains { $0.hasPrefix("<feOffset") && $0.contains(#"dy="-3""#) })
    expectTrue(lines.contains(##"<g filter="url(#shadow1)">"##))
    expectEqual(lines.last, "</g>")
  }

  @Test func `a view that clips has no shadow, nor has one of no opacity or colour`() {
    for change in [
      { $0.clipsToBounds = true }, { $0.layer.masksToBounds = true },
      { $0.layer.shadowOpacity = 0 }, { $0.layer.shadowColor = nil },
      { $0.layer.shadowRadius = .nan },
    ] as [(UIView) -> Void] {
      let lines = picture {
        $0.layer.shadowOpacity = 1
        change($0)
      }
      expectTrue(!lines.contains { $0.contains("shadow") })
    }
  }

  @Test func `corners are rounded one by one, also those of borders and clips`() {
    let lines = picture {
      $0.layer.cornerRadius = 10
      $0.layer.maskedCorners = [.layerMinXMinYCorner]
      $0.layer.borderWidth = 2
      $0.clipsToBounds = true
      $0.addSubview(UIView(frame: $0.bounds))
    }
    let start = ##"<path d="M10 30C10 24.477 14.477 20 20 20L40 20L40 60L10 60Z""##
    expectEqual(lines.filter { $0.hasPrefix(start) }.count, 2)
    expectTrue(
      lines.contains { $0.hasPrefix(##"<path d="M11 30C"##) && $0.contains("stroke-width") }
    )
  }

  @Test func `an effect view is a translucent fill by its style and the appearance`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    func line() -> String? { picture { root in root.addSubview(view) }.dropFirst().first }
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectTrue(line()?.contains(##"fill="#f7f7f7" fill-opacity="0.78""##) == true)
    view.overrideUserInterfaceStyle = .dark
    expectTrue(line()?.contains(##"fill="#1f1f1f""##) == true)
    view.effect = nil
    expectTrue(line() == nil)
  }
}
