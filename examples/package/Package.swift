// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Badge",
    products: [.library(name: "Badge", targets: ["Badge"])],
    dependencies: [.package(name: "Kinora", path: "../..")],
    targets: [
        .target(name: "Badge", dependencies: [.product(name: "SwiftUI", package: "Kinora")]),
        .testTarget(name: "BadgeTests", dependencies: ["Badge", .product(name: "KinoraTesting", package: "Kinora")]),
    ]
)
