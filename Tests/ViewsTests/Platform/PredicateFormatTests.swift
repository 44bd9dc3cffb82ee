import Foundation
import Testing

@testable import KinoraViews

/// Conditions in words, as Apple's guide to predicates describes them.
struct PredicateFormatTests {
    private static let person: [String: Any] = [
        "name": "Émile", "age": 30, "isMember": true, "tags": ["red", "blue"], "born": Date(timeIntervalSince1970: 0),
        "home": ["city": "Lyon"], "nick": NSNull(),
    ]

    @Test(
        "Conditions hold or not",
        arguments: [
            ("age == 30", true), ("age = 30.0", true), ("age != 30", false), ("age >= 30 AND age < 31", true),
            ("age > 30 || name == 'Émile'", true), ("NOT (age > 30) && isMember == YES", true),
            ("isMember = false", false), ("name BEGINSWITH 'É'", true), ("name BEGINSWITH[cd] 'em'", true),
            ("name beginswith 'em'", false), ("name ENDSWITH[c] 'LE'", true), ("name CONTAINS \"mil\"", true),
            ("name LIKE '?mil*'", true), ("name LIKE 'mil*'", false), ("name MATCHES '.*l.'", true),
            ("name MATCHES 'mil'", false), ("name ==[cd] 'emile'", true), ("age IN {29, 30}", true),
            ("'red' IN tags", true), ("ANY tags == 'green'", false), ("NONE tags == 'green'", true),
            ("ALL tags CONTAINS 'e'", true), ("tags.@count == 2", true), ("age BETWEEN {1, 29}", false),
            ("home.city == 'Lyon'", true), ("nick == nil", true), ("missing != NULL", false), ("TRUEPREDICATE", true),
            ("!(age == 1 OR age == 2) AND FALSEPREDICATE", false), ("SELF.age == 30", true),
        ])
    func conditions(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: PredicateFormatTests.person) == holds)
    }

    @Test("Arguments stand for values and for names of values")
    func arguments() {
        func holds(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: PredicateFormatTests.person) }
        #expect(holds(NSPredicate(format: "%K == %@ AND age > %d", "name", "Émile", 29)))
        #expect(holds(NSPredicate(format: "born < %@", Date(timeIntervalSince1970: 1) as NSDate)))
        #expect(!holds(NSPredicate(format: "born > %@", Date(timeIntervalSince1970: 1) as CVarArg)))
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg).hasPrefix("1970-01-01 00:00:00"))
        #expect(holds(NSPredicate(format: "age IN %@", [30, 31])))
        #expect(holds(NSPredicate(format: "name == %@", argumentArray: ["Émile"])))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}").evaluate(with: "a@b.de"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}").evaluate(with: "a@b.d"))
        #expect(
            holds(NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "age == 30")])))
    }

    @Test(
        "What is no condition is told",
        arguments: ["age ==", "(age == 1", "age ~ 3", "name == 'open", "age == %@", "age == 1 2"])
    func failures(format: String) {
        #expect(throws: PredicateParser.Failure.self) { try PredicateParser.test(format, []) }
    }
}
