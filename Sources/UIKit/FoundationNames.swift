public import Foundation

// Names of Foundation and the C library that exist on Apple's platforms only.

nonisolated extension URL {
  /// Returns true: files can be read without asking here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: files can be read without asking here.
  public func stopAccessingSecurityScopedResource() {}
}

nonisolated extension NSString {
  /// Returns a text with arguments in place of its specifiers, written as in the present language.
  public class func localizedStringWithFormat(
    _ format: NSString,
    _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format.description, locale: .current, arguments: args))
  }
}

nonisolated extension FileManager {
  /// Nil: apps share no folders here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

nonisolated extension UserDefaults {
  /// Returns the object of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the object of a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// The largest number of its type.
nonisolated public let HUGE = Float.greatestFiniteMagnitude

/// The seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since 1 January 2001, by the clock of the system.
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// The nanoseconds in a second.
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond.
nonisolated public let NSEC_PER_USEC: UInt64 = 1_000

/// A truth value of Core Foundation, as a number.
public typealias CFBoolean = NSNumber
/// True, as Core Foundation calls it.
nonisolated public var kCFBooleanTrue: CFBoolean! { true }
/// False, as Core Foundation calls it.
nonisolated public var kCFBooleanFalse: CFBoolean! { false }
/// An integer, as Objective-C calls it.
public typealias NSInteger = Int
/// An integer that is not negative, as Objective-C calls it.
public typealias NSUInteger = UInt
/// A text of Core Foundation, which converts to a string by `as`.
public typealias CFString = NSString
/// An address of Core Foundation, which converts to an address by `as`.
public typealias CFURL = NSURL
/// Bytes of Core Foundation, which convert to data by `as`.
public typealias CFData = NSData
/// An array of Core Foundation, which converts to an array by `as`.
public typealias CFArray = NSArray
/// A dictionary of Core Foundation, which converts to a dictionary by `as`.
public typealias CFDictionary = NSDictionary
