// swift-tools-version: 6.2
// Kinora's fuzzers: a package of their own over the modules that read what comes from outside, so that these alone are
// built under a sanitizer. Run them with scripts/fuzz.
import PackageDescription

let package = Package(
    name: "KinoraFuzzing",
    targets: [
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
        // The kernels' twins are internal: their fuzzer imports these two as tests do.
        .target(name: "Geometry", dependencies: ["RasterKernels"], swiftSettings: [.unsafeFlags(["-enable-testing"])]),
        .target(name: "Pixels"),
        .target(name: "SceneGraph", dependencies: ["Geometry", "Pixels"]),
        .target(name: "RasterKernels"),
        .target(
            name: "Rasterizer", dependencies: ["SceneGraph", "Geometry", "Pixels", "RasterKernels"],
            swiftSettings: [.unsafeFlags(["-enable-testing"])]),
        .target(name: "FrameKernels"),
        .target(name: "FrameFiles", dependencies: ["Pixels", "CPNG", "FrameKernels"]),
        .executableTarget(name: "fuzz-scenes", dependencies: ["Rasterizer", "SceneGraph", "Geometry", "Pixels"]),
        .executableTarget(name: "fuzz-kernels", dependencies: ["Rasterizer", "RasterKernels", "SceneGraph", "Geometry", "Pixels"]),
        .executableTarget(name: "fuzz-png", dependencies: ["FrameFiles", "Pixels"]),
    ]
)
