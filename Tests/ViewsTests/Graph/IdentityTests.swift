import Testing

@testable import KinoraStage

/// What places in the tree draw their random numbers from.
struct IdentityTests {
    private final class Row: Identifiable {}

    private func seeds(_ names: [AnyHashable]) -> [UInt64] {
        let root = Identity()
        return names.map { root.child(.id($0)).seed }
    }

    @Test("Objects give their places the same seeds wherever they lie in memory, and each another")
    func objects() {
        let rows = (0..<6).map { _ in Row() }
        let first = seeds(rows[..<3].map { AnyHashable($0.id) })
        #expect(first == seeds(rows[3...].map { AnyHashable($0.id) }))
        #expect(Set(first).count == 3)
        struct Cell: Hashable { let row: ObjectIdentifier, column: Int }
        #expect(seeds([Cell(row: rows[0].id, column: 1)]) == seeds([Cell(row: rows[1].id, column: 1)]))
    }

    @Test("A place of a value has its seed whatever is beside it")
    func values() {
        #expect(seeds(["a", "b"])[1] == seeds(["b"])[0])
        #expect(seeds([1, 2])[1] == seeds([2])[0])
    }

    @Test("A number is the identifier that it is, whatever keeps it, and gives its place the same seed")
    func numbers() {
        #expect(Identity.Component.identified(by: 7) == .number(7))
        #expect(Identity.Component.identified(by: 7).id == AnyHashable(7))
        #expect(Identity.Component.identified(by: "7") == .id("7"))
        #expect(Identity.Component.identified(by: Int8(7)).id == AnyHashable(Int8(7)))
        #expect(Identity.Component.body.id == nil)
        #expect(Identity().child(.number(-7)).seed == seeds([-7])[0])
    }

    @Test("The places around a place are found by their numbers")
    func parents() {
        let root = Identity()
        let inner = root.child(.index(3)).child(.body).child(.number(2))
        var numbers = [inner.number]
        while let number = numbers.last, number >= 0 { numbers.append(root.parents[number]) }
        #expect(numbers.map { $0 < 0 ? nil : root.place(numbered: $0).depth } == [3, 2, 1, 0, nil])
    }
}
