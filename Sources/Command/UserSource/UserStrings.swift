import Foundation
import KinoraFrames
import KinoraStage
import KinoraViews

/// The string tables beside a user's sources: `.xcstrings` catalogues, and `.strings` files in folders such as `de.lproj`.
struct UserStrings {
    /// By table, then key.
    private var tables: [String: [String: StringTables.Entry]] = [:]

    private static let usual = "Localizable"
    /// Larger files are not read, in bytes.
    private static let largest = 16 << 20

    /// - Parameter locale: the wanted language, `de` or `de_AT`.
    init(in folders: BundledFolders, locale: String) {
        let wanted = UserStrings.languages(locale)
        for folder in folders.all {
            for entry in UserStrings.files(in: folder.path, isDeep: folder.isDeep) {
                guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(entry)"),
                    data.count <= UserStrings.largest
                else { continue }
                let table = ((entry as NSString).lastPathComponent as NSString).deletingPathExtension
                let entries =
                    entry.hasSuffix(".xcstrings")
                    ? UserStrings.catalogue(data, wanted) : UserStrings.strings(data, entry, wanted)
                tables[table, default: [:]].merge(entries) { old, _ in old }
            }
        }
    }

    /// The tables in a folder, in order.
    private static func files(in folder: String, isDeep: Bool) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(UserPictures.mostEntries) {
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if name.hasSuffix(".xcstrings") || name.hasSuffix(".strings") {
                found.append(entry)
            } else if !isDeep, !name.hasSuffix(".lproj"), !entry.contains(".lproj/") {
                walk.skipDescendants()
            }
        }
        return found.sorted()
    }

    /// Lets texts be found by their keys.
    func offer() {
        let tables = tables
        StringTables.lookup = tables.isEmpty ? nil : { tables[$1 ?? UserStrings.usual]?[$0] }
    }

    /// From the most special on: `de_AT`, `de`, and what stands for every language.
    private static func languages(_ locale: String) -> [String] {
        let name = locale.replacingOccurrences(of: "_", with: "-")
        let language = String(name.prefix { $0 != "-" })
        return name == language ? [name] : [name, language]
    }

    // MARK: Catalogues

    private struct Catalogue: Decodable {
        let sourceLanguage: String
        let strings: [String: Item]

        struct Item: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?
        }
        struct Variations: Decodable { let plural: [String: Form]? }
        struct Form: Decodable { let stringUnit: Unit? }
        struct Unit: Decodable { let value: String }
    }

    private static func catalogue(_ data: Data, _ wanted: [String]) -> [String: StringTables.Entry] {
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return [:] }
        return catalogue.strings.compactMapValues { item in
            guard let all = item.localizations,
                let found = (wanted + [catalogue.sourceLanguage]).lazy.compactMap({ all[$0] }).first
            else { return nil }
            let plurals = found.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
            return StringTables.Entry(text: found.stringUnit?.value, plurals: plurals)
        }
    }

    // MARK: Tables

    /// A table of a wanted language, or of the base; one of another language is left out.
    private static func strings(_ data: Data, _ path: String, _ wanted: [String]) -> [String: StringTables.Entry] {
        let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
        guard wanted.contains(language) || language == "Base" else { return [:] }
        let text =
            data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
            ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
        return text.map(StringsFile.entries) ?? [:]
    }
}

/// `"key" = "text";` with comments.
enum StringsFile {
    static func entries(_ text: String) -> [String: StringTables.Entry] {
        var reader = Reader(rest: Substring(text))
        var entries: [String: StringTables.Entry] = [:]
        while let key = reader.word() {
            guard reader.take("="), let value = reader.word() else { break }
            _ = reader.take(";")
            entries[key] = StringTables.Entry(text: value)
        }
        return entries
    }

    private struct Reader {
        var rest: Substring

        /// Goes over spaces and comments.
        private mutating func skip() {
            while true {
                rest = rest.drop { $0.isWhitespace }
                if rest.hasPrefix("/*") {
                    rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
                } else if rest.hasPrefix("//") {
                    rest = rest.drop { !$0.isNewline }
                } else {
                    return
                }
            }
        }

        mutating func take(_ character: Character) -> Bool {
            skip()
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }

        /// A text in quotes, or a word without.
        mutating func word() -> String? {
            skip()
            guard rest.first == "\"" else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
                rest = rest.dropFirst(word.count)
                return word.isEmpty ? nil : String(word)
            }
            rest.removeFirst()
            var result = ""
            while let character = rest.popFirst() {
                if character == "\"" { return result }
                guard character == "\\", let next = rest.popFirst() else {
                    result.append(character)
                    continue
                }
                switch next {
                case "n": result.append("\n")
                case "t": result.append("\t")
                case "r": result.append("\r")
                case "U", "u":
                    let digits = rest.prefix(4)
                    rest = rest.dropFirst(4)
                    if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                        result.unicodeScalars.append(scalar)
                    }
                default: result.append(next)
                }
            }
            return nil
        }
    }
}
