// swift-tools-version: 6.2
// Draws the photo-like pictures that effects show when none is given (Sources/Pictures). Not part of the command.
import PackageDescription

let package = Package(
    name: "pictures",
    targets: [
        .systemLibrary(name: "CZlib"),
        .executableTarget(name: "pictures", dependencies: ["CZlib"], swiftSettings: [.unsafeFlags(["-Ounchecked"])]),
    ]
)
