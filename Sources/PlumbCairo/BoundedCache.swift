#if Cairo
  /// Values of the keys that were used last: at least half as many as the capacity.
  nonisolated struct BoundedCache<Key: Hashable, Value> {
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]
    private let half: Int

    init(capacity: Int) { half = max(1, capacity / 2) }

    subscript(key: Key) -> Value? {
      mutating get {
        if let value = recent[key] { return value }
        guard let value = older[key] else { return nil }
        self[key] = value
        return value
      }
      set {
        if recent.count >= half { (older, recent) = (recent, [:]) }
        recent[key] = newValue
      }
    }
  }
#endif
