@_exported public import AutoLayout

// On Apple's platforms Foundation contains URL requests and sessions, and the C library these constants.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking

  /// The largest finite number of the type `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif
