import Foundation

/// Swift files that form one module, or a target in C that they import.
struct SourceGroup {
    /// The module's name.
    var module: String
    /// The folder or file, as the user names it.
    let place: String
    var files: [SourceText]
    /// Sources that a build makes: by file name.
    var generated: [String: String] = [:]
    var rules = LanguageRules()
    /// The package that it is of, where that is only needed by what the user names: nothing of it is shown.
    var lender: String?
    /// What it is made of in place of Swift files; nothing of it is shown.
    var clang: ClangTarget?

    /// The files under the names that they are compiled as: files of one module have different names in Swift; a project may
    /// have two of one name in two folders.
    var named: [(name: String, file: SourceText)] {
        var names: Set<String> = []
        return files.map { file in
            var name = file.fileName
            while !names.insert(name).inserted { name = "_" + name }
            return (name, file)
        }
    }

    /// The modules that the files import, or include.
    var imports: Set<String> { clang?.imports ?? Set(files.flatMap { SourceImports($0.text).modules }) }

    /// A module's name made of a folder's or file's.
    static func moduleName(_ name: String) -> String {
        let kept = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return kept.first.map { $0.isNumber } ?? true ? "_" + kept : kept
    }
}

/// The `import` lines of a source.
struct SourceImports {
    let modules: Set<String>

    init(_ text: String) {
        modules = Set(text.split(whereSeparator: \.isNewline).compactMap { SourceImports.module(in: $0) })
    }

    /// The module that a line imports; nil where it is no import.
    static func module(in line: Substring) -> String? {
        let words = line.split(whereSeparator: { $0.isWhitespace || $0 == ";" })
        guard let position = words.firstIndex(of: "import"),
            words[..<position].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
        else { return nil }
        var rest = words[(position + 1)...]
        if let kind = rest.first, kinds.contains(String(kind)), rest.count > 1 { rest = rest.dropFirst() }
        return rest.first.flatMap { $0.split(separator: ".").first }.map(String.init)
    }

    private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
}
