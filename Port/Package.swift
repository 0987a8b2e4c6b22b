// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The tests of what the root package builds with the trait `Port`. `make test-more` runs them. The trait `MainActor` changes nothing here,
// but with it the build shares its folder with Examples/PortedApp.
let package = Package(
  name: "PlumbPort",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "..", traits: ["MainActor", "Port"])],
  targets: [
    .testTarget(
      name: "PlumbCombineTests",
      dependencies: [
        .product(name: "PlumbCombine", package: "Plumb"), .product(name: "UIKit", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumbSwiftUITests",
      dependencies: [
        .product(name: "PlumbSwiftUI", package: "Plumb"), .product(name: "UIKit", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourcePortTests",
      dependencies: [.product(name: "SourcePort", package: "Plumb")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
