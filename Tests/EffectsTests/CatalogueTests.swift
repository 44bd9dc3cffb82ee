import Foundation
import Testing
import KinoraViews

@testable import KinoraEffects

/// The catalogue as a list: complete, unambiguous and well described.
struct CatalogueTests {
    @Test("Every row from 1 to 132 is covered by an entry, and the list of rows says by which")
    func rows() {
        #expect(Catalogue.rows.map(\.number) == Array(1...132))
        let covered = Set(Catalogue.entries.flatMap(\.rows))
        #expect(Set(1...132).subtracting(covered).isEmpty && covered.isSubset(of: 1...132))
        #expect(Catalogue.rows.filter(\.effects.isEmpty).map(\.number) == [])
        #expect(Catalogue.rowList().contains("132 of 132 rows"))
    }

    @Test("Names are unique, in alphabetical order, and easy to type")
    func names() {
        let names = Catalogue.entries.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names == names.sorted())
        for name in names {
            #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
            #expect(name.count <= 32, "\(name)")
            #expect(Catalogue.entry(named: name)?.name == name)
        }
        #expect(Catalogue.entry(named: "nosuch") == nil)
    }

    @Test("Every family lists its effects in alphabetical order")
    func families() {
        for family in Catalogue.families {
            let names = family.entries.map(\.name)
            #expect(names == names.sorted(), "\(family.name)")
        }
        #expect(Set(Catalogue.families.map(\.name)).count == Catalogue.families.count)
    }

    @Test("Summaries are sentences, and parameters have a name of their own, a sentence, and defaults that look good")
    func descriptions() throws {
        for entry in Catalogue.entries {
            #expect(entry.summary.hasSuffix(".") && entry.summary.count <= 100, "\(entry.name)")
            #expect(!entry.parameters.isEmpty, "\(entry.name)")
            #expect(Set(entry.parameters.map(\.name)).count == entry.parameters.count, "\(entry.name)")
            for parameter in entry.parameters { try check(parameter, of: entry.name) }
            #expect(entry.size.width >= 1 && entry.size.height >= 1 && entry.duration > 0, "\(entry.name)")
            #expect(entry.blank.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= entry.duration }, "\(entry.name)")
            let last = entry.script.events.map(\.time).max() ?? 0
            #expect(last <= entry.duration, "\(entry.name): its script goes on after its end")
        }
    }

    private func check(_ parameter: ParameterDescription, of effect: String) throws {
        let place = "\(effect): \(parameter.name)"
        #expect(parameter.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(place)")
        #expect(parameter.summary.hasSuffix("."), "\(place)")
        switch parameter.kind {
        case .number(let value, let range, let good, _):
            #expect(range.contains(value), "\(place)")
            if let good {
                #expect(good.contains(value), "\(place)")
                #expect(range.lowerBound <= good.lowerBound && good.upperBound <= range.upperBound, "\(place)")
            }
        case .integer(let value, let range): #expect(range.contains(value), "\(place)")
        case .choice(let value, let options):
            #expect(options.contains(value) && Set(options).count == options.count, "\(place)")
        case .choices(let list, let options):
            #expect(
                !list.isEmpty && list.allSatisfy(options.contains) && Set(options).count == options.count, "\(place)")
        default: break
        }
        #expect(throws: Never.self, "\(place)") { try parameter.value(parameter.defaultText) }
    }
}
