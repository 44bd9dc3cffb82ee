import Foundation
import KinoraFrames
import KinoraStage
import KinoraViews
import Synchronization

/// The string tables beside a user's sources: `.xcstrings` catalogues, and `.strings` and `.stringsdict` files in folders such as
/// `de.lproj`.
struct UserStrings {
    /// By table, then key.
    private var tables: [String: [String: StringTables.Entry]] = [:]
    private let folders: BundledFolders

    /// The table of texts that name none.
    static let usual = "Localizable"
    /// Larger files are not read, in bytes.
    private static let largest = 16 << 20

    /// - Parameter locale: the wanted language, `de` or `de_AT`.
    init(in folders: BundledFolders, locale: String) {
        self.folders = folders
        let wanted = WantedLanguages(locale)
        for folder in folders.all {
            let files = UserStrings.files(in: folder.path, isDeep: folder.isDeep)
            for entry in TableFile.wanted(files, wanted) {
                guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(entry)"),
                    data.count <= UserStrings.largest
                else { continue }
                let table = UserStrings.table(of: entry)
                tables[table, default: [:]].merge(UserStrings.entries(data, of: entry, wanted)) { old, _ in old }
            }
        }
    }

    /// The name of the table that a file has.
    static func table(of path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The tables in a folder, in order.
    static func files(in folder: String, isDeep: Bool) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(UserPictures.mostEntries) {
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if [".xcstrings", ".strings", ".stringsdict"].contains(where: { name.hasSuffix($0) }) {
                found.append(entry)
            } else if !isDeep, !name.hasSuffix(".lproj"), !entry.contains(".lproj/") {
                walk.skipDescendants()
            }
        }
        return found.sorted()
    }

    /// Lets texts be found by their keys.
    func offer() {
        let (tables, folders) = (tables, folders)
        StringTables.lookup = tables.isEmpty ? nil : { tables[$1 ?? UserStrings.usual]?[$0] }
        let others = OtherLanguages(folders)
        StringTables.lookupIn = tables.isEmpty ? nil : { others.strings($0).tables[$2 ?? UserStrings.usual]?[$1] }
    }

    private static func entries(
        _ data: Data, of path: String, _ wanted: WantedLanguages
    ) -> [String: StringTables.Entry] {
        if path.hasSuffix(".xcstrings") { return StringCatalogue(data)?.entries(in: wanted) ?? [:] }
        if path.hasSuffix(".stringsdict") { return StringsDictionary.entries(data) }
        let text =
            data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
            ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
        return text.map(StringsFile.entries) ?? [:]
    }

    /// The tables in languages other than the stage's, each read when it is first asked for.
    private final class OtherLanguages: Sendable {
        private let folders: BundledFolders
        private let read = Mutex<[String: UserStrings]>([:])

        init(_ folders: BundledFolders) { self.folders = folders }

        func strings(_ language: String) -> UserStrings {
            read.withLock { read in
                if let found = read[language] { return found }
                let strings = UserStrings(in: folders, locale: language)
                read[language] = strings
                return strings
            }
        }
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
