/// Which files stand in for each system design, best first.
struct FontDesign: Sendable {
    /// File names by weight; the nearest weight is taken, and of two equally near the heavier.
    struct Cut: Sendable {
        var upright: [Int: String]
        var italic: [Int: String]
        /// A file with a weight axis, for weights between the static ones.
        var variableUpright: String?
        var variableItalic: String?

        init(
            stem: String, extension ext: String, names: [Int: String], italics: Bool = true,
            variableUpright: String? = nil,
            variableItalic: String? = nil
        ) {
            upright = names.mapValues { "\(stem)-\($0).\(ext)" }
            italic =
                italics
                ? names.mapValues { $0 == "Regular" ? "\(stem)-Italic.\(ext)" : "\(stem)-\($0)Italic.\(ext)" } : [:]
            self.variableUpright = variableUpright
            self.variableItalic = variableItalic
        }
    }

    var cut: Cut
    /// The Debian package to name when the design's files are missing.
    var package: String

    static let nineWeights = [
        100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
        800: "ExtraBold", 900: "Black",
    ]
    static let twoWeights = [400: "Regular", 700: "Bold"]

    static let inter = FontDesign(
        cut: Cut(
            stem: "Inter", extension: "otf", names: nineWeights, variableUpright: "Inter-roman.var.ttf",
            variableItalic: "Inter-italic.var.ttf"),
        package: "fonts-inter")
    static let jetBrainsMono = FontDesign(
        cut: Cut(stem: "JetBrainsMono", extension: "ttf", names: nineWeights.filter { $0.key < 900 }),
        package: "fonts-jetbrains-mono")

    static let notoSerif = FontDesign(
        cut: Cut(stem: "NotoSerif", extension: "ttf", names: twoWeights), package: "fonts-noto-core")

    /// The design that stands in for a family of Apple's named in a source ("Menlo", "HelveticaNeue-Bold"), and the style
    /// that a PostScript name adds.
    static func systemFamily(named name: String) -> (family: FontRequest.Family, weight: Int?, italic: Bool)? {
        let words = name.split(separator: "-", maxSplits: 1)
        guard let first = words.first, let family = families[first.lowercased().filter { $0.isLetter }] else {
            return nil
        }
        let style = words.count > 1 ? words[1].lowercased() : ""
        return (
            family, weights.first { style.contains($0.name) }?.weight,
            style.contains("italic") || style.contains("oblique")
        )
    }

    private static let families: [String: FontRequest.Family] = [
        "sfpro": .text, "sfprotext": .text, "sfprodisplay": .text, "sanfrancisco": .text, "helvetica": .text,
        "helveticaneue": .text, "arial": .text, "avenir": .text, "avenirnext": .text, "sfprorounded": .rounded,
        "sfcompactrounded": .rounded, "arialroundedmtbold": .rounded, "newyork": .serif, "georgia": .serif,
        "timesnewroman": .serif, "timesnewromanpsmt": .serif, "times": .serif, "palatino": .serif,
        "baskerville": .serif,
        "didot": .serif, "sfmono": .monospaced, "menlo": .monospaced, "monaco": .monospaced, "courier": .monospaced,
        "couriernew": .monospaced, "couriernewpsmt": .monospaced,
    ]
    /// Longer names first, since they contain the shorter.
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("thin", 200), ("light", 300),
        ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
    ]
}
