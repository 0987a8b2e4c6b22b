// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PlumbTools",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "plumb", targets: ["PlumbTool"])],
  dependencies: [
    .package(name: "Plumb", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // What both files of frames are.
    .target(name: "JSONLines", swiftSettings: settings),
    .target(
      name: "PlumbDemo",
      dependencies: [
        "JSONLines",
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbRender", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "PlumbFiles",
      dependencies: [
        "JSONLines",
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbRender", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PlumbTool",
      dependencies: [
        "PlumbDemo", "PlumbFiles",
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // What `make fuzz` runs.
    .executableTarget(
      name: "InterfaceFuzz",
      dependencies: [
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbRender", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    // Built by every test run, never shipped.
    .executableTarget(
      name: "CassowaryAlone",
      dependencies: [.product(name: "Cassowary", package: "Plumb")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumbToolTests",
      dependencies: [
        "JSONLines", "PlumbDemo", "PlumbFiles", "PlumbTool",
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
