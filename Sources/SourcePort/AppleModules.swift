#if Port
  /// Modules of Apple's systems that an import may name. `Scripts/port_check` reads this list.
  enum AppleModules {
    static let names = Set(
      """
      Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AppIntents AppKit AppTrackingTransparency ARKit \
      AssetsLibrary AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks BrowserEngineKit CallKit CarPlay \
      CFNetwork Charts CloudKit Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes \
      CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMedia CoreMIDI CoreML CoreMotion \
      CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin \
      DeveloperToolsSupport DeviceActivity DeviceCheck dnssd EventKit EventKitUI ExternalAccessory FamilyControls FileProvider \
      Foundation GameController GameKit GLKit HealthKit HomeKit IdentityLookup ImageIO Intents IntentsUI IOKit IOSurface \
      JavaScriptCore libkern LinkPresentation LocalAuthentication MachO ManagedSettings MapKit MediaAccessibility MediaPlayer \
      Messages MessageUI Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity \
      NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter ObjectiveC Observation OpenGLES os OSLog PassKit \
      PDFKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook QuickLookThumbnailing RegexBuilder ReplayKit \
      SafariServices SceneKit ScreenTime Security SensorKit simd Social Speech SpriteKit SQLite3 StoreKit SwiftData SwiftUI Symbols \
      Synchronization SystemConfiguration Testing ThreadNetwork TipKit Translation TVUIKit UIKit UniformTypeIdentifiers \
      UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCPlayground \
      XCTest zlib
      """.split(separator: " ").map(String.init)
    )

    /// Those that Plumb has under their own names, and the modules that each package can import or gets from Plumb's products.
    static let here = Set(
      """
      AVFoundation AVKit CoreGraphics CoreMedia CoreTelephony Cxx CxxStdlib DeviceCheck Dispatch Distributed Foundation FoundationEssentials \
      FoundationInternationalization FoundationNetworking FoundationXML Glibc LinkPresentation LocalAuthentication Masonry MessageUI \
      MobileCoreServices Musl NetworkExtension Observation QuartzCore RegexBuilder SafariServices SnapKit StoreKit Swift Synchronization Testing UIKit \
      UniformTypeIdentifiers UserNotifications WebKit WidgetKit XCTest
      """.split(separator: " ").map(String.init)
    )
  }
#endif
