// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "layout-bench", targets: ["LayoutBenchTool"]),
    .executable(name: "matrix-bench", targets: ["MatrixBench"]),
  ],
  dependencies: [
    .package(name: "Plumb", path: "..")
  ],
  targets: [
    // Models, drivers and checks, apart from the command so that they can be tested.
    .target(
      name: "LayoutBench",
      dependencies: [
        .product(name: "Cassowary", package: "Plumb"),
        .product(name: "Plumb", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "LayoutBenchTool",
      dependencies: ["LayoutBench"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MatrixBench",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbTesting", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutBenchTests",
      dependencies: ["LayoutBench"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
