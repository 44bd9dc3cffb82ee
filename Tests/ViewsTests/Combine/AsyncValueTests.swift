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
}
