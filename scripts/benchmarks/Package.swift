// swift-tools-version: 6.2
// Kinora's benchmarks: a package of their own, so that building Kinora never builds them.
import PackageDescription

let package = Package(
    name: "KinoraBenchmarks",
    dependencies: [.package(name: "Kinora", path: "../..")],
    targets: [
        .executableTarget(
            name: "bench-png", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/png"),
        .executableTarget(
            name: "bench-diff", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/diff"),
        .executableTarget(
            name: "bench-effects", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/effects"),
        .executableTarget(
            name: "bench-raster", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/raster"),
        .executableTarget(
            name: "bench-views", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/views"),
        .executableTarget(
            name: "bench-sequence", dependencies: [.product(name: "Kinora", package: "Kinora")],
            path: "Sources/sequence"),
    ]
)
