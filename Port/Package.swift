// swift-tools-version: 6.2
import PackageDescription

// The tests of what the root package builds with the trait `Port`. `make test-more` runs them. The trait `MainActor` changes nothing here,
// but with it the build shares its folder with Examples/PortedApp.
let package = Package(
  name: "PlumbPort",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "..", traits: ["MainActor", "Port"])],
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
