// swift-tools-version: 6.2
import PackageDescription

// Tests of the app in the folder App, whose sources, nib and storyboard stay as Xcode has them. The plugin compiles ported copies of
// the sources as a part of the target Notes, which has the name of the app's module.
let package = Package(
  name: "PortedApp",
  dependencies: [.package(name: "Plumb", path: "../..", traits: ["MainActor", "Port"])],
  targets: [
    .target(
      name: "Notes",
      dependencies: [
        .product(name: "UIKit", package: "Plumb"), .product(name: "SnapKit", package: "Plumb"),
        .product(name: "PlumbSwiftUI", package: "Plumb"),
      ],
      path: "Notes",
      exclude: ["port.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Plumb")]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes",
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "PlumbTesting", package: "Plumb"),
      ],
      path: "Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
