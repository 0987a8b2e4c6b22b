// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Apart from Tools, so that the first picture needs neither the network nor a library for the command line.
let package = Package(
  name: "Demo",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gallery", targets: ["GalleryTool"]),
    .library(name: "JSONLines", targets: ["JSONLines"]),
    .library(name: "PlumbDemo", targets: ["PlumbDemo"]),
  ],
  dependencies: [
    .package(name: "Plumb", path: "..")
  ],
  targets: [
    // The format of both files of frames.
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
    .executableTarget(
      name: "GalleryTool",
      dependencies: ["PlumbDemo", .product(name: "PlumbScenes", package: "Plumb")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
