import ExampleFonts
import FlyingFox
import Foundation
import Logging
import PlumbCairo
import Testing

@testable import CardServer

@Suite struct CardRoutesTests {
  private func response(
    _ path: String,
    _ query: [HTTPRequest.QueryItem] = []
  ) async throws -> (status: Int, type: String?, body: Data) {
    let routes = CardRoutes(
      fonts: try PangoFonts(
        files: ExampleFonts.files,
        systemFamily: "Inter",
        systemTracking: .sanFrancisco
      ),
      metrics: PrometheusMetrics(),
      log: Logger(label: "test")
    )
    let request = HTTPRequest(
      method: .GET,
      version: .http11,
      path: path,
      query: query,
      headers: [:],
      body: Data()
    )
    let response = routes.response(to: request)
    return (
      response.statusCode.code, response.headers[.contentType], try await response.bodyData
    )
  }

  @Test func `pictures have their media types, mistakes are 400 with the reason`() async throws {
    let title = HTTPRequest.QueryItem(name: "title", value: "Layout")
    for (path, type) in [
      ("/card.png", "image/png"), ("/card.svg", "image/svg+xml"), ("/card.pdf", "application/pdf"),
    ] {
      let found = try await response(path, [title])
      #expect(found.status == 200 && found.type == type && !found.body.isEmpty)
    }
    let mistake = try await response("/card.png")
    #expect(mistake.status == 400)
    #expect(
      String(decoding: mistake.body, as: UTF8.self)
        == "The parameter 'title' is missing or empty.\n"
    )
    for path in ["/card.gif", "/card", "/a/card.png", "/..%2f"] {
      #expect(try await response(path, [title]).status == 404)
    }
    #expect(try await response("/health").status == 200)
  }
}
