import Foundation
import PlumbCombine
import Testing
import UIKit

/// What view code asks of Combine: a model's published values, and notifications.
@Suite struct PlumbCombineTests {
  private final class Model: ObservableObject {
    @Published var title = "One"
  }

  @Test func `published values reach those who listen, and the model says before that it changes`()
  {
    let model = Model()
    var seen: [String] = []
    let values = model.$title.sink { seen.append($0) }
    let changes = model.objectWillChange.sink { seen.append("will change from \(model.title)") }
    model.title = "Two"
    #expect(Set(seen) == ["One", "will change from One", "Two"])
    #expect(seen.first == "One" && seen.count == 3)
    values.cancel()
    changes.cancel()
    model.title = "Three"
    #expect(seen.count == 3)
  }

  @Test func `the present value of a property is published, and changes are not observed`() {
    final class Note: NSObject {
      var title = "One"
    }
    let note = Note()
    var seen: [String] = []
    var isOver = false
    let values = note.publisher(for: \.title).sink { _ in
      isOver = true
    } receiveValue: {
      seen.append($0)
    }
    let later = note.publisher(for: \.title, options: [.new]).sink { seen.append($0) }
    note.title = "Two"
    #expect(seen == ["One"] && !isOver)
    values.cancel()
    later.cancel()
  }

  @Test func `notifications are published with Apple's spelling`() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    var objects: [String] = []
    var listeners: Set<AnyCancellable> = []
    center.publisher(for: name).compactMap { $0.object as? String }.removeDuplicates()
      .sink { objects.append($0) }.store(in: &listeners)
    for object in ["a", "a", "b"] { center.post(name: name, object: object) }
    #expect(objects == ["a", "b"])
  }

  @Test func `several publishers are merged, and their newest values combined`() {
    let (names, numbers) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    var (merged, newest, all): ([String], [String], [String]) = ([], [], [])
    var listeners: Set<AnyCancellable> = []
    names.merge(with: numbers.map { "\($0)" }).sink { merged.append($0) }.store(in: &listeners)
    names.combineLatest(numbers).sink { newest.append("\($0)\($1)") }.store(in: &listeners)
    Publishers.MergeMany([names, names]).sink(
      receiveCompletion: { _ in all.append("end") },
      receiveValue: { all.append($0) }
    ).store(in: &listeners)
    names.send("a")
    numbers.send(2)
    numbers.send(completion: .finished)
    names.send("b")
    names.send(completion: .finished)
    #expect(merged == ["1", "a", "2", "b"])
    #expect(newest == ["a1", "a2", "b2"])
    #expect(all == ["a", "a", "b", "b", "end"])
  }

  @Test func `the main queue and the main run loop are schedulers`() async {
    await withCheckedContinuation { continuation in
      var listener: AnyCancellable?
      listener = Just(3).receive(on: DispatchQueue.main).sink { value in
        dispatchPrecondition(condition: .onQueue(.main))
        #expect(value == 3)
        listener?.cancel()
        continuation.resume()
      }
    }
    let scheduler: any Scheduler = RunLoop.main
    #expect(scheduler is RunLoop)
  }
}
