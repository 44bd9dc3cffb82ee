import Foundation
import KinoraViews

/// A catalogue of texts, `Localizable.xcstrings`.
struct StringCatalogue: Decodable {
    let sourceLanguage: String
    let strings: [String: Item]

    struct Item: Decodable {
        /// `manual` for a text that Xcode has not found in the sources but that people have added.
        let extractionState: String?
        let shouldTranslate: Bool?
        let generatesSymbol: Bool?
        let localizations: [String: Localization]?
    }
    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }
    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }
    struct Variations: Decodable {
        let plural: [String: Form]?
        let device: [String: Form]?
    }
    struct Form: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }
    struct Unit: Decodable {
        let state: String?
        let value: String?
    }

    /// Nil where the data are no catalogue.
    init?(_ data: Data) {
        guard let read = try? JSONDecoder().decode(StringCatalogue.self, from: data) else { return nil }
        self = read
    }

    // MARK: Texts

    /// The texts in the best of the wanted languages, those that are not translated in the catalogue's own. A key without any text
    /// stands for itself.
    func entries(in wanted: WantedLanguages) -> [String: StringTables.Entry] {
        var entries: [String: StringTables.Entry] = [:]
        for (key, item) in strings.sorted(by: { $0.key < $1.key }) {
            guard let entry = entry(of: key, item, wanted) else { continue }
            entries[key] = entry
            // A source writes values without their names.
            let plain = NamedPlaceholders.unnamed(key)
            if plain != key, strings[plain] == nil { entries[plain] = entry }
        }
        return entries
    }

    private func entry(of key: String, _ item: Item, _ wanted: WantedLanguages) -> StringTables.Entry? {
        let names = NamedPlaceholders(of: format(of: key, item))
        var entry = localized(item, wanted)
        // A key with values is the format for them.
        if entry == nil, key.contains("%") { entry = StringTables.Entry(text: key) }
        guard var entry, !names.isEmpty else { return entry }
        entry.text = entry.text.map(names.numbered)
        entry.plurals = entry.plurals.mapValues(names.numbered)
        return entry
    }

    private func localized(_ item: Item, _ wanted: WantedLanguages) -> StringTables.Entry? {
        guard let all = item.localizations else { return nil }
        let languages = item.shouldTranslate == false ? [] : all.keys.sorted().filter { all[$0]?.isTranslated == true }
        guard let found = all[wanted.best(of: languages) ?? sourceLanguage] ?? all[sourceLanguage] else { return nil }
        let (text, plurals) = StringCatalogue.forms(found.stringUnit, found.variations)
        let parts = found.substitutions ?? [:]
        guard text != nil || !plurals.isEmpty else { return nil }
        return StringTables.Entry(
            text: text, plurals: plurals,
            substitutions: parts.mapValues { part in
                let (text, plurals) = StringCatalogue.forms(nil, part.variations)
                return StringTables.Substitution(
                    argument: part.argNum, specifier: part.formatSpecifier ?? "lld",
                    plurals: plurals.isEmpty ? text.map { ["other": $0] } ?? [:] : plurals)
            })
    }

    /// The text of a key in the catalogue's own language, whose values a symbol takes.
    func format(of key: String, _ item: Item) -> String {
        guard let own = item.localizations?[sourceLanguage] else { return key }
        let (text, plurals) = StringCatalogue.forms(own.stringUnit, own.variations)
        return text ?? plurals["other"] ?? key
    }

    /// The parts of a text with forms of their own, in the catalogue's own language or else in the first that has some.
    func parts(of item: Item) -> [String: Substitution] {
        let own = item.localizations?[sourceLanguage]?.substitutions
        return own ?? item.localizations?.sorted { $0.key < $1.key }.lazy.compactMap(\.value.substitutions).first ?? [:]
    }

    /// What is said on a phone: one text, or one by each plural category.
    private static func forms(_ unit: Unit?, _ variations: Variations?) -> (text: String?, plurals: [String: String]) {
        if let devices = variations?.device {
            guard let form = devices["iphone"] ?? devices["other"] else { return (unit?.value, [:]) }
            return forms(form.stringUnit, form.variations)
        }
        let plurals = variations?.plural?.compactMapValues { forms($0.stringUnit, $0.variations).text }
        return (unit?.value, plurals ?? [:])
    }
}

extension StringCatalogue.Localization {
    /// Whether it has a text: one that still waits for its translation is new and empty.
    fileprivate var isTranslated: Bool {
        guard let stringUnit else { return true }
        return stringUnit.state != "new" || stringUnit.value?.isEmpty == false
    }
}
