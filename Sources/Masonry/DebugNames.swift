public import Plumb

extension ConstraintView {
  /// The name of the view in descriptions and reports. The same as `snp.label()`.
  public var mas_key: String? {
    get { snp.label() }
    set { snp.setLabel(newValue) }
  }
}

/// Sets the names of views in descriptions and reports: `MASAttachKeys(["avatar": avatar, "title": title])`.
public func MASAttachKeys(_ views: KeyValuePairs<String, ConstraintView>) {
  for (key, view) in views { view.mas_key = key }
}
