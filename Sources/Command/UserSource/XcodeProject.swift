import Foundation

/// What an Xcode project says about the Swift files of its targets.
struct XcodeProject {
    /// A target that is not one of tests.
    struct Target: Equatable {
        /// The name that other targets import it by.
        let module: String
        /// The paths of its Swift files, in order.
        let files: [String]
        var rules = LanguageRules()
        /// The paths of its data models, in order.
        var models: [String] = []
    }

    let targets: [Target]
    /// The folder that the project lies in.
    let folder: String
    /// The folders of packages that it names by path.
    let localPackages: [String]
    /// The packages that it names by address.
    let remotePackages: [RemotePackage]

    /// Larger project files are not read, in bytes.
    private static let largest = 64 << 20

    /// - Parameter path: the folder that ends in `.xcodeproj`. nil where its list of files cannot be read.
    init?(_ path: String) {
        let list = "\(path)/project.pbxproj"
        guard let size = try? FileManager.default.attributesOfItem(atPath: list)[.size] as? Int,
            size <= XcodeProject.largest, let data = FileManager.default.contents(atPath: list),
            let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = root["objects"] as? [String: [String: Any]], let main = root["rootObject"] as? String
        else { return nil }
        let folder = String(path.dropLast(URL(fileURLWithPath: path).lastPathComponent.count + 1))
        self.folder = folder.isEmpty ? "." : folder
        let read = ProjectObjects(objects, main: main, folder: self.folder)
        targets = read.targets
        localPackages = read.localPackages
        remotePackages = read.remotePackages
    }
}

/// The objects of a project file, by their identifiers.
private struct ProjectObjects {
    private let objects: [String: [String: Any]]
    private let main: String
    /// The folder that the project lies in.
    private let folder: String
    /// Where the project's files and its folders that stand for all in them are, by identifier.
    private var places: [String: String] = [:]

    init(_ objects: [String: [String: Any]], main: String, folder: String) {
        self.objects = objects
        self.main = main
        self.folder = folder
        guard let group = objects[main]?["mainGroup"] as? String else { return }
        let shift = objects[main]?["projectDirPath"] as? String ?? ""
        place(group, in: shift.isEmpty ? folder : "\(folder)/\(shift)")
    }

    /// Notes where a file or group is, and what is in it.
    private mutating func place(_ id: String, in parent: String) {
        // A group that is in itself ends here.
        guard places[id] == nil, let object = objects[id] else { return }
        let path = object["path"] as? String
        let own: String
        switch object["sourceTree"] as? String {
        case "<group>", nil: own = path.map { DiskPath.existing("\(parent)/\($0)") } ?? parent
        case "SOURCE_ROOT": own = path.map { DiskPath.existing("\(folder)/\($0)") } ?? folder
        case "<absolute>": own = path ?? parent
        default: return
        }
        places[id] = own
        for child in object["children"] as? [String] ?? [] { place(child, in: own) }
    }

    var targets: [XcodeProject.Target] {
        (objects[main]?["targets"] as? [String] ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"] as? String,
                !(target["productType"] as? String ?? "").hasSuffix("-testing"),
                !(target["productType"] as? String ?? "").hasSuffix("unit-test")
            else { return nil }
            let files = Set(listed(target) + synchronized(target, id)).map(ProjectObjects.standardized).filter {
                FileManager.default.fileExists(atPath: $0)
            }
            guard !files.isEmpty else { return nil }
            let models = sources(target).filter { $0.hasSuffix(".xcdatamodeld") } + synchronizedModels(target)
            return XcodeProject.Target(
                module: SourceGroup.moduleName(moduleName(target) ?? name), files: files.sorted(),
                rules: .ofProject(settings(target) + settings(objects[main] ?? [:])),
                models: Set(models.map(ProjectObjects.standardized)).sorted())
        }
    }

    /// The folders of packages that the project names as such, or that lie among its files, as Xcode did before.
    var localPackages: [String] {
        let named = objects.values.filter { $0["isa"] as? String == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"] as? String }.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
        let among = places.filter { id, _ in
            ["wrapper", "folder", "text"].contains(objects[id]?["lastKnownFileType"] as? String ?? "")
        }
        return Set((named + among.values).map(ProjectObjects.standardized)).sorted().filter {
            FileManager.default.fileExists(atPath: "\($0)/Package.swift")
        }
    }

    var remotePackages: [RemotePackage] {
        objects.values.filter { $0["isa"] as? String == "XCRemoteSwiftPackageReference" }
            .compactMap { RemotePackage(project: $0) }.sorted {
                ($0.address, $0.requirement) < ($1.address, $1.requirement)
            }
    }

    /// The Swift files that a target names one by one.
    private func listed(_ target: [String: Any]) -> [String] { sources(target).filter { $0.hasSuffix(".swift") } }

    /// What a target names one by one to be compiled.
    private func sources(_ target: [String: Any]) -> [String] {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        let sources = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
        return sources.flatMap { $0["files"] as? [String] ?? [] }.compactMap { objects[$0] }.filter(isForPhones)
            .compactMap { ($0["fileRef"] as? String).flatMap { places[$0] } }
    }

    /// Whether a file of a target for several systems is not for others alone.
    private func isForPhones(_ file: [String: Any]) -> Bool {
        let systems = file["platformFilters"] as? [String] ?? (file["platformFilter"] as? String).map { [$0] } ?? []
        return systems.isEmpty || systems.contains("ios")
    }

    /// The data models in folders that belong to a target as a whole.
    private func synchronizedModels(_ target: [String: Any]) -> [String] {
        (target["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { places[$0] }
            .flatMap(DataModel.paths)
    }

    /// The files of folders that belong to a target as a whole, without exceptions; and the exceptions of others' folders.
    private func synchronized(_ target: [String: Any], _ id: String) -> [String] {
        let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
        return objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.flatMap {
            group -> [String] in
            guard let place = places[group.key] else { return [] }
            let exceptions = (group.value["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
                .filter { $0["target"] as? String == id }
                .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { "\(place)/\($0)" }
            guard own.contains(group.key) else { return exceptions.filter { $0.hasSuffix(".swift") } }
            return SourceTree(place).files.filter { file in
                !exceptions.contains { file == $0 || file.hasPrefix("\($0)/") }
            }
        }
    }

    /// The name of a target's module, where its settings or the project's say one.
    private func moduleName(_ target: [String: Any]) -> String? {
        let settings = settings(target)
        for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            if let name = settings.lazy.compactMap({ $0[key] as? String }).first(where: { !$0.contains("$") }) {
                return name
            }
        }
        return nil
    }

    /// The build settings of a target or of the project, of each of its configurations.
    private func settings(_ object: [String: Any]) -> [[String: Any]] {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        return (list?["buildConfigurations"] as? [String] ?? [])
            .compactMap { objects[$0]?["buildSettings"] as? [String: Any] }
    }

    /// A path without `..` in it.
    private static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
