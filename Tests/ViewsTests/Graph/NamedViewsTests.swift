import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Children that may come and go, and what they are called.
@MainActor
struct NamedViewsTests {
    private func named(_ numbers: [Int]) -> NamedViews { NamedViews(numbers.map { (.number($0), Color.red) }) }

    @Test("Names are compared one by one where they are not those of a copy")
    func comparison() {
        let views = named([1, 2, 3])
        #expect(views.haveNames(of: views.names))
        #expect(views.haveNames(of: named([1, 2, 3]).names))
        #expect(!views.haveNames(of: named([1, 3, 2]).names))
        #expect(!views.haveNames(of: named([1, 2]).names))
        #expect(named([]).haveNames(of: []))
    }

    @Test("Where several have one name, each gets one of its own, which is the same in the next evaluation")
    func repeatedNames() {
        let views = named([1, 1, 2, 1]).distinct
        #expect(views.count == 4)
        #expect(Set(views.names).count == 4)
        #expect(views.names[0] == .number(1))
        #expect(views.names[2] == .number(2))
        #expect(named([1, 1, 2, 1]).distinct.haveNames(of: views.names))
        #expect(!named([1, 1, 2, 1]).haveNames(of: views.names))
    }
}
