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
