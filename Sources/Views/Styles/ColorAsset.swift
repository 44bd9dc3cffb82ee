import KinoraStage
import KinoraPixels
import Synchronization

/// A color set of an asset catalogue, which Linux builds copy as it is: a folder with a `Contents.json`.
package struct ColorAsset: Hashable, Sendable {
    let name: String
    let bundlePath: String
    init(name: String, bundlePath: String) { (self.name, self.bundlePath) = (name, bundlePath) }
    init(name: String, bundle: Bundle?) {
        let bundle = bundle ?? .main
        self.init(name: name, bundlePath: bundle.resourcePath ?? bundle.bundlePath)
    }

    /// The folders that a user's sources lie in, and those of the packages that they use: their catalogues count before a bundle's, in
    /// this order. They are set before performances begin.
    nonisolated(unsafe) package static var sourceFolders: [String] = []

    /// Whether a catalogue has it.
    var isKnown: Bool { ColorAsset.sets.value(for: self) != nil }

    /// Clear where there is none, which is noted.
    func rgba(_ scheme: ColorScheme) -> RGBA {
        guard let set = ColorAsset.sets.value(for: self) else {
            MissingAssets.note(.color, name)
            return .clear
        }
        return scheme == .dark ? set.dark ?? set.light : set.light
    }

    struct ColorSet: Sendable {
        var light: RGBA
        var dark: RGBA?
    }

    private static let sets = AssetCache()

    /// Sets that were looked for; nil for those that are not there. Files do not change while frames are rendered.
    private final class AssetCache: Sendable {
        private struct Key: Hashable {
            let asset: ColorAsset
            let folders: [String]
        }
        private let known = Mutex<[Key: ColorSet?]>([:])
        private let indexes = Mutex<[String: [String: String]]>([:])

        /// The folder of the set of a name among all that are in a folder, which is walked once.
        func path(of set: String, in folder: String) -> String? {
            indexes.withLock { indexes in
                if let index = indexes[folder] { return index[set] }
                let index = ColorAsset.index(folder)
                indexes[folder] = index
                return index[set]
            }
        }

        func value(for asset: ColorAsset) -> ColorSet? {
            let key = Key(asset: asset, folders: ColorAsset.sourceFolders)
            return known.withLock { known in
                if let value = known[key] { return value }
                let value = (key.folders + [asset.bundlePath]).lazy.compactMap { asset.load(in: $0) }.first
                known[key] = .some(value)
                return value
            }
        }
    }
}

extension ColorAsset {
    /// Limits far above any real catalogue and color set.
    private static let (entryLimit, byteLimit) = (20_000, 1 << 20)

    fileprivate func load(in folder: String) -> ColorSet? {
        guard let own = name.split(separator: "/").last,
            let path = ColorAsset.sets.path(of: String(own), in: folder)
        else { return nil }
        let contents = URL(fileURLWithPath: folder).appendingPathComponent(path).appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: contents), data.count <= ColorAsset.byteLimit else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data).colorSet
    }

    /// The color sets of all catalogs in a folder, by name. Of several with one name it is that with the first path, in whatever order
    /// the disk has them.
    fileprivate static func index(_ folder: String) -> [String: String] {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var index: [String: String] = [:]
        for (count, entry) in entries.enumerated() {
            guard count < entryLimit, let path = entry as? String else { break }
            guard path.hasSuffix(".colorset"), path.contains(".xcassets/") else { continue }
            let name = String((path as NSString).lastPathComponent.dropLast(9))
            index[name] = index[name].map { min($0, path) } ?? path
        }
        return index
    }

    /// The part of a color set's `Contents.json` that decides colors.
    struct Contents: Decodable {
        struct Entry: Decodable {
            var appearances: [Appearance]?
            var color: Value?
        }
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
        struct Value: Decodable {
            var components: [String: String]?
            var space: String?
            /// The name of a color of the system, in place of components.
            var reference: String?
            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }

        var colors: [Entry]

        var colorSet: ColorSet? {
            /// That for one brightness alone, or for all that have none of their own; not those for more contrast.
            func color(of brightness: String?, in scheme: ColorScheme) -> RGBA? {
                let wanted = brightness.map { [$0] } ?? []
                return colors.first { $0.color != nil && ($0.appearances ?? []).map(\.value) == wanted }?.color?.rgba(
                    scheme)
            }
            guard let light = color(of: "light", in: .light) ?? color(of: nil, in: .light) else { return nil }
            // A color of the system is another one in the dark.
            return ColorSet(light: light, dark: color(of: "dark", in: .dark) ?? color(of: nil, in: .dark))
        }
    }
}

extension ColorAsset.Contents.Value {
    fileprivate func rgba(_ scheme: ColorScheme) -> RGBA? {
        if let reference { return SystemColor.named(reference, scheme)?.rgba(scheme) }
        guard let components else { return nil }
        let alpha = components["alpha"].flatMap(component) ?? 1
        if let white = components["white"].flatMap(component) {
            return RGBA(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
            let blue = components["blue"].flatMap(component)
        else { return nil }
        return space == "display-p3"
            ? .fromDisplayP3(red: red, green: green, blue: blue, alpha: alpha)
            : RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Xcode writes fractions ("0.500"), bytes ("128") or hexadecimal bytes ("0x80").
    private func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}

extension SystemColor {
    /// A color by the name that Xcode writes: UIKit's, with `Color` at its end.
    fileprivate static func named(_ reference: String, _ scheme: ColorScheme) -> SystemColor? {
        let isDark = scheme == .dark
        let names: [String: SystemColor] = [
            "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary,
            "quaternaryLabel": .quaternary, "placeholderText": .tertiary, "link": .blue, "text": .primary,
            "separator": .separator, "opaqueSeparator": isDark ? .gray4 : .gray3, "systemFill": .fill,
            "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
            "quaternarySystemFill": .quaternaryFill, "systemBackground": .background,
            "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground,
            "systemGroupedBackground": isDark ? .background : .secondaryBackground,
            "secondarySystemGroupedBackground": isDark ? .secondaryBackground : .background,
            "tertiarySystemGroupedBackground": isDark ? .tertiaryBackground : .secondaryBackground,
        ]
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
        return names[name] ?? SystemColor(rawValue: plain)
    }
}
