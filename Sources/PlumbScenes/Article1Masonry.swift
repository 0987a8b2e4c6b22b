import Masonry
import Plumb

/// Article 1: the behaviour of mas_updateConstraints.
extension Scene {
  static let articleMasonry: [Scene] = [levelViews, twoTops]

  static let levelViews: Scene = Scene(
    "seed1-1",
    "rightView is aligned with bottomView in four ways: another target, an offset, a remake, priorities.",
    variants: ["start", "a", "b", "c", "d"]
  ) { root, variant in
    let topView = UIView.box("topView", .systemBlue)
    let bottomView = UIView.box("bottomView", .systemGreen)
    let rightView = UIView.box("rightView", .systemOrange)
    for view in [topView, bottomView, rightView] { root.addSubview(view) }

    topView.snp.makeConstraints { make in
      make.centerY.equalToSuperview()
      make.left.equalTo(50)
      make.size.equalTo(CGSize(width: 100, height: 30))
    }
    bottomView.snp.makeConstraints { make in
      make.top.equalTo(topView.snp.bottom).offset(50)
      make.left.size.equalTo(topView)
    }
    rightView.snp.makeConstraints { make in
      make.top.equalTo(topView).priority(variant == "d" ? .low : .required)
      make.right.equalTo(-50)
      make.size.equalTo(topView)
    }
    root.layoutIfNeeded()

    switch variant {
    case "a":
      rightView.snp.updateConstraints { make in
        make.top.equalTo(bottomView)
      }
    case "b":
      rightView.snp.updateConstraints { make in
        make.top.equalTo(topView).offset(80)
      }
    case "c":
      rightView.snp.remakeConstraints { make in
        make.top.equalTo(bottomView)
        make.right.equalTo(-50)
        make.size.equalTo(topView)
      }
    case "d":
      rightView.snp.makeConstraints { make in
        make.top.equalTo(bottomView).priority(.high)
      }
    default: break
    }
  }

  static let twoTops: Scene = Scene(
    "seed1-2",
    "Two top constraints to one target; an update changes the one that it matches.",
    variants: ["a", "b"]
  ) { root, variant in
    let topView = UIView.box("topView", .systemBlue)
    let box = UIView.box("box", .systemOrange)
    root.addSubview(topView)
    root.addSubview(box)

    topView.mas_makeConstraints { make in
      make.left.mas_equalTo(20)
      make.top.mas_equalTo(50)
      make.size.mas_equalTo(CGSize(width: 100, height: 30))
    }
    box.mas_makeConstraints { make in
      make.left.mas_equalTo(20)
      make.size.mas_equalTo(40)
      make.top.equalTo(topView).offset(10).priority(750)
      make.top.equalTo(topView).offset(20).priority(751)
    }
    if variant == "b" {
      root.layoutIfNeeded()
      box.mas_updateConstraints { make in
        make.top.equalTo(topView).offset(30).priority(751)
      }
    }
  }
}
