import Plumb

extension Scene {
  static let posts: Scene = Scene(
    "posts",
    "A table of 1,000 posts, of which only the visible ones have cells, scrolled to three positions.",
    variants: ["top", "middle", "end"]
  ) { root, variant in
    let table = PostsTable(frame: root.bounds, style: .plain)
    table.accessibilityIdentifier = "table"
    root.addSubview(table)
    table.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    root.layoutIfNeeded()
    switch variant {
    case "middle":
      table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    case "end":
      table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    default: break
    }
  }
}

/// A table view that is its own data source.
private final class PostsTable: UITableView, UITableViewDataSource {
  private let posts = (0..<1000).map { Post(number: $0) }

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    register(PostCell.self, forCellReuseIdentifier: "post")
    estimatedRowHeight = 150
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.post.show(posts[indexPath.row])
    return cell
  }
}

/// A table view cell with a post.
private final class PostCell: UITableViewCell {
  let post = FeedCell()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(post)
    post.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}
