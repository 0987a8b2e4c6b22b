// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// As those of the root package.
let testSettings =
  settings + [
    .unsafeFlags(
      ["-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "1"],
      .when(configuration: .debug)
    )
  ]

let package = Package(
  name: "PlumbTools",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "plumb", targets: ["PlumbTool"])],
  traits: [
    .trait(name: "Cairo", description: "Draw PNG and PDF as well, with font files.")
  ],
  dependencies: [
    .package(name: "Demo", path: "../Demo"),
    .package(
      name: "Plumb",
      path: "..",
      traits: [.trait(name: "Cairo", condition: .when(traits: ["Cairo"]))]
    ),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "PlumbFiles",
      dependencies: [
        .product(name: "JSONLines", package: "Demo"),
        .product(name: "AutoLayout", package: "Plumb"),
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb", condition: .when(traits: ["Cairo"])),
        .product(name: "PlumbRender", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    // What `plumb lint` and `plumb check` find, and how they print it.
    .target(
      name: "LayoutReports",
      dependencies: [
        .product(name: "JSONLines", package: "Demo"),
        .product(name: "AutoLayout", package: "Plumb"),
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbLint", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PlumbTool",
      dependencies: [
        "LayoutReports", "PlumbFiles",
        .product(name: "JSONLines", package: "Demo"),
        .product(name: "PlumbDemo", package: "Demo"),
        .product(name: "ConflictLogs", package: "Plumb"),
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
        "LayoutReports", "PlumbFiles", "PlumbTool",
        .product(name: "JSONLines", package: "Demo"),
        .product(name: "PlumbDemo", package: "Demo"),
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: testSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
