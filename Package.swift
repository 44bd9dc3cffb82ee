// swift-tools-version: 6.2
// Kinora: SwiftUI-style animated effects to PNG frames, on plain Linux. The house and its layers are in docs/ARCHITECTURE.md.
import CompilerPluginSupport
import PackageDescription

/// Generic types are asked of their accessors, which know their arguments' conformances. By name, which is shorter, Swift's runtime
/// looks each of them up among all conformances of the program, which was a tenth of what the start of a command takes.
let typesByAccessor = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]

/// Hot code is compiled with optimization in debug builds too: unoptimized SIMD and pixel loops are 10 to 1000 times
/// slower, and unoptimized evaluation of views 2 to 3 times, which would make the tests unbearable. Bytes do not depend on it;
/// a test says so. Two accesses to one variable at once, which the compiler cannot rule out for properties of classes, are looked
/// for in debug builds, and so in all tests; looking takes up to a tenth of a release build's time.
let hot: [SwiftSetting] = [
    .unsafeFlags(["-O"], .when(configuration: .debug)),
    .unsafeFlags(["-enforce-exclusivity=unchecked"] + typesByAccessor, .when(configuration: .release)),
]
let hotKernels: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// Code that runs a few times for each command is compiled without optimization in release builds too: of the command itself
/// that takes 9 s of the processor instead of 41 s, and its own share of a run is too small to be measured.
let cold: [SwiftSetting] = [.unsafeFlags(["-Onone"] + typesByAccessor, .when(configuration: .release))]

/// For modules that declare the functions of C that they call, instead of importing them.
let declaringC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

#if arch(x86_64)
    let widestVectors = ["-mprefer-vector-width=512"]
#else
    let widestVectors: [String] = []
#endif

/// Metal for the processor, as `MetalCompiler` compiles users' files; a test compares the two lists.
let metal: [CXXSetting] = [
    .headerSearchPath("../MetalStandIn/headers"),
    .unsafeFlags(
        [
            "-std=c++20", "-fdeclspec", "-Xclang", "-cl-single-precision-constant", "-ffp-contract=off",
            "-fno-strict-float-cast-overflow", "-Xclang", "-ffloat16-excess-precision=none", "-fno-math-errno",
            "-fno-finite-loops", "-fno-trapping-math", "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics",
            "-ftrivial-auto-var-init=zero", "-fno-stack-protector", "-Wno-everything", "-O3", "-mllvm",
            "-inline-threshold=20000", "-mllvm", "-unroll-threshold=12000",
        ] + widestVectors),
]

/// Views mirror SwiftUI's own isolation rules, which predate the Swift 6 language mode.
let views: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Modules that sources for Apple's systems import by name: views under another name, or plain arithmetic. No other target
/// goes without the prefix `Kinora`, because packages may not share the name of a target with those that depend on them.
let borrowed = ["Combine", "CoreGraphics", "CoreMotion", "QuartzCore", "UIKit"]
let arithmetic = ["Accelerate", "simd"]

/// Modules of Apple's that sources import beside SwiftUI, in `Sources/Modules`: as much as lets such sources compile, with neutral
/// boxes for what has no picture. Each is on `KinoraViews` and on these.
let frameworks: [String: [String]] = [
    "Accessibility": [], "ActivityKit": [], "AlarmKit": ["ActivityKit", "AppIntents"], "AppIntents": [],
    "AudioToolbox": ["AVFoundation"],
    "AuthenticationServices": [], "ClockKit": [], "CloudKit": ["CoreLocation"],
    "AVFoundation": [], "AVKit": ["AVFoundation"], "Charts": ["KinoraGeometry", "KinoraStage"],
    "CoreData": ["KinoraStage"],
    "CoreHaptics": [],
    "CoreImage": ["KinoraBasics", "KinoraGeometry", "KinoraPixels", "KinoraScene"], "KinoraAppKit": ["KinoraStage"],
    "CoreLocation": ["KinoraGeometry"], "CoreLocationUI": [], "CoreML": [], "EventKit": [],
    "CoreSpotlight": ["UniformTypeIdentifiers"], "CoreText": [], "CoreTransferable": [],
    "CryptoKit": ["KinoraFrames", "KinoraStage"], "CommonCrypto": ["CryptoKit"], "AVFAudio": ["AVFoundation"],
    "CoreMedia": ["AVFoundation"], "CoreVideo": [], "QuickLookThumbnailing": [],
    "DeveloperToolsSupport": [], "KinoraFoundation": ["KinoraBasics", "KinoraGeometry", "KinoraStage"],
    "GameplayKit": ["KinoraStage"],
    "ImageIO": [],
    "Intents": [],
    "LocalAuthentication": [], "LinkPresentation": [],
    "MapKit": ["Contacts", "CoreLocation", "KinoraStage", "KinoraWorld"], "MessageUI": [],
    "MediaPlayer": [], "Metal": ["simd"], "MetalKit": ["Metal"], "MobileCoreServices": [],
    "CoreServices": ["MobileCoreServices"],
    "Network": [], "OSLog": [], "PassKit": ["KinoraMacros"], "PencilKit": [], "Photos": ["AVFoundation"],
    "PhotosUI": ["Photos"],
    "QuickLook": [],
    "ARKit": ["SceneKit", "simd", "SpriteKit"], "RealityKit": ["ARKit", "simd"],
    "SafariServices": [], "SceneKit": ["simd"], "Security": [], "Social": [],
    "Speech": ["AVFoundation"], "SpriteKit": ["CoreImage", "KinoraGeometry", "KinoraPhysics", "KinoraStage", "simd"],
    "StoreKit": [],
    "SwiftData": ["KinoraMacros", "KinoraStage"], "Symbols": [], "SystemConfiguration": [],
    "TipKit": ["KinoraMacros", "KinoraStage"],
    "UniformTypeIdentifiers": [],
    "UserNotifications": [],
    "WatchConnectivity": [], "WatchKit": ["UserNotifications"],
    "WeatherKit": ["CoreLocation"], "WebKit": [],
    "WidgetKit": ["ActivityKit", "AppIntents", "Intents", "KinoraMacros"],
    "AdSupport": [], "AppTrackingTransparency": [], "BackgroundTasks": [], "CallKit": ["AVFoundation"],
    "Contacts": [], "ContactsUI": ["Contacts"], "CoreBluetooth": [], "GameController": [], "GameKit": [],
    "HealthKit": ["CoreLocation"], "HealthKitUI": ["HealthKit"], "MetricKit": ["OSLog"],
    "MultipeerConnectivity": [], "NaturalLanguage": [],
    "PDFKit": ["KinoraDrawings", "KinoraGeometry", "KinoraPixels", "KinoraScene", "KinoraStage"],
    "Translation": [], "UserNotificationsUI": ["UserNotifications"],
    "EventKitUI": ["EventKit"], "FoundationModels": ["KinoraMacros"], "ReplayKit": ["AVFoundation"],
    "ScreenCaptureKit": ["AVFoundation"], "VisionKit": ["Vision"],
    "CoreNFC": [], "CoreTelephony": [], "DeviceActivity": ["ManagedSettings"], "FamilyControls": ["ManagedSettings"],
    "GroupActivities": [], "ImagePlayground": [], "ManagedSettings": [], "Playgrounds": ["KinoraMacros"],
    "ServiceManagement": [],
    "Vision": ["CoreImage", "CoreML"],
]

func rooms(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: "Kinora" + $0) } }

/// A module `Kinora<name>` in `Sources/<name>`, on other such modules and on libraries of others.
func room(
    _ name: String, on below: [String] = [], and others: [Target.Dependency] = [], _ settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: "Kinora" + name, dependencies: rooms(below) + others, path: "Sources/" + name, swiftSettings: settings)
}

/// The tests in `Tests/<name>Tests`, on Kinora's modules and on others.
func tests(
    of name: String, on below: [String] = [], and others: [String] = [], except excluded: [String] = [],
    _ settings: [SwiftSetting] = []
) -> Target {
    .testTarget(
        name: "Kinora\(name)Tests", dependencies: rooms(below) + others.map { .init(stringLiteral: $0) },
        path: "Tests/\(name)Tests", exclude: excluded, swiftSettings: settings)
}

let package = Package(
    name: "Kinora",
    products: [
        .executable(name: "kinora", targets: ["kinora"]),
        .library(name: "Kinora", targets: ["Kinora"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"] + borrowed + arithmetic + frameworks.keys.sorted()),
        .library(name: "KinoraTesting", targets: ["KinoraTesting"]),
        .plugin(name: "kinora-test", targets: ["kinora-test"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Layer 0
        .target(
            name: "KinoraCHarfBuzz", path: "Sources/CHarfBuzz",
            linkerSettings: [.linkedLibrary("harfbuzz"), .linkedLibrary("png16")]),
        .target(
            name: "KinoraCPNG", path: "Sources/CPNG",
            linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
        .target(name: "KinoraCJPEG", path: "Sources/CJPEG", linkerSettings: [.linkedLibrary("turbojpeg")]),
        .target(
            name: "KinoraCWebP", path: "Sources/CWebP",
            linkerSettings: [.linkedLibrary("webp"), .linkedLibrary("webpdemux")]),
        room("Basics", hot),
        room("Geometry", on: ["Basics", "RasterKernels"], hot + declaringC),
        room("Pixels", on: ["Basics"], hot),

        // Loops for wide processors, each with its twin in Raster or Geometry; and the same for Frames: hashing.
        .target(name: "KinoraRasterKernels", path: "Sources/RasterKernels", cSettings: hotKernels),
        .target(name: "KinoraFrameKernels", path: "Sources/FrameKernels", cSettings: hotKernels),

        // Metal's headers for the processor, as text that the command carries: they are compiled with users' Metal files.
        .target(name: "KinoraMetalStandIn", path: "Sources/MetalStandIn", exclude: ["headers"]),

        // The catalogue's own Metal functions, compiled for each width of vectors.
        .target(
            name: "KinoraEffectShaders", dependencies: ["KinoraMetalStandIn"], path: "Sources/EffectShaders",
            exclude: ["metal"], cxxSettings: metal),

        // Pictures that the command carries for the effects: photo-like ones, drawn by scripts/pictures, and the world's land.
        .target(name: "KinoraPictures", path: "Sources/Pictures", exclude: ["photos", "land.rings"]),

        // Layer 1: neighbors, no imports among them
        room("Animation", on: ["Geometry", "Basics"], hot),
        room("Physics", on: ["Geometry"], hot),
        room("World", on: ["Pictures"], declaringC),
        room("Typography", on: ["Geometry", "Basics", "CHarfBuzz"], hot + declaringC),
        room("Scene", on: ["Geometry", "Pixels", "Basics"], hot),
        room("Frames", on: ["Pixels", "Basics", "CPNG", "CJPEG", "CWebP", "FrameKernels"], hot),
        room("Diff", on: ["Pixels", "Basics"], hot),

        // Beside the layers: the compiler's plugin for the macros of Views. What it does is a library, because a test that
        // depends on a plugin makes SwiftPM build all of Kinora a second time, as a tool of the host.
        room("MacroExpansion", on: ["Basics"]),
        .macro(name: "KinoraMacros", dependencies: rooms(["MacroExpansion"]), path: "Sources/Macros"),

        // Layer 2: these two never meet
        room("Metal", on: ["Scene", "Frames", "EffectShaders", "MetalStandIn"]),
        room("Drawings", on: ["Scene", "Frames", "Geometry", "Pixels", "Basics"], hot),
        room("Raster", on: ["Scene", "Geometry", "Pixels", "Basics", "RasterKernels"], hot),
        room("Stage", on: ["Scene", "Animation", "Geometry", "Pixels", "Basics"], views + hot),
        room(
            "Views",
            on: ["Macros", "Stage", "Scene", "Animation", "Physics", "Typography", "Geometry", "Pixels", "Basics"],
            views + hot
        ),

        // Layer 3
        room("Scripts", on: ["Stage", "Basics"], and: ["Yams"]),
        room(
            "Effects",
            on: ["Scripts", "Views", "Stage", "Metal", "Scene", "Frames", "Pixels", "Basics", "Pictures", "World"],
            views + hot
        ),
        room("Jobs", on: ["Scene", "Raster", "Frames", "Diff", "Pixels", "Basics"]),
        room("Protocol", cold),
        // The studio's page, as files that the command carries.
        .target(name: "KinoraStudioPage", path: "Sources/StudioPage", exclude: ["page"]),
        room("Studio", on: ["StudioPage", "Protocol", "Scripts", "Stage", "Basics"], cold),
        room("TestRuns", on: ["Scripts", "Jobs", "Frames", "Diff", "Basics"], and: ["Yams"], cold),

        // Layer 4
        .target(
            name: "KinoraCommand",
            dependencies: rooms([
                "Effects", "Jobs", "Protocol", "Studio", "TestRuns", "Scripts", "Views", "Typography", "Metal",
                "Drawings",
                "Stage", "Raster",
                "Scene",
                "Frames",
                "Diff",
                "Animation",
                "Geometry",
                "Pixels",
                "Basics", "MacroExpansion",
            ])
                + (["Kinora", "SwiftUI"] + borrowed + arithmetic + frameworks.keys.sorted()).map { .target(name: $0) }
                + [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Yams"],
            path: "Sources/Command", swiftSettings: cold,
            // Users' sources become libraries that the command loads; they find Kinora's own symbols in it, and in its tests.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        // The command's allocator: frames of many parts take and give back as many blocks of memory. Libraries leave that choice to
        // the programs that use them.
        .executableTarget(
            name: "kinora", dependencies: ["KinoraCommand"], linkerSettings: [.linkedLibrary("jemalloc")]),
        .target(
            name: "KinoraTesting",
            dependencies: rooms(["Views", "Stage", "Raster", "Jobs", "Frames", "Diff", "Pixels"]),
            swiftSettings: views),
        .target(name: "SwiftUI", dependencies: ["KinoraViews", "UserNotifications"]),
        .target(
            name: "Kinora",
            dependencies: rooms(["Effects", "Jobs", "Scripts", "Views", "Stage", "Scene", "Frames", "Diff", "Pixels"])),
        .target(name: "Accelerate", dependencies: ["KinoraViews"]),

        // Runs the installed command; on the one of this package it would be built once more, as a tool of the host.
        .plugin(
            name: "kinora-test",
            capability: .command(
                intent: .custom(verb: "kinora-test", description: "Tests previews against their approved pictures"),
                permissions: [.writeToPackageDirectory(reason: "kinora test --record writes approved pictures")]),
            path: "Plugins/KinoraTest"),
        .target(name: "simd", dependencies: ["KinoraGeometry"]),

        // Tests mirror the sources
        tests(of: "Basics", on: ["Basics"]),
        tests(of: "Geometry", on: ["Geometry", "Basics", "RasterKernels"], hot),
        tests(of: "Pixels", on: ["Pixels"]),
        tests(of: "Animation", on: ["Animation", "Geometry", "Basics"]),
        tests(of: "Physics", on: ["Physics"]),
        tests(of: "World", on: ["World"]),
        tests(of: "AnimationVector", on: ["Animation", "Views", "Stage"]),
        tests(of: "MacroExpansion", on: ["MacroExpansion", "Animation"], and: ["SwiftUI"]),
        tests(of: "Typography", on: ["Typography", "Geometry"]),
        tests(of: "Scene", on: ["Scene"]),
        tests(of: "Frames", on: ["Frames", "FrameKernels", "Pixels", "Basics"]),
        tests(of: "Diff", on: ["Diff", "Pixels"]),
        tests(of: "Metal", on: ["Metal", "Effects", "Raster", "Scene", "Geometry", "Pixels"]),
        tests(of: "Raster", on: ["Raster", "RasterKernels", "Scene", "Geometry", "Pixels", "Basics"], hot),
        tests(of: "Drawings", on: ["Drawings", "Raster", "Scene", "Geometry", "Pixels"]),
        tests(of: "Views", on: ["Basics", "Views", "Stage", "Scene", "Raster", "Geometry", "Pixels"], views),
        tests(of: "Library", and: ["Kinora", "KinoraTesting", "SwiftUI"], except: ["Examples/__Frames__"]),
        tests(
            of: "Modules", on: ["Views", "Stage", "Scene", "Pixels"],
            and: [
                "ARKit", "AVFoundation", "AdSupport", "AppIntents", "AppTrackingTransparency", "BackgroundTasks",
                "CallKit", "Charts", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
                "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreNFC", "CryptoKit", "DeviceActivity",
                "EventKit", "FamilyControls", "FoundationModels", "GameController", "GameKit", "GameplayKit",
                "HealthKit", "KinoraAppKit", "KinoraFoundation", "LinkPresentation", "MapKit", "MediaPlayer", "Metal",
                "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "OSLog", "PDFKit",
                "PassKit", "PencilKit", "PhotosUI", "RealityKit", "ReplayKit", "SceneKit", "ScreenCaptureKit", "Speech",
                "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation", "UIKit",
                "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WeatherKit", "WebKit",
                "WidgetKit",
            ], views),
        tests(of: "Scripts", on: ["Scripts", "Stage"]),
        tests(
            of: "Effects",
            on: ["Basics", "Effects", "Views", "Stage", "Scene", "Raster", "Frames", "Diff", "Pixels", "Pictures"],
            hot),
        tests(of: "Jobs", on: ["Jobs", "Frames", "Diff", "Scene", "Pixels"]),
        tests(of: "Protocol", on: ["Protocol"]),
        tests(of: "Studio", on: ["Studio", "Protocol", "Scripts", "Stage"]),
        tests(of: "TestRuns", on: ["TestRuns", "Frames", "Scripts"]),
        tests(of: "Testing", on: ["Testing", "Stage", "Frames", "Jobs", "Pixels"]),
        tests(
            of: "Command",
            on: [
                "Command", "Testing", "Effects", "Protocol", "Studio", "Scripts", "Jobs", "Frames", "Views", "Stage",
                "Scene", "Pixels",
            ],
            and: ["Kinora", "Yams"]),
        .testTarget(name: "simdTests", dependencies: ["simd", "Accelerate"]),
    ] + borrowed.map { .target(name: $0, dependencies: ["KinoraViews"]) }
        + frameworks.sorted { $0.key < $1.key }.map { name, below in
            .target(
                name: name, dependencies: ["KinoraViews"] + below.map { .init(stringLiteral: $0) },
                path: "Sources/Modules/" + name, swiftSettings: views)
        }
)
