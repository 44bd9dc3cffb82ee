import Testing

@testable import KinoraViews

/// An operator upon one of its kind has that operator's type, as sources of Combine write it.
@MainActor
struct FusedOperatorTests {
    private typealias Numbers = PassthroughSubject<Int, Never>
    private struct Broken: Error {}
    private var failure: String { "\(Subscribers.Completion<any Error>.failure(Broken()))" }

    private func seen<P: Publisher>(_ publisher: P, of numbers: Numbers) -> [String] {
        var words: [String] = []
        let watching = publisher.sink {
            words.append("\($0)")
        } receiveValue: {
            words.append("\($0)")
        }
        for number in 1...4 { numbers.send(number) }
        watching.cancel()
        return words
    }

    @Test("Two maps are one, and so are two compact maps and a map after one")
    func maps() {
        let numbers = Numbers()
        let doubled: Publishers.Map<Numbers, String> = numbers.map { $0 * 2 }.map { "\($0)!" }
        #expect(seen(doubled, of: numbers) == ["2!", "4!", "6!", "8!"])
        let odd: Publishers.CompactMap<Numbers, Double> = numbers.compactMap { $0 % 2 == 1 ? $0 : nil }.map {
            Double($0)
        }
        #expect(seen(odd, of: numbers) == ["1.0", "3.0"])
        let large: Publishers.CompactMap<Numbers, Int> =
            numbers.compactMap { $0 % 2 == 1 ? $0 : nil }.compactMap { $0 > 1 ? $0 + 10 : nil }
        #expect(seen(large, of: numbers) == ["13"])
    }

    @Test("Two filters are one, and what throws ends it")
    func filters() {
        let numbers = Numbers()
        let one: Publishers.Filter<Numbers> = numbers.filter { $0 > 1 }.filter { $0 < 4 }
        #expect(seen(one, of: numbers) == ["2", "3"])
        let thrown: Publishers.TryFilter<Numbers> = numbers.filter { $0 > 1 }.tryFilter {
            if $0 == 3 { throw Broken() }
            return true
        }
        #expect(seen(thrown, of: numbers) == ["2", failure])
        let tried: Publishers.TryMap<Numbers, Int> = numbers.map { $0 + 1 }.tryMap {
            if $0 == 4 { throw Broken() }
            return $0
        }
        #expect(seen(tried.map { $0 * 10 }, of: numbers) == ["20", "30", failure])
    }
}
