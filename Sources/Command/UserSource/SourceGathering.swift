import Foundation
import KinoraFrames
import KinoraMacroExpansion

/// Finds the modules that a path stands for: a file, a package's targets, the targets of an Xcode project's folder, or a folder
/// of files.
struct SourceGathering {
    let toolchain: Toolchain
    /// How packages that are named by their addresses are had; nil where nothing is to be fetched.
    var fetching: PackageFetching?
    private let known = KnownSymbols()

    /// The modules, each after those that it imports.
    func groups(at path: String) throws -> [SourceGroup] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.unreadable, "There is no file \(path).")
        }
        guard isFolder.boolValue else {
            let file = try SourceText(path)
            var group = SourceGroup(
                module: SourceGroup.moduleName(file.stem), place: path, files: [file], rules: .ofFiles)
            group.generated[StringSymbols.fileName] = StringSymbols(beside: path).source(beside: [file])
            return [group]
        }
        let found = try groups(in: SourceTree(path))
        guard !found.isEmpty else { throw CommandError.usage("There is no Swift file in \(path).") }
        return SourceGathering.ordered(found)
    }

    /// The modules of several paths, each after those that it imports, whichever path they are of; and whether others import it.
    /// Of modules of one name only the first is there for others.
    func groups(at paths: [String]) throws -> [(group: SourceGroup, isImported: Bool)] {
        let found = try paths.flatMap { try groups(at: $0) }
        // What one path borrows may be another.
        let own = Set(found.filter { $0.lender == nil }.map(\.module))
        let all = SourceGathering.ordered(found.filter { $0.lender == nil || !own.contains($0.module) })
        let imported = all.reduce(into: Set<String>()) { $0.formUnion($1.imports.subtracting([$1.module])) }
        var seen: Set<String> = []
        return all.map { ($0, imported.contains($0.module) && seen.insert($0.module).inserted) }
    }

    private func groups(in tree: SourceTree) throws -> [SourceGroup] {
        var found: [SourceGroup] = []
        var needed = NeededPackages()
        for package in tree.packages {
            do {
                found += try groups(ofPackage: package, &needed)
            } catch  where package != tree.root {
                // A folder in a project may have a manifest without content, so that Xcode does not list its files.
                UsedFonts.note("The manifest of \(package) cannot be read, so that it counts as no package.")
            }
        }
        var taken = Set(found.flatMap(\.files).map { SourceGathering.plain($0.path) })
        var read: Set<String> = []
        for file in tree.projectFiles {
            guard let project = XcodeProject(file), !project.targets.isEmpty else { continue }
            read.insert(SourceGathering.folder(of: [file]))
            found += try groups(of: project, &taken)
            needed.add(project, at: file)
        }
        for folder in tree.projects where !read.contains(folder) { found += try groups(ofProject: folder, tree) }
        found += try looseGroups(in: tree, beside: found)
        let borrowed = try BorrowedModules(gathering: self, needed: needed, root: tree.root).groups(for: found)
        let all = found + borrowed
        let modules = Set(all.map(\.module))
        return all.reduce(into: []) { groups, group in
            var group = group
            group.files = group.files.map { $0.withoutViews(beside: modules) }
            let name = group.module
            var count = 1
            while groups.contains(where: { $0.module == group.module }) {
                count += 1
                group.module = "\(name)_\(count)"
            }
            groups.append(group)
        }
    }

    /// The files that are of no package and no project.
    private func looseGroups(in tree: SourceTree, beside groups: [SourceGroup]) throws -> [SourceGroup] {
        // A package without modules of its own only names what others need.
        let known = Set(groups.compactMap { SourceGathering.package(around: SourceGathering.plain($0.place)) })
        let packages = tree.packages.filter { known.contains(SourceGathering.plain($0)) }
        let folders = (packages + tree.projects).map { "\($0)/" }
        let paths = tree.files.filter { file in !folders.contains { file.hasPrefix($0) } }
        let taken = Set(groups.flatMap(\.files).map { SourceGathering.plain($0.path) })
        let files = try SourceGathering.texts(paths.filter { !taken.contains(SourceGathering.plain($0)) })
        return LooseModules.parts(of: files, in: tree.root, beside: toolchain.knownModules)
            .map { group($0.folder, $0.files) }
    }

    /// The innermost folder with a manifest that a place is in.
    private static func package(around place: String) -> String? {
        var folder = place
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// The targets of a project, the largest first. Of targets that share most of their files, as an
    /// app for a phone and the same for a computer do, the largest stands for the others.
    private func groups(of project: XcodeProject, _ taken: inout Set<String>) throws -> [SourceGroup] {
        var found: [SourceGroup] = []
        for target in project.targets.sorted(by: { ($0.files.count, $1.module) > ($1.files.count, $0.module) }) {
            let shared = target.files.count { taken.contains(SourceGathering.plain($0)) }
            guard shared * 2 <= target.files.count else { continue }
            taken.formUnion(target.files.map(SourceGathering.plain))
            let files = try SourceGathering.texts(target.files)
            if !files.isEmpty {
                found.append(
                    group(
                        SourceGathering.folder(of: target.files), files, module: target.module, of: project.folder,
                        target.rules, models: target.models))
            }
        }
        return found
    }

    /// The innermost folder that all files lie in.
    private static func folder(of files: [String]) -> String {
        let parts = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        let common = parts.dropFirst().reduce(parts.first ?? []) { common, path in
            zip(common, path).prefix { $0 == $1 }.map(\.0)[...]
        }
        return common.isEmpty ? "." : common.joined(separator: "/")
    }

    /// A path in the form by which files are known again.
    static func plain(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// What SwiftPM makes for a target with resources.
    private static let bundleAccessor = "import SwiftUI\nextension Bundle { static let module = Bundle.main }\n"

    /// - Parameters:
    ///   - project: the folder of the project that the files are of, in which its catalogues may lie beside them.
    ///   - models: its data models; by default those below the place.
    private func group(
        _ place: String, _ files: [SourceText], module: String? = nil, of project: String? = nil,
        _ rules: LanguageRules = .ofFiles, models: [String]? = nil
    ) -> SourceGroup {
        let name = URL(fileURLWithPath: place).standardizedFileURL.lastPathComponent
        var generated = symbols(of: files, at: place, in: project)
        let entries = FolderEntries(below: place)
        if files.contains(where: { $0.text.contains("import Intents") || $0.text.contains("import WidgetKit") }) {
            generated[IntentClasses.fileName] = IntentClasses(in: entries).source
        }
        generated[LearnedModels.fileName] = LearnedModels(in: entries).source(beside: files)
        generated[DataModel.fileName] = DataModel(models ?? DataModel.paths(in: entries)).source(beside: files)
        return SourceGroup(
            module: module ?? SourceGroup.moduleName(name), place: place, files: files, generated: generated,
            rules: rules)
    }

    /// The names of the pictures, colors and texts below a folder, each or else below the nearest folder around it that has some; by the
    /// names of their files.
    private func symbols(of files: [SourceText], at place: String, in project: String? = nil) -> [String: String] {
        func nearest(_ source: (String) -> String?) -> String? {
            var place = place
            while true {
                if let found = source(place) { return found }
                guard let project, place.hasPrefix("\(project)/") else { return nil }
                place = (place as NSString).deletingLastPathComponent
            }
        }
        var symbols: [String: String] = [:]
        symbols[AssetSymbols.fileName] = nearest { known.assets(beside: $0).source(beside: files) }
        symbols[StringSymbols.fileName] = nearest { known.strings(beside: $0).source(beside: files) }
        return symbols
    }

    /// The targets of a package. The packages that it depends on are noted.
    func groups(ofPackage path: String, _ needed: inout NeededPackages) throws -> [SourceGroup] {
        guard needed.begin(path) else { return [] }
        if SourcePackage.isPlaygroundsApp(path) {
            // Its files are one module.
            return [group(path, try SourceGathering.texts(SourceTree(path).files))].filter { !$0.files.isEmpty }
        }
        let package: PackageTargets
        do {
            package = try PackageTargets(path, toolchain)
        } catch let refused as RefusedPackage {
            UsedFonts.note(refused.sentence(about: path))
            return try groups(ofFoldersIn: path)
        }
        needed.add(package, at: path)
        let clang = package.clangTargets.map {
            SourceGroup(module: $0.module, place: $0.place, files: [], clang: $0)
        }
        let swift = try package.targets.map { target in
            let files = try target.files.map { try SourceText($0) }
            var generated = symbols(of: files, at: target.place)
            if !files.contains(where: \.declaresBundle) {
                generated["resource_bundle_accessor.swift"] = SourceGathering.bundleAccessor
            }
            generated[DataModel.fileName] = DataModel(DataModel.paths(below: target.place)).source(beside: files)
            return SourceGroup(
                module: SourceGroup.moduleName(target.name), place: target.place, files: files,
                generated: generated, rules: target.rules)
        }
        return clang + swift
    }

    /// The modules of a package without its manifest: the folders in `Sources`, or all of its files.
    private func groups(ofFoldersIn path: String) throws -> [SourceGroup] {
        let tree = SourceTree(path)
        let files = try SourceGathering.texts(tree.files)
        let sources = ["Sources", "Source", "src", "srcs"].map { "\(path)/\($0)" }.first(where: FolderListing.isFolder)
        guard let sources else { return files.isEmpty ? [] : [group(path, files)] }
        let own = files.filter { $0.path.hasPrefix("\(sources)/") }
        let folders = Dictionary(grouping: own) { file in
            let parts = file.path.dropFirst(sources.count + 1).split(separator: "/")
            return parts.count > 1 ? "\(sources)/\(parts[0])" : sources
        }
        return folders.keys.sorted().map { folder in
            folder == sources
                ? group(path, folders[folder]!)
                : group(
                    folder, folders[folder]!, module: SourceGroup.moduleName((folder as NSString).lastPathComponent))
        }
    }

    /// The files beside an Xcode project whose own list cannot be read. Where several have an entry point (an app, a widget, a watch app), each folder with
    /// one is a module, and the others' files join the first.
    private func groups(ofProject folder: String, _ tree: SourceTree) throws -> [SourceGroup] {
        let files = try SourceGathering.texts(tree.files(ofProject: folder))
        let targets = Dictionary(grouping: files) { file in
            String(file.path.dropFirst(folder.count + 1).split(separator: "/").first ?? "")
        }
        let starting = targets.filter { !$0.key.hasSuffix(".swift") && $0.value.contains(where: \.startsProgram) }
            .keys.sorted { (targets[$0]!.count, $1) > (targets[$1]!.count, $0) }
        guard starting.count > 1 else { return files.isEmpty ? [] : [group(folder, files)] }
        let shared = files.filter { file in
            !starting.contains { file.path.hasPrefix("\(folder)/\($0)/") }
        }
        return starting.map { name in
            group("\(folder)/\(name)", targets[name]! + (name == starting[0] ? shared : []))
        }
    }

    /// What tests, playgrounds and the manifests of packages and projects import.
    private static let beside: Set<String> = [
        "XCTest", "Testing", "PlaygroundSupport", "PackageDescription", "ProjectDescription",
    ]

    /// The sources that are of a program.
    private static func texts(_ paths: [String]) throws -> [SourceText] {
        try paths.map { try SourceText($0) }.filter {
            SourceImports($0.text).modules.isDisjoint(with: beside)
        }
    }

    /// Each module after those that it imports; otherwise in the order given.
    private static func ordered(_ groups: [SourceGroup]) -> [SourceGroup] {
        var waiting = groups
        var done: [SourceGroup] = []
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.module))
            let next = waiting.firstIndex { names.subtracting([$0.module]).isDisjoint(with: $0.imports) } ?? 0
            done.append(waiting.remove(at: next))
        }
        return done
    }
}

extension SourceText {
    /// Whether the source says itself what the bundle of its module is.
    fileprivate var declaresBundle: Bool {
        text.contains("extension Bundle") || text.contains("extension Foundation.Bundle")
            ? text.contains(/static\s+(let|var)\s+module\b/) : false
    }

    /// Whether the program of an app or extension begins in this file.
    var startsProgram: Bool {
        guard text.contains("@main") || text.contains("@UIApplicationMain") else { return false }
        // In a comment or text it begins nothing.
        let tokens = Tokens(text)
        return tokens.hasAttribute("main") || tokens.hasAttribute("UIApplicationMain")
    }
}
