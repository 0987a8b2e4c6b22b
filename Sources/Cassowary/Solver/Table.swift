/// Records in memory of their own: an array that is not asked at each access whether it is shared.
///
/// Whoever holds tables makes them ``unshared()`` before it changes them, if they may be shared; builds with assertions check
/// that.
struct Table<Record: BitwiseCopyable> {
  /// Owns the memory; what is in it is described by the tables that share it.
  private typealias Memory = ManagedBuffer<Void, Record>

  private var memory: Memory?
  private(set) var capacity = 0
  private var base: UnsafeMutablePointer<Record>
  private(set) var count = 0

  init() {
    // Nothing is read or written there as long as the capacity is 0.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Record>.alignment)!
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  /// The records, to be reached as long as the table is neither changed nor released.
  var pointer: UnsafeMutableBufferPointer<Record> { .init(start: base, count: count) }

  subscript(index: Int) -> Record {
    get {
      assert(index >= 0 && index < count, "There is no record \(index).")
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count, "There is no record \(index).")
      assert(isUnshared(), "Shared records would change.")
      yield &base[index]
    }
  }

  /// The same records in memory that no other table shares.
  func unshared() -> Self {
    var copy = self
    if capacity > 0 { copy.move(to: capacity) }
    return copy
  }

  /// - Precondition: the records are not shared.
  mutating func append(_ record: Record) {
    if count == capacity { move(to: Swift.max(16, 2 * capacity)) }
    assert(isUnshared(), "Shared records would change.")
    (base + count).initialize(to: record)
    count += 1
  }

  /// Makes room for more records.
  mutating func reserve(_ number: Int) {
    if count + number > capacity { move(to: Swift.max(count + number, 2 * capacity)) }
  }

  /// Appends records that are written into the room for them.
  ///
  /// - Parameter body: writes at most that many, and returns how many.
  @inline(__always)
  mutating func append(
    upTo number: Int,
    _ body: (_ room: UnsafeMutablePointer<Record>) -> Int
  ) {
    if count + number > capacity { move(to: Swift.max(count + number, 2 * capacity)) }
    assert(isUnshared(), "Shared records would change.")
    count += body(base + count)
  }

  mutating func popLast() -> Record? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeLast(_ number: Int) { count -= number }

  /// Drops all other records.
  mutating func keep(_ isWanted: (Record) -> Bool) {
    var kept = 0
    for index in 0..<count where isWanted(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }

  /// Forgets the records, and keeps the room.
  mutating func removeAll() { count = 0 }

  private mutating func isUnshared() -> Bool {
    memory == nil || isKnownUniquelyReferenced(&memory)
  }

  @inline(never)
  private mutating func move(to capacity: Int) {
    let line = 64
    // More than is asked for, so as to begin at a line of the cache: then records of 32 bytes do not lie across two. An allocator
    // that is asked for lines gives memory back to the system each time, and fetches it again.
    let target = Memory.create(minimumCapacity: capacity + line / MemoryLayout<Record>.stride + 1) {
      _ in
    }
    let start = target.withUnsafeMutablePointerToElements {
      UnsafeMutableRawPointer($0).alignedUp(toMultipleOf: line)
        .bindMemory(to: Record.self, capacity: capacity)
    }
    start.initialize(from: base, count: count)
    (memory, base, self.capacity) = (target, start, capacity)
  }
}

// Memory that several tables hold is only read: whoever writes takes an `unshared()` table first, which the assertions of all
// changing members check. So it is a value like any other.
extension Table: @unchecked Sendable {}

extension Table: Sequence {
  struct Iterator: IteratorProtocol {
    private let table: Table
    private var index = 0

    fileprivate init(_ table: Table) { self.table = table }

    mutating func next() -> Record? {
      if index == table.count { return nil }
      defer { index += 1 }
      return table.base[index]
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
  var underestimatedCount: Int { count }
}

/// Slots, collected during a solve.
typealias Slots = Table<Int32>
