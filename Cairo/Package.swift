// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The tests of what the root package builds with the trait `Cairo`, and their fonts. `make test-more` runs them.
let package = Package(
  name: "PlumbWithCairo",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ExampleFonts", targets: ["ExampleFonts"]),
    .executable(name: "gallery-pictures", targets: ["GalleryPictures"]),
    .executable(name: "label-widths", targets: ["LabelWidths"]),
    .executable(name: "render-bench", targets: ["RenderBench"]),
  ],
  dependencies: [
    .package(name: "Demo", path: "../Demo"),
    .package(name: "Plumb", path: "..", traits: ["Cairo"]),
  ],
  targets: [
    .target(name: "ExampleFonts", resources: [.copy("Fonts")], swiftSettings: settings),
    // What `make demo` runs where the libraries are.
    .executableTarget(
      name: "GalleryPictures",
      dependencies: [
        "ExampleFonts",
        .product(name: "PlumbDemo", package: "Demo"),
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "LabelWidths",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "RenderBench",
      dependencies: [
        "ExampleFonts",
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
        .product(name: "PlumbScenes", package: "Plumb"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlumbCairoTests",
      dependencies: [
        "ExampleFonts",
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbCairo", package: "Plumb"),
        .product(name: "PlumbTesting", package: "Plumb"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
