import Foundation

/// The folders that are modules where neither a package nor a project says which files belong together.
enum LooseModules {
    /// - Parameters:
    ///   - files: sources below the folder.
    ///   - root: a folder without a slash at its end.
    static func parts(of files: [SourceText], in root: String) -> [(folder: String, files: [SourceText])] {
        let children = Dictionary(grouping: files) { file in
            let rest = file.path.dropFirst(root.count + 1).split(separator: "/")
            return rest.count > 1 ? String(rest[0]) : ""
        }
        guard isSeveral(children) else { return files.isEmpty ? [] : [(root, files)] }
        return children.keys.sorted().flatMap { name in
            name.isEmpty ? [(root, children[name]!)] : parts(of: children[name]!, in: "\(root)/\(name)")
        }
    }

    /// Whether the files cannot be one module: two programs begin in them, or one folder imports another by name.
    private static func isSeveral(_ children: [String: [SourceText]]) -> Bool {
        if children.values.reduce(0, { $0 + $1.count(where: \.startsProgram) }) > 1 { return true }
        return children.contains { name, files in
            let imports = Set(files.flatMap { SourceImports($0.text).modules })
            return children.keys.contains { $0 != name && imports.contains(SourceGroup.moduleName($0)) }
        }
    }
}
