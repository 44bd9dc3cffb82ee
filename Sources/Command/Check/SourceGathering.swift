import Foundation

/// Finds the modules that a path stands for: a file, a package's targets, the targets of an Xcode project's folder, or a folder
/// of files.
struct SourceGathering {
    let toolchain: Toolchain

    /// The modules, each after those that it imports.
    func groups(at path: String) throws -> [SourceGroup] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.unreadable, "There is no file \(path).")
        }
        guard isFolder.boolValue else {
            let file = try SourceText(path)
            return [SourceGroup(module: SourceGroup.moduleName(file.stem), place: path, files: [file])]
        }
        let found = try groups(in: SourceTree(path))
        guard !found.isEmpty else { throw CommandError.usage("There is no Swift file in \(path).") }
        return SourceGathering.ordered(found)
    }

    private func groups(in tree: SourceTree) throws -> [SourceGroup] {
        var found: [SourceGroup] = []
        for package in tree.packages { found += try groups(ofPackage: package) }
        // A package beside the project's own files is a part of the project; a folder that is a package is nothing else.
        for project in tree.projects { found += try groups(ofProject: project, tree) }
        if tree.projects.isEmpty, tree.packages.isEmpty {
            let files = try SourceGathering.texts(tree.files)
            if !files.isEmpty { found.append(group(tree.root, files)) }
        }
        return found
    }

    /// What SwiftPM makes for a target with resources.
    private static let bundleAccessor = "import SwiftUI\nextension Bundle { static let module = Bundle.main }\n"

    private func group(_ place: String, _ files: [SourceText]) -> SourceGroup {
        let name = URL(fileURLWithPath: place).standardizedFileURL.lastPathComponent
        return SourceGroup(
            module: SourceGroup.moduleName(name), place: place, files: files,
            generated: AssetSymbols(beside: place).source(beside: files).map { [AssetSymbols.fileName: $0] } ?? [:])
    }

    private func groups(ofPackage path: String) throws -> [SourceGroup] {
        let description = try SourcePackage.describe(path, toolchain)
        return try description.targets.filter { ["library", "executable"].contains($0.type) }.compactMap { target in
            let files = try target.sources.filter { $0.hasSuffix(".swift") }
                .map { try SourceText("\(path)/\(target.path)/\($0)") }
            guard !files.isEmpty else { return nil }
            let place = "\(path)/\(target.path)"
            var generated = ["resource_bundle_accessor.swift": SourceGathering.bundleAccessor]
            if let symbols = AssetSymbols(beside: place).source(beside: files) {
                generated[AssetSymbols.fileName] = symbols
            }
            return SourceGroup(module: target.c99name, place: place, files: files, generated: generated)
        }
    }

    /// The files beside an Xcode project. Where several have an entry point (an app, a widget, a watch app), each folder with
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

    /// The sources that are not tests.
    private static func texts(_ paths: [String]) throws -> [SourceText] {
        try paths.map { try SourceText($0) }.filter {
            SourceImports($0.text).modules.isDisjoint(with: ["XCTest", "Testing"])
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
    /// Whether the program of an app or extension begins in this file.
    fileprivate var startsProgram: Bool { text.contains("@main") || text.contains("@UIApplicationMain") }
}
