// Conversions between `Int` and the smaller integers in which slots and counts are kept. They do what the generic ones of the standard
// library do and hide them. Each file that calls a generic one makes a debug build compile all operations of both types once more, which
// was half of this module's time.

extension Int {
  @inlinable @inline(__always) package init(_ slot: Int32) { self.init(truncatingIfNeeded: slot) }
  @inlinable @inline(__always) package init(_ slot: UInt32) { self.init(truncatingIfNeeded: slot) }
  @inlinable @inline(__always) package init(_ byte: UInt8) { self.init(truncatingIfNeeded: byte) }
}

// A number out of range traps, unless it is truncated.

extension Int {
  @inlinable @inline(__always) package init(_ number: UInt64) { self = numericCast(number) }
}

extension Int32 {
  @inlinable @inline(__always) package init(_ number: Int) { self = numericCast(number) }
  @inlinable @inline(__always) package init(_ byte: UInt8) { self = numericCast(byte) }
  @inlinable @inline(__always) package init(truncatingIfNeeded number: Int) {
    self = truncated(number)
  }
}

extension UInt32 {
  @inlinable @inline(__always) package init(_ number: Int) { self = numericCast(number) }
  @inlinable @inline(__always) package init(truncatingIfNeeded number: Int) {
    self = truncated(number)
  }
}

extension UInt64 {
  @inlinable @inline(__always) package init(_ number: Int) { self = numericCast(number) }
  @inlinable @inline(__always) package init(_ slot: UInt32) { self = numericCast(slot) }
  @inlinable @inline(__always) package init(truncatingIfNeeded number: Int) {
    self = truncated(number)
  }
}

extension UInt8 {
  @inlinable @inline(__always) package init(_ number: Int) { self = numericCast(number) }
  @inlinable @inline(__always) package init(truncatingIfNeeded number: Int) {
    self = truncated(number)
  }
}

@inlinable @inline(__always)
package func truncated<Number: BinaryInteger, Result: FixedWidthInteger>(_ number: Number) -> Result
{
  Result(truncatingIfNeeded: number)
}
