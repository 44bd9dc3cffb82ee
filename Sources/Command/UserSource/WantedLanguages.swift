import Foundation

/// The languages that a text is looked for in, the best first: of `de_AT` German as in Austria, then German.
struct WantedLanguages {
    /// With `-` between the parts, from the most special on.
    let names: [String]

    /// - Parameter locale: `de`, `de_AT` or `zh_Hans_CN`.
    init(_ locale: String) {
        var parts = WantedLanguages.plain(locale).split(separator: "-").map(String.init)
        if parts.first == "zh", parts.count == 2, parts[1].count == 2 {
            // The region alone says whether Chinese is written in traditional or in simplified characters.
            parts.insert(["TW", "HK", "MO"].contains(parts[1]) ? "Hant" : "Hans", at: 1)
        }
        names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The best of some languages; nil where none is wanted. One of another country is better than another language.
    func best(of languages: some Collection<String>) -> String? {
        for name in names {
            if let found = languages.first(where: { WantedLanguages.plain($0) == name }) { return found }
        }
        guard let language = names.last else { return nil }
        return languages.filter { WantedLanguages.plain($0).hasPrefix("\(language)-") }.min()
    }

    private static func plain(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-") }
}
