/// The type of an object in the form in which Foundation on Linux reads it.
///
/// Its attributed strings are written in C. To compare the values of adjacent runs they read the number
/// of a type from the word after the object's header, where Foundation's own classes store it, and
/// stop the program if it is 0. Classes whose objects are attributes therefore have this word as
/// their first stored property; with any number the comparison then calls `isEqual(_:)`.
nonisolated enum FoundationType {
  /// The number of an object without a type of its own.
  static let object: UInt = 1 &<< 8
}
