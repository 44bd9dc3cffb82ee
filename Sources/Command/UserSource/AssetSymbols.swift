import Foundation

/// The names that Xcode makes of the pictures and colors in asset catalogues, `Image(.heart)` and `Color(.brand)`, as a source.
struct AssetSymbols {
    private var images: [String: String] = [:]
    private var colors: [String: String] = [:]

    /// The name of the file that is compiled along.
    static let fileName = "GeneratedAssetSymbols.swift"

    /// - Parameter place: a folder whose catalogues count, those of folders in it too; or a file, for those beside it.
    init(beside place: String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        let folder = exists && isFolder.boolValue ? place : URL(fileURLWithPath: place).deletingLastPathComponent().path
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(UserPictures.mostEntries) {
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if entry.contains(".xcassets/") {
                let stem = (name as NSString).deletingPathExtension
                if name.hasSuffix(".imageset") { images[AssetSymbols.symbol(stem, without: "Image")] = stem }
                if name.hasSuffix(".colorset") { colors[AssetSymbols.symbol(stem, without: "Color")] = stem }
            } else if !isFolder.boolValue, !name.hasSuffix(".xcassets") {
                walk.skipDescendants()
            }
        }
    }

    /// The names as a source; nil where there is nothing to name.
    ///
    /// - Parameters:
    ///   - files: the sources that are compiled along. A color that they name themselves keeps their meaning.
    ///   - bundle: where the pictures and colors are.
    func source(beside files: [SourceText] = [], bundle: String = ".main") -> String? {
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        func lines(_ names: [String: String], _ line: (String, String) -> String) -> String {
            names.sorted { $0.key < $1.key }.map { "    " + line(AssetSymbols.escaped($0.key), $0.value) + "\n" }
                .joined()
        }
        let own = colors.filter { color in
            !AssetSymbols.known.contains(color.key) && !files.contains { $0.declaresStatic(color.key) }
        }
        let place = bundle == ".main" ? "" : ", bundle: \(bundle)"
        let short = lines(own) { "static var \($0): Color { Color(\"\($1)\"\(place)) }" }
        return """
            import SwiftUI
            extension ImageResource {
            \(lines(images) { "static let \($0) = ImageResource(name: \"\($1)\", bundle: \(bundle))" })}
            extension ColorResource {
            \(lines(colors) { "static let \($0) = ColorResource(name: \"\($1)\", bundle: \(bundle))" })}
            extension Color {
            \(short)}
            extension ShapeStyle where Self == Color {
            \(short)}

            """
    }

    /// Xcode's rule: letters and digits, a capital after what is left out, a small letter first, no "Image" or "Color" at the end.
    static func symbol(_ name: String, without ending: String) -> String {
        var result = ""
        var isNewWord = false
        for character in name {
            guard character.isLetter || character.isNumber || character == "_" else {
                isNewWord = !result.isEmpty
                continue
            }
            result += isNewWord ? character.uppercased() : String(character)
            isNewWord = false
        }
        if result.hasSuffix(ending), result.count > ending.count { result = String(result.dropLast(ending.count)) }
        let capitals = result.prefix { $0.isUppercase }
        // "URLIcon" becomes "urlIcon", "Heart" becomes "heart".
        let count = capitals.count > 1 && capitals.count < result.count ? capitals.count - 1 : capitals.count
        result = result.prefix(count).lowercased() + result.dropFirst(count)
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// Colors that SwiftUI has; a catalogue's does not take their place.
    private static let known: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accent", "accentColor", "tertiary", "quaternary",
        "background",
        "foreground", "selection", "separator", "tint", "placeholder", "link", "fill", "windowBackground",
    ]
    private static func escaped(_ name: String) -> String {
        [
            "default", "switch", "case", "class", "import", "in", "is", "as", "return", "repeat", "self", "where",
            "for", "if", "public", "private", "internal", "init", "func", "let", "var",
        ].contains(name) ? "`\(name)`" : name
    }
}

extension SourceText {
    /// Whether the source has a static variable of a name, of whatever type.
    fileprivate func declaresStatic(_ name: String) -> Bool {
        ["static let \(name)", "static var \(name)"].contains { declaration in
            text.ranges(of: declaration).contains { place in
                place.upperBound == text.endIndex
                    || !(text[place.upperBound].isLetter || text[place.upperBound].isNumber
                        || text[place.upperBound] == "_")
            }
        }
    }
}
