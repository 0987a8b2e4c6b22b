import Cards
import CoreMetrics
import ExampleFonts
import FlyingFox
import Foundation
import Logging
import PlumbCairo
import ServiceLifecycle

/// Starts the service; it ends on SIGTERM and SIGINT, after the requests that have begun.
@main enum CardServer {
  static func main() async throws {
    let log = Logger(label: "cards")
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    let fonts = try PangoFonts(
      files: ExampleFonts.files,
      systemFamily: "Inter",
      systemTracking: .sanFrancisco
    )
    let port = ProcessInfo.processInfo.environment["PORT"].flatMap(UInt16.init) ?? 8080
    let routes = CardRoutes(fonts: fonts, metrics: metrics, log: log)
    let service = HTTPService(port: port, routes: routes, log: log)
    try await ServiceGroup(
      services: [service],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: log
    ).run()
  }
}

/// The server on the loopback address.
private struct HTTPService: Service {
  let port: UInt16
  let routes: CardRoutes
  let log: Logger

  func run() async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("GET *") { routes.response(to: $0) }
    log.info("Cards are served.", metadata: ["port": "\(port)"])
    do {
      try await withGracefulShutdownHandler {
        try await server.run()
      } onGracefulShutdown: {
        Task { await server.stop(timeout: 5) }
      }
    } catch {
      // The server ends with an error also where it was asked to.
      if !Task.isShuttingDownGracefully { throw error }
    }
    log.info("The service has ended.")
  }
}
