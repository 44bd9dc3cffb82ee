// swift-tools-version: 6.2
// Kinora: SwiftUI-style animated effects to PNG frames, on plain Linux. The house and its layers are in README.md.
import CompilerPluginSupport
import PackageDescription

/// Hot code is compiled with optimisation in debug builds too: unoptimised SIMD and pixel loops are 10 to 1000 times
/// slower, which would make the tests unbearable. Bytes do not depend on it; a test says so.
let hot: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Views mirror SwiftUI's own isolation rules, which predate the Swift 6 language mode.
let views: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Modules that sources for Apple's systems import by name. Each is thin: `Views` under another name, or plain arithmetic.
let borrowed = ["Combine", "CoreGraphics", "CoreMotion", "QuartzCore", "UIKit"]
let arithmetic = ["Accelerate", "simd"]

let package = Package(
    name: "Kinora",
    products: [
        .executable(name: "kinora", targets: ["kinora"]),
        .library(name: "Kinora", targets: ["Kinora"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"] + borrowed + arithmetic),
        .library(name: "KinoraTesting", targets: ["KinoraTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Layer 0
        .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
        .target(name: "Geometry", dependencies: ["RasterKernels"], swiftSettings: hot),
        .target(name: "Pixels", swiftSettings: hot),

        // Loops for processors with AVX2, each with its twin in Rasterizer or Geometry.
        .target(name: "RasterKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        // The same for FrameFiles: hashing.
        .target(name: "FrameKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),

        // Layer 1: neighbours, no imports among them
        .target(name: "AnimationCore", dependencies: ["Geometry"], swiftSettings: hot),
        .target(name: "Typography", dependencies: ["Geometry", "CHarfBuzz"], swiftSettings: hot),
        .target(name: "SceneGraph", dependencies: ["Geometry", "Pixels"], swiftSettings: hot),
        .target(name: "FrameFiles", dependencies: ["Pixels", "CPNG", "FrameKernels"], swiftSettings: hot),
        .target(name: "PixelDiff", dependencies: ["Pixels"], swiftSettings: hot),

        // Beside the layers: the compiler's plugin for the macros of Views
        .macro(name: "ViewMacros"),

        // Layer 2: these two never meet
        .target(name: "Rasterizer", dependencies: ["SceneGraph", "Geometry", "Pixels", "RasterKernels"], swiftSettings: hot),
        .target(
            name: "Views", dependencies: ["ViewMacros", "SceneGraph", "AnimationCore", "Typography", "Geometry", "Pixels"],
            swiftSettings: views),

        // Layer 3
        .target(name: "Effects", dependencies: ["Views"], swiftSettings: views + hot),
        .target(name: "FrameJobs", dependencies: ["SceneGraph", "Rasterizer", "FrameFiles", "PixelDiff", "Pixels"]),

        // Layer 4
        .target(
            name: "Command",
            dependencies: [
                "Effects", "FrameJobs", "SwiftUI", "Views", "Rasterizer", "SceneGraph", "FrameFiles", "PixelDiff", "AnimationCore", "Pixels",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "Yams",
            ] + (borrowed + arithmetic).map { .target(name: $0) },
            // Users' sources become libraries that the command loads; they find Kinora's own symbols in it, and in its tests.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .executableTarget(name: "kinora", dependencies: ["Command"]),
        .target(
            name: "KinoraTesting", dependencies: ["Views", "Rasterizer", "FrameJobs", "FrameFiles", "PixelDiff", "Pixels"],
            swiftSettings: views),
        .target(name: "SwiftUI", dependencies: ["Views"]),
        .target(name: "Kinora", dependencies: ["Views", "Effects", "FrameJobs"]),
        .target(name: "Accelerate"),
        .target(name: "simd", dependencies: ["Geometry"]),

        // Tests mirror the sources
        .testTarget(name: "GeometryTests", dependencies: ["Geometry", "RasterKernels"], swiftSettings: hot),
        .testTarget(name: "PixelsTests", dependencies: ["Pixels"]),
        .testTarget(name: "AnimationCoreTests", dependencies: ["AnimationCore", "Geometry"]),
        .testTarget(name: "AnimationVectorTests", dependencies: ["AnimationCore", "Views"]),
        .testTarget(name: "ViewMacrosTests", dependencies: ["ViewMacros", "SwiftUI", "AnimationCore"]),
        .testTarget(name: "TypographyTests", dependencies: ["Typography", "Geometry"]),
        .testTarget(name: "SceneGraphTests", dependencies: ["SceneGraph"]),
        .testTarget(name: "FrameFilesTests", dependencies: ["FrameFiles", "FrameKernels", "Pixels"]),
        .testTarget(name: "PixelDiffTests", dependencies: ["PixelDiff", "Pixels"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["Rasterizer", "RasterKernels", "SceneGraph", "Geometry", "Pixels"],
            swiftSettings: hot),
        .testTarget(name: "simdTests", dependencies: ["simd", "Accelerate"]),
        .testTarget(name: "ViewsTests", dependencies: ["Views", "SceneGraph", "Geometry", "Pixels"]),
        .testTarget(name: "EffectsTests", dependencies: ["Effects", "Views", "SceneGraph", "Rasterizer", "FrameFiles", "PixelDiff", "Pixels"]),
        .testTarget(name: "FrameJobsTests", dependencies: ["FrameJobs", "FrameFiles", "PixelDiff", "SceneGraph", "Pixels"]),
        .testTarget(name: "KinoraTestingTests", dependencies: ["KinoraTesting", "FrameFiles", "FrameJobs", "Pixels"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["Command", "Kinora", "KinoraTesting", "Effects", "FrameJobs", "FrameFiles", "Views", "Pixels", "Yams"]),
    ] + borrowed.map { .target(name: $0, dependencies: ["Views"]) }
)
