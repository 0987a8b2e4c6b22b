/// Runs a closure and returns its result. There is no autorelease pool on this platform: objects are released with their last
/// reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the selector of a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: name))
}
