import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Publishers whose values are awaited.
@MainActor
struct AsyncValueTests {
    private struct Failed: Error {}

    @Test("The values of a publisher that fails come in order, and then its error")
    func failing() async {
        let numbers = [1, 2].publisher.setFailureType(to: Failed.self)
            .append(Fail<Int, Failed>(error: Failed()))
        var values: [Int] = []
        await #expect(throws: Failed.self) { for try await value in numbers.values { values.append(value) } }
        #expect(values == [1, 2])
    }

    @Test("The values of a publisher that does not fail are awaited without a try")
    func safe() async {
        var values: [Int] = []
        let numbers: AsyncPublisher<Publishers.Sequence<[Int], Never>> = [1, 2].publisher.values
        for await value in numbers { values.append(value) }
        #expect(values == [1, 2])
    }

    @Test("What a subject sends while a loop is busy with another value is not awaited")
    func busyLoop() async {
        let subject = PassthroughSubject<Int, Never>()
        let loop = Task {
            var values: [Int] = []
            for await value in subject.values { values.append(value) }
            return values
        }
        for _ in 0..<5 { await Task.yield() }
        for round in [0, 10] {
            subject.send(round + 1)
            subject.send(round + 2)
            for _ in 0..<5 { await Task.yield() }
        }
        subject.send(completion: .finished)
        #expect(await loop.value == [1, 11])
    }

    @Test("A loop over values ends with its task")
    func cancelledLoop() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let loop = Task {
            var values: [Int] = []
            for await value in subject.values { values.append(value) }
            return values
        }
        for _ in 0..<5 { await Task.yield() }
        loop.cancel()
        #expect(await loop.value == [1])
    }

    @Test("The value of a future is awaited, before it is there and after, or its error")
    func futures() async throws {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let waiting = Task { await future.value }
        await Task.yield()
        promise?(.success(3))
        #expect(await waiting.value == 3)
        #expect(await future.value == 3)
        let failed = Future<Int, Failed> { $0(.failure(Failed())) }
        await #expect(throws: Failed.self) { try await failed.value }
    }
}
