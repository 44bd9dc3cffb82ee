// swift-tools-version: 6.2
// Kinora's fuzzers: a package of their own over the modules that read what comes from outside, so that these alone are
// built under a sanitizer. Run them with scripts/fuzz.
import PackageDescription

func rooms(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: "Kinora" + $0) } }

func room(
    _ name: String, on below: [String] = [], _ settings: [SwiftSetting] = [], _ linked: [String] = []
) -> Target {
    .target(
        name: "Kinora" + name, dependencies: rooms(below), path: "Sources/" + name, swiftSettings: settings,
        linkerSettings: linked.map { .linkedLibrary($0) })
}

/// The kernels' twins are internal: their fuzzer imports these modules as tests do.
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"]), .enableExperimentalFeature("Extern")]

let package = Package(
    name: "KinoraFuzzing",
    targets: [
        room("CPNG", on: [], [], ["png16", "z", "deflate"]),
        room("CJPEG", on: [], [], ["turbojpeg"]),
        room("CWebP", on: [], [], ["webp", "webpdemux"]),
        room("Basics"),
        room("Geometry", on: ["Basics", "RasterKernels"], testable),
        room("Pixels", on: ["Basics"]),
        room("Scene", on: ["Geometry", "Pixels", "Basics"]),
        room("RasterKernels"),
        room("Raster", on: ["Scene", "Geometry", "Pixels", "Basics", "RasterKernels"], testable),
        room("FrameKernels"),
        room("Frames", on: ["Pixels", "Basics", "CPNG", "CJPEG", "CWebP", "FrameKernels"]),
        .target(name: "FuzzCampaign"),
        .executableTarget(
            name: "fuzz-scenes", dependencies: ["FuzzCampaign"] + rooms(["Raster", "Scene", "Geometry", "Pixels"])),
        .executableTarget(
            name: "fuzz-files", dependencies: ["FuzzCampaign"] + rooms(["Raster", "Scene", "Geometry", "Pixels"])),
        .executableTarget(
            name: "fuzz-kernels",
            dependencies: ["FuzzCampaign"] + rooms(["Raster", "RasterKernels", "Scene", "Geometry", "Pixels"])),
        .executableTarget(name: "fuzz-png", dependencies: ["FuzzCampaign"] + rooms(["Frames", "Pixels", "Basics"])),
    ]
)
