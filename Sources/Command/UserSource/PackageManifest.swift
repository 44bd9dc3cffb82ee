import KinoraFrames
import Foundation

/// The manifest of a user's package, changed for a copy of the package in another place.
///
/// Local packages outside of the package keep their place. Kinora is not built again: the modules beside the command take its
/// place, so that previews and the command share one SwiftUI.
struct PackageManifest {
    /// The folder that the package was copied from.
    let root: URL
    /// The manifest's own text.
    let text: String

    /// Kinora's products. A package that gives one of them to a target is Kinora.
    private static let products: Set<String> = ["SwiftUI", "Kinora", "KinoraTesting"]

    /// nil where no package is named, and where SwiftPM cannot read the manifest: it says why when it reads the copy.
    ///
    /// - Parameter scratch: SwiftPM's own folder for this; that of the package is locked where a plugin of SwiftPM runs the command.
    private func described(_ toolchain: Toolchain, _ scratch: URL) throws -> PackageDump? {
        guard text.contains(".package(") else { return nil }
        let run = try Subprocess.run(
            toolchain.swift,
            ["package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package"])
        guard run.status == 0, let start = run.output.firstIndex(of: "{") else { return nil }
        return try? JSONDecoder().decode(PackageDump.self, from: Data(run.output[start...].utf8))
    }

    /// The text for the copy. What stands in for Kinora is put below `folder`.
    func adapted(_ toolchain: Toolchain, _ modules: SharedModules, standInBelow folder: URL) throws -> String {
        guard let variable else { return text }
        var changes = [settings(of: variable, modules)]
        guard let dump = try described(toolchain, folder.appendingPathComponent("scratch")) else {
            return text + "\n" + changes.joined()
        }
        changes += dump.targets.map { definitions(of: $0, in: variable) }
        for (index, dependency) in dump.dependencies.enumerated() {
            guard let identity = dependency.identity else { continue }
            let isKinora = dump.targets.flatMap(\.products).contains { product in
                PackageManifest.products.contains(product.name)
                    && (product.package.lowercased() == identity || product.package == dependency.name)
            }
            var path = dependency.path
            if isKinora {
                path = folder.appendingPathComponent(identity).path
                try PackageManifest.writeStandIn(URL(fileURLWithPath: path!))
            }
            guard let path, isKinora || !isInside(path) else { continue }
            let name = dependency.name.map { "name: \(SwiftLiteral.text($0)), " } ?? ""
            changes.append("\(variable).dependencies[\(index)] = .package(\(name)path: \(SwiftLiteral.text(path)))\n")
        }
        return text + "\n" + changes.joined()
    }

    /// The package's own targets see all modules, those too that its dependencies do not see.
    private func settings(of variable: String, _ modules: SharedModules) -> String {
        """
        for target in \(variable).targets where target.type == .regular || target.type == .executable {
            target.swiftSettings = (target.swiftSettings ?? []) + [
                .unsafeFlags(["-I", \(SwiftLiteral.text(modules.ownFolder.path))])
            ]
        }

        """
    }

    /// What a target defines for iOS alone is defined for it here, too.
    private func definitions(of target: PackageDump.Target, in variable: String) -> String {
        guard !target.definitions.isEmpty else { return "" }
        let names = target.definitions.map { ".define(\(SwiftLiteral.text($0)))" }.joined(separator: ", ")
        return """
            for target in \(variable).targets where target.name == \(SwiftLiteral.text(target.name)) {
                target.swiftSettings = (target.swiftSettings ?? []) + [\(names)]
            }

            """
    }

    private func isInside(_ path: String) -> Bool {
        (URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/").hasPrefix(root.path + "/")
    }

    /// What the manifest calls its package.
    private var variable: String? {
        text.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\s*\(/).map { String($0.1) }
    }

    /// A package with Kinora's products and nothing in them.
    private static func writeStandIn(_ folder: URL) throws {
        let sources = folder.appendingPathComponent("Sources/KinoraStandIn")
        try FolderListing.create(sources.path)
        let products = products.sorted().map { "        .library(name: \"\($0)\", targets: [\"KinoraStandIn\"]),\n" }
        let manifest = """
            // swift-tools-version: 5.6
            import PackageDescription

            let package = Package(
                name: "Kinora",
                products: [
            \(products.joined())    ],
                targets: [.target(name: "KinoraStandIn")])

            """
        try PackageCopy.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        try PackageCopy.write(
            Data("// Kinora's modules lie beside the command.\n".utf8),
            to: sources.appendingPathComponent("KinoraStandIn.swift"))
    }
}

/// What `swift package dump-package` prints, as far as it is needed here.
private struct PackageDump: Decodable {
    let dependencies: [Dependency]
    let targets: [Target]

    struct Dependency: Decodable {
        /// In lowercase; nil for what comes from a registry.
        let identity: String?
        /// The name that targets may use instead.
        let name: String?
        /// Absolute; nil for what is fetched.
        let path: String?

        private enum Keys: String, CodingKey {
            case fileSystem, sourceControl
        }

        private struct Place: Decodable {
            let identity: String
            let path: String?
            let nameForTargetDependencyResolutionOnly: String?
        }

        init(from decoder: Decoder) throws {
            let kinds = try decoder.container(keyedBy: Keys.self)
            let places =
                try kinds.decodeIfPresent([Place].self, forKey: .fileSystem)
                ?? kinds.decodeIfPresent([Place].self, forKey: .sourceControl)
            identity = places?.first?.identity
            name = places?.first?.nameForTargetDependencyResolutionOnly
            path = places?.first?.path
        }
    }

    struct Target: Decodable {
        let name: String
        /// What is taken from other packages.
        let products: [Product]
        /// Names for `#if` that are defined where a package is built for a phone, and not for Linux.
        let definitions: [String]

        private enum Keys: CodingKey {
            case name, dependencies, settings
        }

        init(from decoder: Decoder) throws {
            let target = try decoder.container(keyedBy: Keys.self)
            name = try target.decode(String.self, forKey: .name)
            let settings = try target.decodeIfPresent([ManifestSetting].self, forKey: .settings) ?? []
            definitions = settings.filter(\.isForPhone).compactMap(\.definition)
            products = try target.decode([Wanted].self, forKey: .dependencies).compactMap(\.product)
        }
    }

    struct Product: Decodable {
        let name: String
        let package: String
    }

    /// One dependency of a target.
    private struct Wanted: Decodable {
        let product: Product?

        private enum Keys: CodingKey {
            case product
        }

        init(from decoder: Decoder) throws {
            let kinds = try decoder.container(keyedBy: Keys.self)
            guard kinds.contains(.product) else {
                product = nil
                return
            }
            // The product's name, its package's name, and more.
            var list = try kinds.nestedUnkeyedContainer(forKey: .product)
            let name = try list.decode(String.self)
            product = try list.decodeIfPresent(String.self).map { Product(name: name, package: $0) }
        }
    }
}
