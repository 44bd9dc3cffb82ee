import Testing

@testable import KinoraStage

/// What is known of types, asked by many threads at once.
struct TypeTableTests {
    private struct Wrapped<Content> {}

    private func types(_ depth: Int) -> [Any.Type] {
        func wrap<T>(_ type: T.Type) -> Any.Type { Wrapped<T>.self }
        var types: [Any.Type] = [Int.self]
        while types.count < depth { types.append(_openExistential(types.last!, do: wrap)) }
        return types
    }

    @Test("Threads that ask at the same time all get what was found about each type")
    func threads() async {
        let table = TypeTable<String>()
        let types = types(200)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    types.allSatisfy { type in table.value(of: type) { "\(type)" } == "\(type)" }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("A type is looked at once, and what is found may ask about other types")
    func once() {
        let table = TypeTable<Int>()
        var looks = 0
        func depth(_ type: Any.Type, _ others: ArraySlice<Any.Type>) -> Int {
            table.value(of: type) {
                looks += 1
                return others.first.map { depth($0, others.dropFirst()) + 1 } ?? 0
            }
        }
        let types = types(20)
        for _ in 0..<3 { #expect(depth(types[0], types[1...]) == 19) }
        #expect(looks == 20)
        #expect(table[types[19]] == 0)
    }
}
