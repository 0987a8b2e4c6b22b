import Plumb
import PlumbTesting
import Testing

/// The forms of the sentence about a conflict, and the cure, word for word.
@Suite struct ConflictSentenceTests {
  private func card(
    width: CGFloat = 320,
    height: CGFloat = 200,
    _ names: [String],
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ make: (UIView, [UIView]) -> Void
  ) -> LayoutIssue? {
    let issues = collectingIssues(direction: direction) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      root.snp.setLabel("card")
      let views = names.map { name in
        let view = UIView()
        view.snp.setLabel(name)
        root.addSubview(view)
        return view
      }
      make(root, views)
      root.layoutIfNeeded()
    }.issues
    for issue in issues { print(issue.description + "\n") }
    return issues.first
  }

  @Test func `playground`() {
    _ = card(["avatar"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.width.equalTo(100)
        make.left.right.equalToSuperview().inset(150)
      }
    }
    _ = card(["avatar"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.left.equalToSuperview().offset(10)
        make.right.lessThanOrEqualToSuperview().inset(20)
        make.width.equalTo(300)
      }
    }
    _ = card(["avatar"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(170)
      }
    }
    _ = card(["a", "b", "c"], direction: .rightToLeft) { _, views in
      views[0].snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(8)
        make.width.equalTo(100)
      }
      views[1].snp.makeConstraints { make in
        make.leading.equalTo(views[0].snp.trailing).offset(10)
        make.width.equalTo(views[0])
      }
      views[2].snp.makeConstraints { make in
        make.leading.equalTo(views[1].snp.trailing).offset(12)
        make.trailing.equalToSuperview().inset(8)
        make.width.equalTo(200)
      }
    }
    _ = card(["a", "b"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.width.equalTo(views[1]).multipliedBy(2)
        make.width.equalTo(100)
      }
      views[1].snp.makeConstraints { make in
        make.width.greaterThanOrEqualTo(60)
      }
    }
    _ = card(["a"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.left.equalToSuperview().offset(10)
        make.left.equalToSuperview().offset(20)
      }
    }
    _ = card(["a"]) { _, views in
      views[0].snp.makeConstraints { make in
        make.width.greaterThanOrEqualTo(200)
        make.width.lessThanOrEqualTo(100)
      }
    }
    _ = card(["a"]) { _, views in
      views[0].snp.makeConstraints { $0.width.equalTo(80) }
      views[0].translatesAutoresizingMaskIntoConstraints = true
    }
    _ = card(["a"]) { root, views in
      views[0].snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.left.equalToSuperview().offset(20)
        make.width.equalTo(100)
      }
    }
    _ = card(["a", "b"]) { root, views in
      views[0].snp.makeConstraints { make in
        make.top.equalToSuperview().offset(20)
        make.height.equalTo(100)
      }
      views[1].snp.makeConstraints { make in
        make.top.equalTo(views[0].snp.bottom).offset(8)
        make.top.lessThanOrEqualToSuperview().offset(100)
      }
    }
    _ = card(["a"]) { root, views in
      views[0].snp.makeConstraints { make in
        make.width.equalTo(views[0].snp.height).multipliedBy(2)
        make.edges.equalToSuperview()
      }
    }
    _ = card(["a"]) { root, views in
      views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
      views[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
      views[0].translatesAutoresizingMaskIntoConstraints = false
      root.snp.makeConstraints { $0.width.equalTo(10) }
    }
    _ = card(["a"]) { root, views in
      views[0].snp.makeConstraints { make in
        make.size.equalTo(-5)
      }
    }
  }
}
