public import Foundation

/// A string of Core Foundation, which converts to `String` by `as`. Foundation on this platform has none.
public typealias CFString = NSString
