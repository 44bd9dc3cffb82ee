import Testing

@testable import KinoraViews

/// The categories of Unicode's plural rules (CLDR), for the numbers where they change.
struct PluralTests {
    @Test(
        "Each language counts by its own rule",
        arguments: [
            ("en", [0: "other", 1: "one", 1.5: "other", 2: "other"]),
            ("de_DE", [1: "one", 2: "other"]),
            ("fr", [0: "one", 1: "one", 1.5: "one", 2: "other"]),
            ("ja", [0: "other", 1: "other"]),
            (
                "ru",
                [
                    1: "one", 2: "few", 4: "few", 5: "many", 11: "many", 12: "many", 14: "many", 21: "one", 22: "few",
                    111: "many", 1.5: "other",
                ]
            ),
            ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few", 1.5: "other"]),
            ("cs", [1: "one", 2: "few", 4: "few", 5: "other", 1.5: "many"]),
            (
                "ar",
                [
                    0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other",
                    102: "other",
                    103: "few", 1.5: "other",
                ]
            ),
            ("he", [1: "one", 2: "two", 3: "other", 1.5: "other", 2.5: "other"]),
        ] as [(String, [Double: String])])
    func categories(_ language: String, _ expected: [Double: String]) {
        for (number, category) in expected { #expect(PluralRule.category(number, language) == category, "\(number)") }
    }
}
