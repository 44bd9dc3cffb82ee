import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Operators have the types that Combine's have, so that sources can keep them under a written type.
@MainActor
struct PublisherTypeTests {
    private typealias Numbers = PassthroughSubject<Int, Never>
    private struct Broken: Error, Equatable {}
    private static var failure: String { "\(Subscribers.Completion<Broken>.failure(Broken()))" }

    /// A model that keeps a chain of operators under its type, as sources do.
    private final class Model {
        let input = Numbers()
        let words:
            Publishers.RemoveDuplicates<
                Publishers.Scan<Publishers.Filter<Publishers.Map<Numbers, Int>>, String>
            >
        let latest: Publishers.Debounce<Publishers.CombineLatest<Numbers, Publishers.Drop<Numbers>>, DispatchQueue>
        var kept: Set<AnyCancellable> = []

        init() {
            words = input.map { $0 * 2 }.filter { $0 > 2 }.scan("") { $0 + "\($1)" }.removeDuplicates()
            latest = input.combineLatest(input.dropFirst()).debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        }
    }

    @Test("A chain of operators is kept under its written type")
    func chain() {
        let model = Model()
        var seen: [String] = []
        model.words.sink { seen.append($0) }.store(in: &model.kept)
        for value in [1, 2, 3] { model.input.send(value) }
        #expect(seen == ["4", "46"])
    }

    @Test("Each operator is made by its type's own initializer")
    func initializers() {
        let numbers = [3, 1, 2].publisher
        var seen: [String] = []
        func see<P: Publisher>(_ publisher: P) where P.Failure == Never {
            _ = publisher.sink { seen.append("\($0)") }
        }
        see(Publishers.Map(upstream: numbers) { $0 + 1 })
        see(Publishers.Drop(upstream: numbers, count: 2))
        see(Publishers.First(upstream: numbers))
        see(Publishers.Collect(upstream: numbers))
        see(Publishers.CollectByCount(upstream: numbers, count: 2))
        see(Publishers.Count(upstream: numbers))
        see(Publishers.Concatenate(prefix: numbers, suffix: Just(9)))
        see(Publishers.ReplaceError(upstream: Fail(outputType: Int.self, failure: Broken()), output: 7))
        #expect(
            seen == ["4", "2", "3", "2", "3", "[3, 1, 2]", "[3, 1]", "[2]", "3", "3", "1", "2", "9", "7"])
    }

    @Test("What may fail is nested in what may not, and the other way round")
    func mixedFailures() {
        let (sure, unsure) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Broken>())
        var (seen, ends): ([Int], [String]) = ([], [])
        let outward:
            Publishers.FlatMap<
                PassthroughSubject<Int, Broken>, Publishers.SetFailureType<PassthroughSubject<Int, Never>, Broken>
            > = sure.flatMap { _ in unsure }
        let inward = unsure.flatMap { Just($0 * 10) }
        let switched = sure.map { _ in unsure }.switchToLatest()
        let kept = [
            outward.sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { seen.append($0) }),
            inward.sink(receiveCompletion: { _ in ends.append("inward") }, receiveValue: { seen.append($0) }),
            switched.sink(receiveCompletion: { _ in ends.append("switched") }, receiveValue: { seen.append($0 + 1) }),
        ]
        sure.send(0)
        unsure.send(1)
        #expect(seen.sorted() == [1, 2, 10])
        unsure.send(completion: .failure(Broken()))
        #expect(Set(ends) == [PublisherTypeTests.failure, "inward", "switched"] && kept.count == 3)
    }

    @Test("A property of an object, a result and an optional are publishers of their own types")
    func beginnings() {
        var seen: [String] = []
        let optional: Optional<Int>.Publisher = Optional(3).publisher
        let result: Result<Int, Broken>.Publisher = Result<Int, Broken>.failure(Broken()).publisher
        _ = optional.sink { seen.append("\($0)") }
        _ = Int?.none.publisher.sink { seen.append("\($0)") }
        _ = result.sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
        let record = Record<Int, Broken> { recording in
            recording.receive(1)
            recording.receive(completion: .failure(Broken()))
        }
        for _ in 0..<2 {
            _ = record.sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
        }
        let failure = PublisherTypeTests.failure
        #expect(seen == ["3", failure, "1", failure, "1", failure])
    }

    @Test("A subscriber of any kind gets what its closures or its subject ask for")
    func anySubscriber() {
        var seen: [Int] = []
        let patient = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                seen.append($0)
                return $0 < 2 ? .max(1) : .none
            })
        [1, 2, 3].publisher.subscribe(patient)
        #expect(seen == [1, 2])
        let subject = Numbers()
        let kept = subject.sink { seen.append($0 * 10) }
        [4].publisher.subscribe(AnySubscriber(subject))
        #expect(seen == [1, 2, 40])
        kept.cancel()
    }

    @Test("Demand can be taken away, and compared with numbers")
    func demand() {
        #expect(Subscribers.Demand.max(3) - 1 == .max(2) && Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.max(1) - .max(2) == .none && Subscribers.Demand.max(3) > 2)
        #expect(Subscribers.Demand.max(3) == 3 && Subscribers.Demand.unlimited > 9)
        let two = Subscribers.Demand.max(2)
        let right = [two < 3, two <= 2, two >= 2, two != 3, 3 > two, 2 >= two, 2 <= two, 1 < two, 2 == two, 3 != two]
        #expect(right.allSatisfy { $0 })
        let wrong = [
            two > 2, two < 2, two != 2, 2 > two, 2 < two, two >= 3, two <= 1, .unlimited <= 9, 9 >= .unlimited,
        ]
        #expect(wrong.allSatisfy { !$0 })
    }
}
