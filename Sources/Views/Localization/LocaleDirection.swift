/// Which way the language of a locale is written.
package enum LocaleDirection {
    /// Whether a locale, as `ar_EG` or `ku-Arab-IQ`, is written from right to left: by its script, or else by its language.
    package static func isRightToLeft(_ identifier: String) -> Bool {
        let parts = identifier.split { "_-@.".contains($0) }.map { $0.lowercased() }
        guard let language = parts.first else { return false }
        // Four letters are a script.
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return scripts.contains(script)
        }
        return languages.contains(language)
    }

    private static let scripts: Set<String> = [
        "arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr", "yezi",
    ]

    /// Those that are usually written in such a script.
    private static let languages: Set<String> = [
        "ar", "arz", "ary", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "arc",
        "nqo", "lrc", "mzn", "pnb", "skr", "bal", "rhg",
    ]
}
