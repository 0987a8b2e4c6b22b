import Cards
import FlyingFox
import Foundation
import Logging
import Metrics
import PlumbCairo

/// The answers of the service.
struct CardRoutes: Sendable {
  let fonts: PangoFonts
  let metrics: PrometheusMetrics
  let log: Logger

  /// The answer to a request; 404 for other paths.
  func response(to request: HTTPRequest) -> HTTPResponse {
    switch request.path {
    case "/health": return .text("ok\n")
    case "/metrics": return .text(metrics.text)
    case "/": return .text("GET /card.png?title=…&author=…, or card.svg, or card.pdf\n")
    default: break
    }
    let name = request.path.split(separator: "/").map(String.init)
    guard name.count == 1, name[0].hasPrefix("card."),
      let format = Card.Format(rawValue: String(name[0].dropFirst("card.".count)))
    else {
      return .text("There is nothing here: use /card.png, /card.svg or /card.pdf.\n", .notFound)
    }
    let start = ContinuousClock.now
    let response = card(format, request)
    let time = ContinuousClock.now - start
    Counter(
      label: "card_requests_total",
      dimensions: [("format", format.rawValue), ("status", "\(response.statusCode.code)")]
    ).increment()
    Metrics.Timer(label: "card_seconds", dimensions: [("format", format.rawValue)])
      .recordNanoseconds(Int64(time / .nanoseconds(1)))
    return response
  }

  private func card(_ format: Card.Format, _ request: HTTPRequest) -> HTTPResponse {
    do {
      let card = try Card(query: request.query.map { ($0.name, $0.value) })
      let file = try card.file(format, fonts: fonts)
      return HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: format.mediaType, HTTPHeader("Cache-Control"): "public, max-age=3600",
        ],
        body: file
      )
    } catch let mistake as Card.Mistake {
      return .text("\(mistake)\n", .badRequest)
    } catch {
      log.error("A card was not drawn.", metadata: ["error": "\(error)"])
      return .text("The card was not drawn.\n", .internalServerError)
    }
  }
}

extension HTTPResponse {
  fileprivate static func text(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data(text.utf8)
    )
  }
}
