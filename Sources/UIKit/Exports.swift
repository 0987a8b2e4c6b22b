@_exported public import AutoLayout

// On Apple's platforms Foundation contains URL requests and sessions, and the C library this constant.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking

  /// The largest finite number of the type `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
#endif
