import Foundation
import KinoraFrames

/// The names that Xcode makes of the texts in string catalogues that people have added, `Text(.welcomeTitle)`, as a source.
struct StringSymbols {
    /// By the name of their table.
    private var catalogues: [String: StringCatalogue] = [:]

    /// The name of the file that is compiled along.
    static let fileName = "GeneratedStringSymbols.swift"

    /// - Parameter place: a folder whose catalogues count, those of folders in it too; or a file, for those beside it.
    init(beside place: String) {
        let (folder, isDeep) = (UserSource.folder(around: place), FolderListing.isFolder(place))
        // Beside a file, catalogues in a folder of a language do not count.
        let paths = UserStrings.files(in: folder, isDeep: isDeep).filter {
            $0.hasSuffix(".xcstrings") && (isDeep || !$0.contains("/"))
        }
        for path in paths {
            let table = UserStrings.table(of: path)
            guard catalogues[table] == nil, let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
            else { continue }
            catalogues[table] = StringCatalogue(data)
        }
    }

    /// The names as a source; nil where there is nothing to name.
    ///
    /// - Parameters:
    ///   - files: the sources that are compiled along. What they name themselves keeps their meaning.
    ///   - bundle: where the texts are.
    func source(beside files: [SourceText] = [], bundle: String = ".main") -> String? {
        // Most places have no catalogue, and looking through the files takes a while.
        guard !catalogues.isEmpty else { return nil }
        let own = files.filter(\.extendsResources)
        var text = ""
        for (table, catalogue) in catalogues.sorted(by: { $0.key < $1.key }) {
            let place = StringSymbolPlace(table: table, bundle: bundle)
            // The names of the usual table are in no type of their own.
            let isUsual = table == UserStrings.usual
            let symbols = StringSymbols.symbols(of: catalogue).filter { symbol in
                !isUsual || !own.contains { $0.declaresStatic("let|var|func", symbol.name) }
            }
            guard !symbols.isEmpty else { continue }
            let lines = symbols.map { "    \($0.declaration(in: place))\n" }.joined()
            if isUsual {
                text += "extension LocalizedStringResource {\n\(lines)}\n"
            } else {
                let type = StringSymbol.typeName(table)
                guard !type.isEmpty, !own.contains(where: { $0.declaresType(type) }) else { continue }
                text += "extension LocalizedStringResource { nonisolated enum \(type) {} }\n"
                text += "extension LocalizedStringResource.\(type) {\n\(lines)}\n"
            }
        }
        return text.isEmpty ? nil : "import SwiftUI\n" + text
    }

    /// Each name once, in the order of the keys.
    private static func symbols(of catalogue: StringCatalogue) -> [StringSymbol] {
        var names: Set<String> = []
        return catalogue.strings.sorted { $0.key < $1.key }.compactMap { key, item in
            guard item.extractionState == "manual", item.generatesSymbol != false else { return nil }
            let symbol = StringSymbol(key: key, item, in: catalogue)
            return symbol.name.isEmpty || !names.insert(symbol.name).inserted ? nil : symbol
        }
    }
}

extension SourceText {
    fileprivate var extendsResources: Bool {
        text.contains("LocalizedStringResource")
            && text.contains(/extension\s+(?:Foundation\.)?LocalizedStringResource\b/)
    }

    /// Whether the source has a type of a name that holds names only.
    fileprivate func declaresType(_ name: String) -> Bool {
        guard text.contains(name), let declaration = try? Regex("\\b(?:enum|struct)\\s+\(name)\\b") else {
            return false
        }
        return text.contains(declaration)
    }
}
