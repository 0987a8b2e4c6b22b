import Plumb

extension Scene {
  static let feed: Scene = Scene(
    "feed",
    "Fifty cells with different texts, each as high as its content."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let list = UIView.box("list", .clear)
    root.addSubview(list)
    list.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide)
      make.directionalHorizontalEdges.equalToSuperview()
    }

    var previous: UIView?
    for index in 0..<50 {
      let cell = FeedCell(post: Post(number: index))
      list.addSubview(cell)
      cell.snp.makeConstraints { make in
        make.top.equalTo(previous?.snp.bottom ?? list.snp.top).offset(8)
        make.directionalHorizontalEdges.equalToSuperview().inset(8)
      }
      previous = cell
    }
    previous?.snp.makeConstraints { make in
      make.bottom.equalToSuperview().offset(-8)
    }
  }
}

/// The content of one cell of the feed.
struct Post {
  let number: Int
  let author: String
  let time: String
  let text: String
  let likes: String

  init(number: Int) {
    self.number = number
    let authors = [
      "Grace Hopper", "Alan Turing", "Katherine Johnson", "Dennis Ritchie",
      "Margaret Hamilton, who led the team that wrote the flight software", "Ken", "Barbara Liskov",
    ]
    let sentences = [
      "It compiles.", "The nanosecond is eleven point eight inches long.",
      "We can only see a short distance ahead, but we can see plenty there that needs to be done.",
      "The cheapest, fastest and most reliable components are those that are not there.",
      "Everyone is a beginner at something.",
      "Testing shows the presence, not the absence of bugs.",
    ]
    author = authors[number % authors.count]
    time = number < 24 ? "\(number + 1) h" : "\(number / 24) d"
    var parts: [String] = []
    for offset in 0...(number * 7 % 4) { parts.append(sentences[(number + offset * 5) % 6]) }
    text = parts.joined(separator: " ")
    likes = "\(number * 37 % 101) likes"
  }
}

/// A cell with a post: author, time, text and likes.
final class FeedCell: UIView {
  private let avatar = UIView.box("", .systemGray4)
  private let author = UILabel.named("", "", .boldSystemFont(ofSize: 15))
  private let time = UILabel.named("", "", .systemFont(ofSize: 13), .secondaryLabel)
  private let text = UILabel.named("", "", .systemFont(ofSize: 15))
  private let likes = UILabel.named("", "", .systemFont(ofSize: 13), .secondaryLabel)
  private let reply = UIButton(type: .system)
  private let line = UIView.box("", .separator)

  convenience init(post: Post) {
    self.init(frame: .zero)
    show(post)
  }

  func show(_ post: Post) {
    let prefix = "cell\(post.number)"
    accessibilityIdentifier = prefix
    let parts: [(UIView, String)] = [
      (avatar, "Avatar"), (author, "Author"), (time, "Time"), (text, "Text"), (likes, "Likes"),
      (reply, "Reply"), (line, "Line"),
    ]
    for (view, name) in parts { view.accessibilityIdentifier = prefix + name }
    author.text = post.author
    time.text = post.time
    text.text = post.text
    likes.text = post.likes
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    avatar.layer.cornerRadius = 20
    text.numberOfLines = 0
    reply.setTitle("Reply", for: .normal)
    for view in [avatar, author, time, text, line, likes, reply] { addSubview(view) }

    avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(12)
      make.size.equalTo(40)
    }
    author.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.top.equalTo(avatar)
    }
    time.snp.makeConstraints { make in
      make.firstBaseline.equalTo(author)
      make.leading.greaterThanOrEqualTo(author.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-12)
    }
    time.snp.contentCompressionResistanceHorizontalPriority = 751
    text.snp.makeConstraints { make in
      make.leading.equalTo(author)
      make.top.equalTo(author.snp.bottom).offset(4)
      make.trailing.equalTo(time)
    }
    line.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(text.snp.bottom).offset(10)
      make.top.greaterThanOrEqualTo(avatar.snp.bottom).offset(10)
      make.top.equalTo(text.snp.bottom).offset(10).priority(.low)
      make.leading.equalTo(text)
      make.trailing.equalToSuperview()
      make.height.equalTo(1)
    }
    likes.snp.makeConstraints { make in
      make.leading.equalTo(text)
      make.centerY.equalTo(reply)
    }
    reply.snp.makeConstraints { make in
      make.top.equalTo(line.snp.bottom).offset(4)
      make.trailing.equalTo(time)
      make.leading.greaterThanOrEqualTo(likes.snp.trailing).offset(8)
      make.bottom.equalToSuperview().offset(-4)
    }
  }

  required init?(coder: NSCoder) { nil }
}
