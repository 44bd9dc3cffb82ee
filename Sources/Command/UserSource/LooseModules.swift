import Foundation

/// The folders that are modules where neither a package nor a project says which files belong together.
enum LooseModules {
    /// - Parameters:
    ///   - files: sources below the folder.
    ///   - root: a folder without a slash at its end.
    ///   - known: modules that are there in any case. A folder of such a name is not what is imported.
    static func parts(
        of files: [SourceText], in root: String, beside known: Set<String>
    ) -> [(folder: String, files: [SourceText])] {
        let children = Dictionary(grouping: files) { file in
            let rest = file.path.dropFirst(root.count + 1).split(separator: "/")
            return rest.count > 1 ? String(rest[0]) : ""
        }
        guard isSeveral(children, known) else { return files.isEmpty ? [] : [(root, files)] }
        return children.keys.sorted().flatMap { name in
            name.isEmpty ? [(root, children[name]!)] : parts(of: children[name]!, in: "\(root)/\(name)", beside: known)
        }
    }

    /// Whether the files cannot be one module: two programs begin in them, or one folder imports another by name.
    private static func isSeveral(_ children: [String: [SourceText]], _ known: Set<String>) -> Bool {
        let programs = children.values.reduce(0) { $0 + $1.count(where: \.startsProgram) }
        if programs > 1 { return true }
        // The one program shows the views of all folders, also of one that is called as a framework is, such as Charts. In a collection
        // of samples such a folder is a sample.
        let others = programs == 1 ? known : []
        return children.contains { name, files in
            let imports = Set(files.flatMap { SourceImports($0.text).modules }).subtracting(others)
            return children.keys.contains { $0 != name && imports.contains(SourceGroup.moduleName($0)) }
        }
    }
}
