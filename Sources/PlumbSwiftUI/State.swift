#if Port
  /// A value that a view keeps. The view is not shown anew when it changes.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct State<Value> {
    private final class Storage {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    private let storage: Storage

    /// Creates a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Creates a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// A reference to the value.
    public var projectedValue: Binding<Value> {
      Binding {
        storage.value
      } set: {
        storage.value = $0
      }
    }
  }

  extension State where Value: ExpressibleByNilLiteral {
    /// Creates a value that is nil.
    public init() { self.init(wrappedValue: nil) }
  }

  /// A reference to a value that is kept elsewhere.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Creates a reference by two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      (read, write) = (get, set)
    }

    /// Creates a reference to a value that does not change.
    public static func constant(_ value: Value) -> Binding {
      Binding {
        value
      } set: { _ in
      }
    }

    /// The value.
    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }

    /// Creates a reference from another one.
    public init(projectedValue: Binding) { self = projectedValue }

    /// A reference to a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
      Binding<Part> {
        read()[keyPath: path]
      } set: { part in
        var value = read()
        value[keyPath: path] = part
        write(value)
      }
    }
  }

  /// An object that a view reads. The view is not shown anew when the object changes.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
    /// References to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
      let object: Object

      /// A reference to a property.
      public subscript<Value>(
        dynamicMember path: ReferenceWritableKeyPath<Object, Value>
      ) -> Binding<Value> {
        Binding {
          object[keyPath: path]
        } set: {
          object[keyPath: path] = $0
        }
      }
    }

    /// The object.
    public var wrappedValue: Object

    /// Creates a reference to an object.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// Creates a reference to an object.
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// References to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  }

  /// An object that a view makes when it is first read. The view is not shown anew when the object changes.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct StateObject<Object: ObservableObject> {
    private final class Storage {
      lazy var object = make()
      let make: () -> Object
      init(_ make: @escaping () -> Object) { self.make = make }
    }
    private let storage: Storage

    /// Creates a reference to an object that is made later.
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { storage = Storage(make) }

    /// The object.
    public var wrappedValue: Object { storage.object }

    /// References to the properties of the object.
    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
  }

  /// An object that a view around this one provides. Here none does, so a view that reads it traps.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
    /// Creates a reference to an object.
    public init() {}

    /// The object.
    public var wrappedValue: Object {
      preconditionFailure(
        "Views have no environment objects here: pass \(Object.self) as a parameter."
      )
    }

    /// References to the properties of the object.
    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
  }

  /// Whether a view receives the text that the user types. The view is not shown anew when it changes.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct FocusState<Value: Hashable> {
    private let state: State<Value>

    /// Creates a state without focus.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// Creates a state without focus.
    public init<Field>() where Value == Field? { state = State(wrappedValue: nil) }

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// A reference to the state.
    public var projectedValue: Binding<Value> { state.projectedValue }
  }
#endif
