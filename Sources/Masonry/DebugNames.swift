public import Plumb

extension ConstraintView {
  /// How descriptions and reports call the view. The same as `snp.label()`.
  public var mas_key: String? {
    get { snp.label() }
    set { snp.setLabel(newValue) }
  }
}

/// Gives views their names: `MASAttachKeys(["avatar": avatar, "title": title])`.
public func MASAttachKeys(_ views: KeyValuePairs<String, ConstraintView>) {
  for (key, view) in views { view.mas_key = key }
}
