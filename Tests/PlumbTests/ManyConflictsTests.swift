import Expectations
import Plumb
import PlumbTesting
import Testing

/// The cost of reports with many conflicts.
@Suite struct ManyConflictsTests {
  @Test
  func `the first eight of many conflicts have a cure, and all have an explanation`() {
    let conflicts = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      for index in 0..<60 {
        let view = UIView()
        view.snp.setLabel("v\(index)")
        root.addSubview(view)
        view.snp.makeConstraints { make in
          make.left.right.equalToSuperview().inset(10)
          make.width.equalTo(100)
        }
      }
      root.layoutIfNeeded()
    }.issues.compactMap(\.conflict)
    expectEqual(conflicts.count, 60)
    expectEqual(conflicts.map { $0.cure != nil }, (0..<60).map { $0 < 8 })
    expectTrue(
      conflicts.allSatisfy { $0.explanation.hasSuffix("with insets of 10: that makes 300.") }
    )
    expectTrue(
      conflicts.last?.remedy.contains("Resolve the first conflicts of this layout") == true
    )
  }

  @Test func `a very large conflict set has a short sentence without a number`() {
    let conflicts = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var views: [UIView] = []
      for index in 0..<60 {
        let view = UIView()
        view.snp.setLabel("v\(index)")
        root.addSubview(view)
        view.snp.makeConstraints { make in
          make.height.equalTo(10)
          make.top.equalTo(views.last?.snp.bottom ?? root.snp.top)
        }
        views.append(view)
      }
      views[59].snp.makeConstraints { $0.bottom.equalToSuperview() }
      root.layoutIfNeeded()
    }.issues.compactMap(\.conflict)
    expectEqual(conflicts.count, 1)
    expectTrue(conflicts.allSatisfy { $0.members.count > 60 && $0.explanation.count < 200 })
  }

  @Test func `a cure that changes a number of two conflicts is tested with both`() {
    let reports = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let views = ["a", "b", "c"].map { name in
        let view = UIView()
        view.snp.setLabel(name)
        root.addSubview(view)
        return view
      }
      let (a, b, c) = (views[0], views[1], views[2])
      #sourceLocation(file:"Card.swift",line:11)
      b.snp.makeConstraints { $0.width.equalTo(60) }
      c.snp.makeConstraints { $0.width.equalTo(40) }
      a.snp.makeConstraints { $0.width.equalTo(50) }
      a.snp.makeConstraints { $0.width.equalTo(b) }
      a.snp.makeConstraints { $0.width.equalTo(c) }
      #sourceLocation()
      root.layoutIfNeeded()
      // The first cure does not change the second conflict.
      a.constraints.last { $0.constant == 50 }?.constant = 60
      root.layoutIfNeeded()
    }.issues.map { "\($0.conflict?.explanation ?? "") \($0.remedy)" }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `a` 50 wide, but Card.swift:11 wants `b` 60 wide and Card.swift:14 wants \
        `a` as wide as `b`: that makes 60. Change the 50 in Card.swift:13 to 60.
        """,
        """
        Card.swift:13 wants `a` 50 wide, but Card.swift:12 wants `c` 40 wide and Card.swift:15 wants \
        `a` as wide as `c`: that makes 40. Change the 50 in Card.swift:13 to 40.
        """,
      ]
    )
  }
}
