import Foundation

/// A file with a table for one language, or for several.
enum TableFile {
    /// The files to read, those whose texts win first: the wanted language before the base, forms by number before texts without.
    /// A folder with no wanted language has the base's, else English, that of most projects.
    static func wanted(_ paths: [String], _ wanted: WantedLanguages) -> [String] {
        let byFolder = Dictionary(grouping: paths) { path in
            language(of: path).map { _ in
                ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
            }
        }
        var ranks: [String: Int] = [:]
        for (folder, files) in byFolder {
            let languages = Set(files.compactMap(language)).subtracting(["Base"]).sorted()
            let best = folder == nil ? nil : wanted.best(of: languages)
            let spare = best == nil ? WantedLanguages("en").best(of: languages) : nil
            for file in files {
                let own = language(of: file)
                if own == nil || own == best {
                    ranks[file] = 0
                } else if let own, wanted.names.contains(own.replacingOccurrences(of: "_", with: "-")) {
                    ranks[file] = 1
                } else if own == "Base" {
                    ranks[file] = 2
                } else if own == spare {
                    ranks[file] = 3
                }
            }
        }
        let ranked = ranks.map { ($1, $0.hasSuffix(".stringsdict") ? 0 : 1, $0) }
        return ranked.sorted { $0 < $1 }.map(\.2)
    }

    /// The language of the folder that a table is in; nil where it is in none.
    private static func language(of path: String) -> String? {
        if path.hasSuffix(".xcstrings") { return nil }
        let folder = path.split(separator: "/").dropLast().last ?? ""
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
