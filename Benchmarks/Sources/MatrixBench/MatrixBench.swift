import Foundation
import Plumb
import PlumbTesting

/// A list of 200 rows of five views each.
private final class LongList: UIView {
  let rows = (0..<200).map { Row(number: $0) }

  init() {
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
    for (index, row) in rows.enumerated() {
      row.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if index == 0 {
          make.top.equalToSuperview()
        } else {
          make.top.equalTo(rows[index - 1].snp.bottom)
        }
        if index == rows.count - 1 { make.bottom.equalToSuperview() }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  final class Row: UIView {
    let icon = UIView()
    let title = UILabel()
    let detail = UILabel()
    let badge = UIView()

    init(number: Int) {
      super.init(frame: .zero)
      for view in [icon, title, detail, badge] { addSubview(view) }
      title.text = "Row \(number)"
      detail.text = "Made and laid out on each screen"
      for label in [title, detail] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      icon.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.centerY.equalToSuperview()
        make.size.equalTo(24)
      }
      badge.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
        make.size.equalTo(12)
      }
      title.snp.makeConstraints { make in
        make.leading.equalTo(icon.snp.trailing).offset(12)
        make.trailing.equalTo(badge.snp.leading).offset(-12)
        make.top.equalToSuperview().offset(8)
      }
      detail.snp.makeConstraints { make in
        make.leading.trailing.equalTo(title)
        make.top.equalTo(title.snp.bottom).offset(4)
        make.bottom.equalToSuperview().inset(8)
      }
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// Prints how long `expectLayout` takes for 1,001 views in 48 combinations.
@main private enum MatrixBench {
  static func main() {
    let start = Date()
    var count = 0
    expectLayout(
      of: { LongList() },
      in: .matrix(
        devices: [.iPhoneSE, .iPhone17, .iPhone17ProMax, .iPadPro11],
        directions: .both,
        textSizes: [.large, .accessibility3],
        texts: [.asIs, .double, .pseudo]
      )
    ) { _ in count += 1 }
    let seconds = Date().timeIntervalSince(start)
    print("1,001 views × \(count) combinations: \(String(format: "%.2f", seconds)) s")
  }
}
