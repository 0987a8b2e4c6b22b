// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// With the trait `MainActor`, all modules that know views belong to the main actor, as UIKit does.
let runtimeSettings =
  settings + [.defaultIsolation(MainActor.self, .when(traits: ["MainActor"]))]

// On Apple's platforms the DSL binds to the real UIKit or AppKit, which are isolated to the main actor.
let dslSettings =
  runtimeSettings + [
    .defaultIsolation(MainActor.self, .when(platforms: [.iOS, .macOS, .tvOS, .visionOS]))
  ]

// Compiled as a whole: in batches of files, a further compiler expands all macros again to write the module. (Unsafe flags in targets
// that are in no product do not matter to packages that depend on this one.)
let testSettings =
  settings + [
    .unsafeFlags(
      ["-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "1"],
      .when(configuration: .debug)
    )
  ]

let package = Package(
  name: "Plumb",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "ConflictLogs", targets: ["ConflictLogs"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Masonry", targets: ["Masonry"]),
    .library(name: "MasonryShorthand", targets: ["MasonryShorthand"]),
    .library(name: "Plumb", targets: ["Plumb"]),
    .library(name: "PlumbCairo", targets: ["PlumbCairo"]),
    .library(name: "PlumbLint", targets: ["PlumbLint"]),
    .library(name: "PlumbRender", targets: ["PlumbRender"]),
    .library(name: "PlumbScenes", targets: ["PlumbScenes"]),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
    .executable(name: "plumb-port", targets: ["PortTool"]),
    .library(name: "SourcePort", targets: ["SourcePort"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  traits: [
    .trait(
      name: "Cairo",
      description: "Measure and draw with real fonts, to PNG and PDF, by Pango and Cairo."
    ),
    .trait(
      name: "Headless",
      description: "Bind the DSL to this package's own runtime on Apple's platforms too."
    ),
    .trait(
      name: "MainActor",
      description: "Isolate the runtime's classes to the main actor, as UIKit's are."
    ),
    .trait(
      name: "Port",
      description: "Port an app's own sources to this platform, by swift-syntax and OpenCombine."
    ),
  ],
  // Of the trait `Port`: without it they are neither fetched nor built.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "Cassowary", swiftSettings: settings),
    .target(name: "AutoLayout", dependencies: ["Cassowary"], swiftSettings: runtimeSettings),
    .systemLibrary(
      name: "CPangoCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
    ),
    .systemLibrary(
      name: "CTurboJPEG",
      pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]
    ),
    .target(
      name: "ConflictLogs",
      dependencies: ["AutoLayout", "PlumbRender"],
      swiftSettings: runtimeSettings
    ),
    .target(name: "InterfaceBuilder", dependencies: ["AutoLayout"], swiftSettings: runtimeSettings),
    .target(name: "Masonry", dependencies: ["Plumb"], swiftSettings: dslSettings),
    .target(name: "MasonryShorthand", dependencies: ["Masonry"], swiftSettings: dslSettings),
    .target(name: "Plumb", dependencies: ["AutoLayout"], swiftSettings: dslSettings),
    // Empty without the trait `Cairo`.
    .target(
      name: "PlumbCairo",
      dependencies: ["AutoLayout", "PlumbRender"]
        + ["CPangoCairo", "CTurboJPEG"].map {
          .target(name: $0, condition: .when(traits: ["Cairo"]))
        },
      swiftSettings: runtimeSettings
    ),
    .target(name: "PlumbLint", dependencies: ["AutoLayout"], swiftSettings: runtimeSettings),
    .target(name: "PlumbRender", dependencies: ["AutoLayout"], swiftSettings: runtimeSettings),
    .target(
      name: "PlumbScenes",
      dependencies: ["Masonry", "Plumb"],
      swiftSettings: runtimeSettings
    ),
    .target(
      name: "PlumbTesting",
      dependencies: [
        "AutoLayout", "InterfaceBuilder", "PlumbLint", "PlumbRender",
        .target(name: "PlumbCairo", condition: .when(traits: ["Cairo"])),
      ],
      swiftSettings: runtimeSettings
    ),
    .target(
      name: "SourcePort",
      dependencies: ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map
      {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Port"]))
      },
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PortTool",
      dependencies: [
        "SourcePort",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Port"])
        ),
      ],
      swiftSettings: settings
    ),
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["PortTool"]),
    .target(
      name: "Boxes",
      dependencies: ["AutoLayout"],
      path: "Tests/Boxes",
      swiftSettings: runtimeSettings
    ),
    .target(name: "DocumentedCode", path: "Tests/DocumentedCode", swiftSettings: settings),
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),
    .target(name: "RuleTrait", path: "Tests/RuleTrait", swiftSettings: settings),
    .target(
      name: "SnapKitStandIn",
      dependencies: ["AutoLayout"],
      path: "Tests/SnapKitStandIn",
      swiftSettings: runtimeSettings
    ),
    .target(name: "Shrinking", path: "Tests/Shrinking", swiftSettings: settings),
    .target(name: "TestLength", path: "Tests/TestLength", swiftSettings: settings),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "Expectations", "Shrinking", "TestLength"],
      resources: [.copy("Fixtures")],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "Boxes", "Expectations", "PlumbTesting", "RuleTrait", "TestLength",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "AnimationTests",
      dependencies: ["AutoLayout", "Boxes", "Expectations", "PlumbTesting"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ControlTests",
      dependencies: ["AutoLayout", "Boxes", "Expectations", "PlumbTesting", "RuleTrait"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ControllerTests",
      dependencies: ["AutoLayout", "Boxes", "Expectations", "PlumbTesting", "RuleTrait"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ListTests",
      dependencies: ["AutoLayout", "Boxes", "Expectations", "PlumbTesting", "RuleTrait"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["AutoLayout"],
      path: "Conformance",
      exclude: ["README.md", "cases"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ConflictLogsTests",
      dependencies: ["ConflictLogs", "Expectations"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["Expectations", "InterfaceBuilder", "PlumbTesting", "RuleTrait"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "MasonryTests",
      dependencies: [
        "DocumentedCode", "Expectations", "Masonry", "MasonryShorthand", "PlumbTesting",
      ],
      swiftSettings: testSettings
    ),
    // As a target that is being moved is: in Swift 5, without what comes.
    .testTarget(
      name: "MixedModuleTests",
      dependencies: ["AutoLayout", "DocumentedCode", "Plumb", "SnapKitStandIn"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "PlumbTests",
      dependencies: ["DocumentedCode", "Expectations", "Plumb", "PlumbTesting", "RuleTrait"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "PlumbLintTests",
      dependencies: ["Expectations", "Plumb", "PlumbLint", "PlumbTesting"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "PlumbRenderTests",
      dependencies: ["Expectations", "PlumbRender", "PlumbTesting"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "PlumbTestingTests",
      dependencies: ["DocumentedCode", "Expectations", "Plumb", "PlumbLint", "PlumbTesting"],
      exclude: ["__Snapshots__"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "PlumbScenesTests",
      dependencies: [
        "Cassowary", "Expectations", "PlumbScenes", "PlumbRender", "PlumbTesting", "TestLength",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ViewFuzzTests",
      dependencies: ["AutoLayout", "Plumb", "PlumbTesting", "Shrinking", "TestLength"],
      swiftSettings: testSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's platforms have the real ones. The targets whose names begin with `_Testing_` are what Swift Testing looks for beside
// modules of these names.
#if os(Linux)
  // Asynchronous methods stay on the caller's actor, so that they can be called on objects that belong to none.
  let asyncSettings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

  package.products += [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "_Testing_UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
        "PlumbLogging",
        "SafariServices", "UniformTypeIdentifiers", "MobileCoreServices", "WebKit",
        "MessageUI", "UserNotifications", "CoreMedia", "AVFoundation", "AVKit",
        "LocalAuthentication", "WidgetKit", "LinkPresentation", "DeviceCheck", "StoreKit",
        "NetworkExtension", "CoreTelephony",
      ]
    ),
    .library(name: "PlumbCombine", targets: ["PlumbCombine"]),
    .library(name: "PlumbSwiftUI", targets: ["PlumbSwiftUI"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
  ]
  // The conformance suite is written for UIKit, and held to the module of that name.
  package.targets.first { $0.name == "ConformanceTests" }?.dependencies = [
    "UIKit", "_Testing_UIKit",
  ]
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: ["AutoLayout", "UniformTypeIdentifiers"],
      swiftSettings: runtimeSettings
    ),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: runtimeSettings),
    .target(name: "QuartzCore", dependencies: ["AutoLayout"], swiftSettings: runtimeSettings),
    .target(name: "CoreGraphics", dependencies: ["AutoLayout"], swiftSettings: runtimeSettings),
    .target(name: "PlumbLogging", swiftSettings: settings),
    // Empty without the trait `Port`.
    .target(
      name: "PlumbCombine",
      dependencies: ["AutoLayout"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(name: $0, package: "OpenCombine", condition: .when(traits: ["Port"]))
        },
      swiftSettings: settings
    ),
    // Empty without the trait `Port`.
    .target(
      name: "PlumbSwiftUI",
      dependencies: ["PlumbCombine", "UIKit"],
      swiftSettings: runtimeSettings
    ),
    .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: runtimeSettings),
    .target(
      name: "WebKit",
      dependencies: ["UIKit"],
      swiftSettings: runtimeSettings + asyncSettings
    ),
    .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: runtimeSettings),
    .target(name: "CoreMedia", swiftSettings: settings),
    .target(
      name: "AVFoundation",
      dependencies: ["CoreMedia", "QuartzCore"],
      swiftSettings: runtimeSettings + asyncSettings
    ),
    .target(
      name: "AVKit",
      dependencies: ["AVFoundation", "UIKit"],
      swiftSettings: runtimeSettings
    ),
    .target(name: "LocalAuthentication", swiftSettings: settings + asyncSettings),
    .target(name: "CoreTelephony", swiftSettings: settings),
    .target(name: "DeviceCheck", swiftSettings: settings + asyncSettings),
    .target(
      name: "LinkPresentation",
      dependencies: ["UIKit"],
      swiftSettings: runtimeSettings
    ),
    .target(name: "NetworkExtension", swiftSettings: settings),
    .target(name: "StoreKit", dependencies: ["UIKit"], swiftSettings: runtimeSettings),
    .target(name: "WidgetKit", swiftSettings: settings + asyncSettings),
    .target(name: "UserNotifications", swiftSettings: settings + asyncSettings),
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(
      name: "MobileCoreServices",
      dependencies: ["UniformTypeIdentifiers"],
      swiftSettings: settings
    ),
    .target(
      name: "_Testing_CoreGraphics",
      dependencies: ["CoreGraphics"],
      swiftSettings: settings
    ),
    .target(name: "SnapKit", dependencies: ["Plumb"], swiftSettings: runtimeSettings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Expectations", "UIKit", "_Testing_UIKit", "QuartzCore", "CoreGraphics",
        "_Testing_CoreGraphics", "SnapKit", "PlumbLogging", "SafariServices",
        "UniformTypeIdentifiers", "MobileCoreServices", "WebKit", "MessageUI", "UserNotifications",
        "CoreMedia", "AVFoundation", "AVKit", "LocalAuthentication", "WidgetKit",
        "LinkPresentation", "DeviceCheck", "StoreKit", "NetworkExtension", "CoreTelephony",
      ],
      swiftSettings: testSettings
    ),
  ]
#endif

// The build system compiles a target again when a module that it names has changed. Most modules export AutoLayout to those who
// import them: without naming it these would keep an older layout of its classes, and crash.
func directDependencies(of target: Target) -> [String] {
  target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
}
var users: Set = ["AutoLayout"]
var isComplete = false
while !isComplete {
  let found = package.targets.filter {
    !users.contains($0.name) && !users.isDisjoint(with: directDependencies(of: $0))
  }
  users.formUnion(found.map(\.name))
  isComplete = found.isEmpty
}
for target in package.targets where users.contains(target.name) && target.name != "AutoLayout" {
  if !directDependencies(of: target).contains("AutoLayout") {
    target.dependencies.append("AutoLayout")
  }
}
