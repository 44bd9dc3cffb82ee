import Foundation

/// The packages that are noted while modules are gathered: those that were read, and those that they and projects depend on.
struct NeededPackages {
    private var begun: Set<String> = []
    /// The folders of packages that are named by path.
    private(set) var local: [String] = []
    /// The packages that are named by address. Of one that is named several times the first wanted versions count.
    private(set) var remote: [RemotePackage] = []
    private(set) var pins = PackagePins()

    /// Whether a package was not read before; it is from now on.
    mutating func begin(_ path: String) -> Bool { begun.insert(SourceGathering.plain(path)).inserted }

    /// - Parameter path: that of the folder that ends in `.xcodeproj`.
    mutating func add(_ project: XcodeProject, at path: String) {
        local += project.localPackages
        project.remotePackages.forEach { add($0) }
        pins.add(ofProject: path)
    }

    mutating func add(_ package: PackageTargets, at path: String) {
        local += package.neighbors.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
        package.remotePackages.forEach { add($0) }
        pins.add("\(path)/Package.resolved")
    }

    private mutating func add(_ package: RemotePackage) {
        if !remote.contains(where: { $0.identity == package.identity }) { remote.append(package) }
    }
}
