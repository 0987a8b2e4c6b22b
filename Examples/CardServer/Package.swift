// swift-tools-version: 6.2
import PackageDescription

// A web service that answers pictures of cards, laid out with `.snp`.
let package = Package(
  name: "CardServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Plumb", path: "../..", traits: ["Cairo"]),
    // The fonts. A service of yours brings its own.
    .package(name: "PlumbWithCairo", path: "../../Cairo"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
  ],
  targets: [
    // The card and the requests for it, without a server.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
      ]
    ),
    .executableTarget(
      name: "CardServer",
      dependencies: [
        "Cards",
        .product(name: "ExampleFonts", package: "PlumbWithCairo"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "CardServerTests",
      dependencies: [
        "Cards", "CardServer",
        .product(name: "ExampleFonts", package: "PlumbWithCairo"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbTesting", package: "Plumb"),
      ],
      exclude: ["__Snapshots__"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
