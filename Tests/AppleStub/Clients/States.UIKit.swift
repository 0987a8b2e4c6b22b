import Plumb

// A source as an app has it, in which nothing says that it is checked elsewhere.

final class StatesView: UIView {
  private enum Look { case collapsed, expanded }
  private let title = UIView()
  private let detail = UIView()
  private let looks = ConstraintStates<Look>()

  func build() {
    addSubview(title)
    addSubview(detail)
    detail.snp.makeConstraints(in: .collapsed, of: looks) { $0.height.equalTo(0) }
    looks.add(detail.snp.prepareConstraints { $0.height.equalTo(200) }, to: .expanded)
    looks.current = .collapsed
    title.snp.makeConstraints(when: .width(600...) || .height(..<300)) {
      $0.leading.equalToSuperview()
    }
    title.snp.makeConstraints(when: .direction(.rightToLeft)) { $0.width.equalTo(40) }
    title.snp.makeConstraints(when: .horizontalSizeClass(.regular) && !.verticalSizeClass(.compact))
    { $0.height.equalTo(40) }
    detail.snp.setGone(true, along: .vertical)
    print(detail.snp.isGone, looks[.expanded])
  }
}
