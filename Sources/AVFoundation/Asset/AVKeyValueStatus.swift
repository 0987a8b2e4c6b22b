/// The states of loading a property.
nonisolated public enum AVKeyValueStatus: Int, Sendable {
  /// It is not known whether the property is loaded.
  case unknown = 0
  /// It is being loaded.
  case loading = 1
  /// It is loaded.
  case loaded = 2
  /// It could not be loaded.
  case failed = 3
  /// Loading was cancelled.
  case cancelled = 4
}
