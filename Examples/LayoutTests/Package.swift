// swift-tools-version: 6.2
import PackageDescription

// Layout tests as an app has them. CardsTests pass; FailingTests fail on purpose, to show what a failure says.
let package = Package(
  name: "LayoutTests",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "Plumb", package: "Plumb")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "PlumbTesting", package: "Plumb")],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "FailingTests",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbTesting", package: "Plumb"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
