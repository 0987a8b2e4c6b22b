/// Runs a closure. Objects are released when their last reference goes; there is no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
