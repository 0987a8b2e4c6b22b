/// The version of the command `plumb`.
public enum PlumbVersion {
  /// The version that `--version` prints, and that logs name.
  public static let current = "0.1.0"
}
