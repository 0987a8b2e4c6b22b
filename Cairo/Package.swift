// swift-tools-version: 6.2
import PackageDescription

// The tests of what the root package builds with the trait `Cairo`. `make test-more` runs them.
let package = Package(
  name: "PlumbWithCairo",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "..", traits: ["Cairo"])],
  targets: [
    .testTarget(
      name: "PlumbCairoTests",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
      ],
      resources: [.copy("Fonts")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
