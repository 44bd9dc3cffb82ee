import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Random numbers come from the stage's seed, of whatever type they are.
@MainActor
struct RandomnessTests {
    private final class Drawn { var numbers: [Double] = [] }

    private struct Drawing: View {
        let drawn: Drawn
        var body: some View { Color.red.onAppear { drawn.numbers = Self.all() } }

        private static func generic<T: FixedWidthInteger>(_ type: T.Type) -> Double {
            Double(T.random(in: 0...T.max)) + Double(T.random(in: 0..<T.max))
        }
        private static func generic<T: BinaryFloatingPoint>(_ type: T.Type) -> Double
        where T.RawSignificand: FixedWidthInteger { Double(T.random(in: 0...1)) + Double(T.random(in: 0..<1)) }

        static func all() -> [Double] {
            [
                Double(Int.random(in: 0...Int.max)), Double(Int8.random(in: 0...100)),
                Double(Int16.random(in: 0...30000)),
                Double(Int32.random(in: 0..<1_000_000)), Double(Int64.random(in: 0..<1_000_000)),
                Double(UInt.random(in: 0..<1_000_000)), Double(UInt8.random(in: 0...255)),
                Double(UInt16.random(in: 0...60000)), Double(UInt32.random(in: 0..<1_000_000)),
                Double(UInt64.random(in: 0..<1_000_000)), Double.random(in: 0...1), Double(Float.random(in: 0..<1)),
                Double(CGFloat.random(in: 0...1)), generic(UInt32.self), generic(Int.self), generic(Float.self),
                generic(Double.self),
            ]
        }
    }

    private func numbers(seed: UInt64) throws -> [Double] {
        let drawn = Drawn()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1, seed: seed) { Drawing(drawn: drawn) }
        _ = try stage.scene(at: 0.5)
        return drawn.numbers
    }

    @Test("The same seed draws the same numbers, and another one others")
    func seeds() throws {
        let first = try numbers(seed: 7)
        #expect(first.count == 17)
        #expect(try numbers(seed: 7) == first)
        #expect(try zip(numbers(seed: 8), first).count { $0 == $1 } < 3)
    }

    @Test("Numbers lie in their range, its ends included where it is closed")
    func ranges() {
        let bytes = Set((0..<4000).map { _ in UInt8.random(in: 3...6) })
        #expect(bytes == [3, 4, 5, 6])
        #expect(Set((0..<4000).map { _ in Int32.random(in: -2..<1) }) == [-2, -1, 0])
        #expect((0..<4000).allSatisfy { _ in (0.5..<0.75).contains(Float.random(in: 0.5..<0.75)) })
    }
}
