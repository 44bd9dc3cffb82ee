import Foundation
import KinoraFrames

/// The names that Xcode makes of the pictures and colors in asset catalogues, `Image(.heart)` and `Color(.brand)`, as a source.
struct AssetSymbols {
    /// The assets of one folder of a catalogue that gives its name to what is in it, or of all that do not.
    private struct Names {
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
    }
    /// By the folders' symbols, joined by periods.
    private var spaces: [String: Names] = [:]

    /// The name of the file that is compiled along.
    static let fileName = "GeneratedAssetSymbols.swift"

    /// - Parameter place: a folder whose catalogues count, those of folders in it too; or a file, for those beside it.
    init(beside place: String) {
        let (folder, isDeep) = (UserSource.folder(around: place), FolderListing.isFolder(place))
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(UserPictures.mostEntries) {
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if entry.contains(".xcassets/") {
                let stem = (name as NSString).deletingPathExtension
                if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
                    let symbol = AssetSymbols.symbol(stem, without: "Image")
                    spaces[AssetSymbols.space(of: entry, in: folder), default: Names()].images[symbol] = stem
                } else if name.hasSuffix(".colorset") {
                    let symbol = AssetSymbols.symbol(stem, without: "Color")
                    spaces[AssetSymbols.space(of: entry, in: folder), default: Names()].colors[symbol] = stem
                }
            } else if !isDeep, !name.hasSuffix(".xcassets") {
                walk.skipDescendants()
            }
        }
    }

    /// The folders of a catalogue that an asset is in and that give it their names.
    private static func space(of entry: String, in folder: String) -> String {
        var path = folder
        var names: [String] = []
        for part in entry.split(separator: "/").dropLast() {
            path += "/\(part)"
            guard !part.hasSuffix(".xcassets"), path.contains(".xcassets/"),
                let contents = try? String(contentsOfFile: "\(path)/Contents.json", encoding: .utf8),
                contents.contains(/"provides-namespace"\s*:\s*true/)
            else { continue }
            let symbol = symbol(String(part), without: "")
            names.append(symbol.prefix(1).uppercased() + symbol.dropFirst())
        }
        return names.joined(separator: ".")
    }

    /// The names as a source; nil where there is nothing to name.
    ///
    /// - Parameters:
    ///   - files: the sources that are compiled along. A color that they name themselves keeps their meaning.
    ///   - bundle: where the pictures and colors are.
    func source(beside files: [SourceText] = [], bundle: String = ".main") -> String? {
        guard !spaces.isEmpty else { return nil }
        let place = bundle == ".main" ? "" : ", bundle: \(bundle)"
        var text = "import SwiftUI\n" + spaceDeclarations(beside: files)
        for (space, names) in spaces.sorted(by: { $0.key < $1.key }) {
            text += AssetSymbols.group("ImageResource", space, names.images) {
                "static let \($0) = \(AssetSymbols.resource("Image", $1, bundle))"
            }
            text += AssetSymbols.group("ColorResource", space, names.colors) {
                "static let \($0) = \(AssetSymbols.resource("Color", $1, bundle))"
            }
            guard space.isEmpty else {
                text += shortNames(of: names, in: space, beside: files, bundle: bundle)
                continue
            }
            let own = names.colors.filter { color in
                !AssetSymbols.known.contains(color.key) && !files.contains { $0.declaresStatic(color.key) }
            }
            for type in ["Color", "ShapeStyle where Self == SwiftUI.Color"] {
                text += AssetSymbols.group(type, "", own) {
                    "static var \($0): SwiftUI.Color { SwiftUI.Color(\"\($1)\"\(place)) }"
                }
            }
            text += AssetSymbols.group("UIColor", "", own.filter { !AssetSymbols.knownToUIKit.contains($0.key) }) {
                // `Color(.name)` is the resource.
                "@_disfavoredOverload static var \($0): SwiftUI.UIColor { "
                    + "SwiftUI.UIColor(resource: \(AssetSymbols.resource("Color", $1, bundle))) }"
            }
            text += AssetSymbols.group(
                "UIImage", "", names.images.filter { image in !files.contains { $0.declaresStatic(image.key) } }
            ) {
                "static var \($0): SwiftUI.UIImage { "
                    + "SwiftUI.UIImage(resource: \(AssetSymbols.resource("Image", $1, bundle))) }"
            }
        }
        return text
    }

    /// What makes a resource. A source may have types of its own that are called as SwiftUI's, so all of these are named with it.
    ///
    /// - Parameter kind: `Image` or `Color`.
    private static func resource(_ kind: String, _ name: String, _ bundle: String) -> String {
        "SwiftUI.\(kind)Resource(name: \"\(name)\", bundle: \(bundle))"
    }

    /// What colors and pictures themselves are called in a folder of a name: `Color.Brand.primary`, `UIImage.Textures.moon`.
    private func shortNames(
        of names: Names, in space: String, beside files: [SourceText], bundle: String
    ) -> String {
        guard !AssetSymbols.isDeclared(space, in: files) else { return "" }
        var text = ""
        for (type, kind, label, names) in [
            ("Color", "Color", "", names.colors), ("UIColor", "Color", "resource: ", names.colors),
            ("UIImage", "Image", "resource: ", names.images),
        ] {
            text += AssetSymbols.group(type, space, names) {
                let resource = AssetSymbols.resource(kind, $1, bundle)
                return "static var \($0): SwiftUI.\(type) { SwiftUI.\(type)(\(label)\(resource)) }"
            }
        }
        return text
    }

    /// Whether sources have a type of their own where the first folder of a space would be one.
    private static func isDeclared(_ space: String, in files: [SourceText]) -> Bool {
        guard let name = space.split(separator: ".").first,
            let declaration = try? Regex("\\b(?:enum|struct|class|typealias)\\s+\(name)\\b")
        else { return false }
        return files.contains { $0.text.contains(name) && $0.text.contains(declaration) }
    }

    /// The types that stand for folders that give their names, each once.
    private func spaceDeclarations(beside files: [SourceText]) -> String {
        var text = ""
        for (type, names, isShort) in [
            ("ImageResource", \Names.images, false), ("ColorResource", \Names.colors, false),
            ("Color", \Names.colors, true), ("UIColor", \Names.colors, true), ("UIImage", \Names.images, true),
        ] {
            let used = spaces.filter {
                !$0.value[keyPath: names].isEmpty && !(isShort && AssetSymbols.isDeclared($0.key, in: files))
            }.keys.map { $0.split(separator: ".") }
            let all = Set(used.flatMap { parts in parts.indices.map { parts[...$0].joined(separator: ".") } })
            for space in all.sorted() {
                let parts = space.split(separator: ".")
                let outer = ([type[...]] + parts.dropLast()).joined(separator: ".")
                text += "extension SwiftUI.\(outer) { enum \(parts.last!) {} }\n"
            }
        }
        return text
    }

    /// An extension of a type with a line for each name, or of the type in it that stands for a folder.
    private static func group(
        _ type: String, _ space: String, _ names: [String: String], _ line: (String, String) -> String
    ) -> String {
        guard !names.isEmpty else { return "" }
        let lines = names.sorted { $0.key < $1.key }.map { "    " + line(SwiftName.escaped($0.key), $0.value) + "\n" }
        return "extension SwiftUI.\(space.isEmpty ? type : "\(type).\(space)") {\n" + lines.joined() + "}\n"
    }

    /// Xcode's rule: letters and digits, a capital after what is left out, a small letter first, no "Image" or "Color" at the end.
    static func symbol(_ name: String, without ending: String) -> String {
        var result = ""
        var isNewWord = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                isNewWord = !result.isEmpty
                continue
            }
            result += isNewWord ? character.uppercased() : String(character)
            isNewWord = false
        }
        if !ending.isEmpty, result.hasSuffix(ending), result.count > ending.count {
            result = String(result.dropLast(ending.count))
        }
        let capitals = result.prefix { $0.isUppercase }
        // A name of capitals alone stays: "BG".
        if capitals.count > 1, !result.contains(where: { $0.isLowercase }) { return result }
        // "URLIcon" becomes "urlIcon", "Heart" becomes "heart".
        let count = capitals.count > 1 && capitals.count < result.count ? capitals.count - 1 : capitals.count
        result = result.prefix(count).lowercased() + result.dropFirst(count)
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// Colors that SwiftUI has; a catalogue's does not take their place.
    private static let known: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "tertiary", "quaternary",
        "background",
        "foreground", "selection", "separator", "tint", "placeholder", "link", "fill", "windowBackground",
    ]

    /// Colors that UIKit has beside those.
    private static let knownToUIKit: Set<String> = [
        "magenta", "lightGray", "darkGray", "lightText", "darkText", "placeholderText", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "opaqueSeparator", "systemRed", "systemOrange", "systemYellow",
        "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
        "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    ]
}

extension SourceText {
    /// Whether the source has a static variable of a name, of whatever type.
    func declaresStatic(_ name: String) -> Bool { declaresStatic("let|var", name) }

    /// - Parameter kinds: of declarations, with bars between them.
    func declaresStatic(_ kinds: String, _ name: String) -> Bool {
        // In a pattern, a dollar sign is the end of a line.
        let pattern = name.replacing("$", with: "\\$")
        guard text.contains(name),
            let declaration = try? Regex(
                "\\bstatic\\s+(?:(?:public|internal|package|private|fileprivate)\\s+)?(?:\(kinds))\\s+\(pattern)\\b")
        else { return false }
        return text.contains(declaration)
    }
}
