// swift-tools-version: 6.2
import PackageDescription

// Copies of an app's view sources that compile on Linux. In a package of its own, since it needs swift-syntax; `make test-more`
// tests it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PlumbPort",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "plumb-port", targets: ["PortTool"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "SourcePort",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PortTool",
      dependencies: [
        "SourcePort",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "SourcePortTests", dependencies: ["SourcePort"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
