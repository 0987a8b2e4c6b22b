// swift-tools-version: 6.2
import PackageDescription

// Clients of the package with the trait `MainActor`, in the ways in which apps are written. They are built and tested by
// `make test-more`. The trait `Port` changes nothing here, but with it the libraries are those that Examples/PortedApp is built with.
let runtime: [Target.Dependency] = [
  .product(name: "UIKit", package: "Plumb"),
  .product(name: "SnapKit", package: "Plumb"),
]

let package = Package(
  name: "PlumbTraits",
  dependencies: [.package(name: "Plumb", path: "..", traits: ["MainActor", "Port"])],
  targets: [
    .target(name: "IsolatedCards", dependencies: runtime),
    .target(
      name: "IsolatedCards5",
      dependencies: runtime,
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "CardsByDefault",
      dependencies: runtime,
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["IsolatedCards", "IsolatedCards5", "CardsByDefault"] + runtime
    ),
  ],
  swiftLanguageModes: [.v6]
)
