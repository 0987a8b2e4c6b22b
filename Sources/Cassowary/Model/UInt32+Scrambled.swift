extension UInt32 {
  /// A number of its own: sums of those are the same for the same numbers, in whatever order, and hardly for others. Slots
  /// themselves have the same sum all along a row.
  var scrambled: UInt64 {
    let product = (UInt64(self) + 1) &* 0x9e37_79b9_7f4a_7c15
    return (product ^ product &>> 32) &* 0xd6e8_feb8_6659_fd93
  }
}
