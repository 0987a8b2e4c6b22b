import CoreMetrics
import Synchronization

/// Counters and timers of swift-metrics, as the text that Prometheus reads.
final class PrometheusMetrics: MetricsFactory {
  /// The sums by the name with its labels, as in `card_requests_total{format="png"}`.
  private let sums = Mutex<[String: Double]>([:])

  /// One line for each sum, in alphabetical order.
  var text: String {
    sums.withLock { sums in
      sums.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    }
  }

  fileprivate func add(_ amount: Double, to name: String, _ labels: String) {
    sums.withLock { $0["\(name)\(labels)", default: 0] += amount }
  }

  private static func labels(_ dimensions: [(String, String)]) -> String {
    if dimensions.isEmpty { return "" }
    return "{\(dimensions.map { "\($0)=\"\($1)\"" }.joined(separator: ","))}"
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    Sum(metrics: self, name: label, labels: Self.labels(dimensions))
  }

  func makeRecorder(
    label: String,
    dimensions: [(String, String)],
    aggregate: Bool
  ) -> any RecorderHandler {
    Sum(metrics: self, name: label, labels: Self.labels(dimensions))
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    Sum(metrics: self, name: label, labels: Self.labels(dimensions))
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}

/// A sum, and for timers and recorders the number of its parts.
private final class Sum: CounterHandler, RecorderHandler, TimerHandler {
  private let metrics: PrometheusMetrics
  private let name: String
  private let labels: String

  init(metrics: PrometheusMetrics, name: String, labels: String) {
    (self.metrics, self.name, self.labels) = (metrics, name, labels)
  }

  func increment(by amount: Int64) { metrics.add(Double(amount), to: name, labels) }
  func reset() {}

  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) {
    metrics.add(value, to: "\(name)_sum", labels)
    metrics.add(1, to: "\(name)_count", labels)
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
