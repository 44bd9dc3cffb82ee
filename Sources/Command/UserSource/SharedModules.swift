import Foundation
import KinoraFrames

/// The modules that a package's targets see: all of them those that only mean what Apple's do; its own targets the others too, by
/// which packages for every system know that they are on Apple's, such as `#if canImport(CryptoKit)`. What a dependency would do
/// then is not here.
struct SharedModules {
    /// For the compiler, as `Toolchain.moduleFlags`.
    let flags: [String]
    /// The folder of the modules that only the package's own targets see.
    let ownFolder: URL

    private static let hidden: Set<String> = [
        "CryptoKit", "CommonCrypto", "Network", "Security", "Metal", "MetalKit", "Accelerate", "CoreText", "ImageIO",
        "CoreData",
    ]
    /// What the command is made of besides Kinora; a package may have another version of it.
    private static let foreign: Set<String> = ["ArgumentParser", "ArgumentParserToolInfo"]

    /// - Parameter folder: where links to the modules are kept.
    init(below folder: URL, _ toolchain: Toolchain) throws {
        let modules = URL(fileURLWithPath: toolchain.searchFlags[1])
        let names = try FileManager.default.contentsOfDirectory(atPath: modules.path).filter {
            !SharedModules.foreign.contains(SharedModules.module($0))
        }
        let shared = folder.appendingPathComponent("shared")
        ownFolder = folder.appendingPathComponent("own")
        try SharedModules.link(
            names.filter { !SharedModules.hidden.contains(SharedModules.module($0)) }, of: modules, in: shared)
        try SharedModules.link(
            names.filter { SharedModules.hidden.contains(SharedModules.module($0)) }, of: modules, in: ownFolder)
        flags = ["-I", shared.path] + toolchain.moduleFlags.dropFirst(2)
    }

    private static func module(_ file: String) -> String { String(file.prefix { $0 != "." }) }

    /// Makes `folder` hold links to these files and nothing else.
    private static func link(_ names: [String], of modules: URL, in folder: URL) throws {
        let manager = FileManager.default
        try FolderListing.create(folder.path)
        let kept = Set(try manager.contentsOfDirectory(atPath: folder.path))
        for name in names {
            let (link, target) = (folder.appendingPathComponent(name), modules.appendingPathComponent(name).path)
            if kept.contains(name) {
                guard (try? manager.destinationOfSymbolicLink(atPath: link.path)) != target else { continue }
                try manager.removeItem(at: link)
            }
            try manager.createSymbolicLink(atPath: link.path, withDestinationPath: target)
        }
        for name in kept.subtracting(names) { try manager.removeItem(at: folder.appendingPathComponent(name)) }
    }
}
