// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Chart",
    dependencies: [.package(name: "Kinora", path: "../..")],
    targets: [
        .executableTarget(
            name: "chart", dependencies: [.product(name: "Kinora", package: "Kinora")], path: "Sources/chart")
    ]
)
