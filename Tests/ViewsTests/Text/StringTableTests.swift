import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Texts by key, with arguments and plurals.
@Suite(.serialized)
@MainActor
struct StringTableTests {
    private func strings(_ text: Text) -> String {
        text.segments.map { if case .string(let string) = $0.content { string } else { "?" } }.joined()
    }

    @Test("Arguments take their places, and the number decides the form")
    func formats() {
        StringTables.lookup = { key, table in
            switch (key, table) {
            case ("%@ likes %@", nil): .init(text: "%2$@ is liked by %1$@ (100%%)")
            case ("%lld apples", nil): .init(text: nil, plurals: ["one": "%lld apple", "other": "%lld apples!"])
            case ("a", "Other"): .init(text: "b")
            default: nil
            }
        }
        defer { StringTables.lookup = nil }
        #expect(strings(Text("\("A") likes \("B")")) == "B is liked by A (100%)")
        #expect(strings(Text("\(1) apples")) == "1 apple")
        #expect(strings(Text("\(1200) apples")) == "1,200 apples!")
        #expect(strings(Text("a", tableName: "Other")) == "b")
        #expect(strings(Text("a")) == "a")
        #expect(strings(Text("half \(50)%")) == "half 50%")
    }

    @Test("A color in a text is its name, and a place in the key")
    func colorNames() {
        StringTables.lookup = { key, _ in key == "paint it %@" ? .init(text: "in %@") : nil }
        defer { StringTables.lookup = nil }
        #expect(strings(Text("paint it \(accessibilityName: Color(red: 0, green: 0, blue: 1))")) == "in blue")
        #expect(strings(Text("\(accessibilityName: .white), \(accessibilityName: .clear)")) == "white, transparent")
    }

    @Test("Parts of a text have forms by their own number, and a format writes a number as it says")
    func parts() {
        StringTables.lookup = { key, _ in
            switch key {
            case "%@ has %lld cats, %lld dogs":
                .init(
                    text: "%#@dogs@, %#@cats@: %@",
                    substitutions: [
                        "cats": .init(argument: 2, plurals: ["one": "%arg cat", "other": "%arg cats"]),
                        "dogs": .init(argument: 3, plurals: ["zero": "no dogs", "other": "%arg dogs (%%)"]),
                    ])
            case "%lld files":
                .init(
                    text: "%#@files@ left",
                    substitutions: ["files": .init(specifier: "d", plurals: ["one": "%d file", "other": "%d files"])])
            case "%lf km": .init(text: "%.1lf km")
            case "%lld%%": .init(text: "%03d %%")
            case "100% right": .init(text: "100% wrong")
            default: nil
            }
        }
        defer { StringTables.lookup = nil }
        #expect(strings(Text("\("Ann") has \(1) cats, \(2) dogs")) == "2 dogs (%), 1 cat: Ann")
        #expect(strings(Text("\("Ann") has \(5) cats, \(0) dogs")) == "no dogs, 5 cats: Ann")
        #expect(strings(Text("\(1) files")) == "1 file left")
        #expect(strings(Text("\(4200) files")) == "4,200 files left")
        #expect(strings(Text("\(1234.56) km")) == "1,234.6 km")
        #expect(strings(Text("\(7)%")) == "007 %")
        #expect(strings(Text("100% right")) == "100% wrong")
        #expect(StringTables.format("%lld files", nil) == "%d files left")
    }

    @Test("A resource keeps its key, table, default and language, and is looked up where it is shown")
    func resources() throws {
        let resource = LocalizedStringResource("KEY", defaultValue: "Hello \("Ann"), \(2) of you", table: "Other")
        #expect(resource.key == "KEY" && resource.table == "Other")
        #expect(String(localized: resource) == "Hello Ann, 2 of you")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource && copy.hashValue == resource.hashValue)
        #expect(resource != LocalizedStringResource("KEY", defaultValue: "Hello \("Bob"), \(2) of you", table: "Other"))
        StringTables.lookup = { $0 == "KEY" && $1 == "Other" ? .init(text: "%2$lld, **%1$@**") : nil }
        StringTables.lookupIn = { $0 == "de_DE" && $1 == "KEY" && $2 == "Other" ? .init(text: "Hallo %@") : nil }
        defer { (StringTables.lookup, StringTables.lookupIn) = (nil, nil) }
        #expect(String(localized: resource) == "2, **Ann**")
        #expect(String(localized: copy) == "2, **Ann**")
        #expect(strings(Text(resource)) == "2, Ann")
        #expect(strings(Text(LocalizedStringKey(resource))) == "2, Ann")
        #expect(String(localized: "KEY", defaultValue: "\("Eve") \(3)", table: "Other") == "3, **Eve**")
        #expect(
            String(AttributedString(localized: "KEY", defaultValue: "\("Eve") \(3)", table: "Other").characters)
                == "3, Eve")
        var german = resource
        german.locale = Locale(identifier: "de_DE")
        #expect(String(localized: german) == "Hallo Ann" && german != resource)
        #expect(LocalizedStringResource("Plain \(1)").key == "Plain %lld")
        #expect(("A" as LocalizedStringResource).key == "A")
    }

    @Test("Numbers in a table's text are written as its language writes them")
    func numbers() {
        StringTables.lookupIn = { language, key, _ in
            language == "de_DE" && key == "%lld %lf %lld" ? .init(text: "%lld, %.1lf, %06lld") : nil
        }
        defer { StringTables.lookupIn = nil }
        var resource = LocalizedStringResource("\(1_234_567) \(1234.56) \(1234)")
        resource.locale = Locale(identifier: "de_DE")
        #expect(String(localized: resource) == "1.234.567, 1.234,6, 001234")
    }

    @Test("A text follows the language of the place where it is shown")
    func places() {
        StringTables.lookup = { _, _ in nil }
        StringTables.lookupIn = { language, key, _ in
            language == "fr" && key == "Hi %@" ? StringTables.Entry(text: "Salut, **%@**") : nil
        }
        defer { (StringTables.lookup, StringTables.lookupIn) = (nil, nil) }
        let text = Text("Hi \("Ann")").italic() + Text("!")
        var french = EnvironmentValues()
        french.locale = Locale(identifier: "fr")
        #expect(strings(text.inLanguage(of: EnvironmentValues())) == "Hi Ann!")
        let translated = text.inLanguage(of: french)
        #expect(strings(translated) == "Salut, Ann!")
        #expect(translated.segments.map { $0.attributes.isItalic == true } == [true, true, false])
        #expect(strings(Text("Hi \("Ann")" as LocalizedStringResource).inLanguage(of: french)) == "Salut, Ann")
    }

    @Test("Plural categories follow the language")
    func plurals() {
        func categories(_ language: String, _ numbers: [Double]) -> [String] {
            numbers.map { PluralRule.category($0, language) }
        }
        #expect(categories("en_US", [0, 1, 2, 1.5]) == ["other", "one", "other", "other"])
        #expect(categories("fr", [0, 1, 2]) == ["one", "one", "other"])
        #expect(categories("ru_RU", [1, 2, 5, 11, 21, 22]) == ["one", "few", "many", "many", "one", "few"])
        #expect(categories("pl", [1, 2, 5, 12, 22]) == ["one", "few", "many", "many", "few"])
        #expect(categories("ar", [0, 1, 2, 3, 11, 100]) == ["zero", "one", "two", "few", "many", "other"])
        #expect(categories("ja", [1, 2]) == ["other", "other"])
    }

    @Test("The time from now is told in units, and in digits")
    func distances() {
        #expect(Text.distance(8580, .relative) == "2 hr, 23 min")
        #expect(Text.distance(3 * 86_400 + 4, .relative) == "3 days, 4 sec")
        #expect(Text.distance(31_536_000 + 86_400, .relative) == "1 yr, 1 day")
        #expect(Text.distance(7300, .offset) == "+2 hours")
        #expect(Text.distance(-60, .offset) == "-1 minute")
        #expect(Text.distance(2219, .timer) == "36:59")
    }
}
