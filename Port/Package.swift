// swift-tools-version: 6.2
import PackageDescription

// The tests of what the root package builds with the trait `Port`. `make test-more` runs them.
let package = Package(
  name: "PlumbPort",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "..", traits: ["Port"])],
  targets: [
    .testTarget(
      name: "SourcePortTests",
      dependencies: [.product(name: "SourcePort", package: "Plumb")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
