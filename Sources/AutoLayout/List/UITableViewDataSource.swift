/// What a table shows. What is optional with Apple has a default here, which says what Apple does without it.
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, filled: from `dequeueReusableCell`, where there is one that is not used any more.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// One by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// None by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// None by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}
