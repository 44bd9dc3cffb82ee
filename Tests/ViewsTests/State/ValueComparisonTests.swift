import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Which values updates and frames take for the same.
struct ValueComparisonTests {
    private protocol Comparing: AnyObject {}
    private final class Thing: Comparing {}
    private struct Leaf<Content>: View {
        let content: Content
        var body: Never { fatalError("never evaluated") }
    }
    private typealias Either<A, B> = _ConditionalContent<Leaf<A>, Leaf<B>>

    /// Whether the first branch with `a`, and the second with `b`, are told to be the same as each other and as themselves.
    private func verdicts<A, B>(_ a: A, _ b: B) -> [Bool] {
        let (first, second) = (Either<A, B>(.first(Leaf(content: a))), Either<A, B>(.second(Leaf(content: b))))
        return [
            ValueComparison.areSame(first, Either<A, B>(.first(Leaf(content: a)))),
            ValueComparison.areSame(second, Either<A, B>(.second(Leaf(content: b)))),
            ValueComparison.areSame(first, second), ValueComparison.areSame(second, first),
        ]
    }

    @Test("Branches are the same where the same one holds the same, whatever the sizes of both")
    func branches() {
        let expected = [true, true, false, false]
        #expect(verdicts(1, true) == expected)
        #expect(verdicts(UInt8(0), 0) == expected)
        #expect(verdicts((), ()) == expected)
        #expect(verdicts((), "text") == expected)
        #expect(verdicts(Thing(), "a text of more than fifteen bytes") == expected)
        #expect(verdicts(Thing(), Thing()) == expected)
        #expect(verdicts(Int?.none, [1.5, 2.5]) == expected)
    }

    @Test("Branches differ where what they hold differs, equal texts at two places do not")
    func contents() {
        func first(_ text: String) -> Either<String, Int> { Either(.first(Leaf(content: text))) }
        let long = "a text of more than fifteen bytes"
        #expect(ValueComparison.areSame(first(long), first(long.map(String.init).joined())))
        #expect(!ValueComparison.areSame(first(long), first(long + "!")))
        #expect(
            !ValueComparison.areSame(Either<Int, Int>(.second(Leaf(content: 1))), .init(.second(Leaf(content: 2)))))
    }

    private protocol Named {}
    private struct Name: Named { var text: String }
    private final class Owner: Named {}

    @Test("What a type of conforming values holds is compared, whatever it conforms to")
    func existentials() {
        func leaf(_ held: any Named & Sendable) -> Leaf<any Named & Sendable> { Leaf(content: held) }
        let long = "a text of more than fifteen bytes"
        let copy = long.map(String.init).joined()
        #expect(ValueComparison.areSame(leaf(Name(text: long)), leaf(Name(text: copy))))
        #expect(!ValueComparison.areSame(leaf(Name(text: long)), leaf(Name(text: long + "!"))))
        #expect(ValueComparison.areSame(Leaf<Any>(content: long), Leaf<Any>(content: copy)))
        #expect(!ValueComparison.areSame(Leaf<Any>(content: 1), Leaf<Any>(content: true)))
        let owner = Owner()
        #expect(ValueComparison.areSame(Leaf<any Named>(content: owner), Leaf<any Named>(content: owner)))
        #expect(!ValueComparison.areSame(Leaf<any Named>(content: owner), Leaf<any Named>(content: Owner())))
        func thing(_ held: Thing) -> Leaf<any Comparing> { Leaf(content: held) }
        #expect(!ValueComparison.areSame(thing(Thing()), thing(Thing())))
    }

    @Test("An optional is the same as one that holds the same, and none as none")
    func optionals() {
        let long = "a text of more than fifteen bytes"
        let values: [Leaf<String>?] = [Leaf(content: long), Leaf(content: long + "!"), nil]
        let alike: [Leaf<String>?] = [
            Leaf(content: long.map(String.init).joined()), Leaf(content: long.map(String.init).joined() + "!"), nil,
        ]
        for (row, value) in values.enumerated() {
            for (column, other) in alike.enumerated() {
                #expect(ValueComparison.areSame(value, other) == (row == column))
            }
        }
    }

    private struct Gaps {
        var flag: Bool
        var number: Double
        var pair: (UInt8, Int32)
        var last: UInt8
    }

    /// A value in memory that was full of a byte before.
    private func gaps(in byte: UInt8, number: Double = 1, last: UInt8 = 4) -> UnsafeMutablePointer<Gaps> {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: MemoryLayout<Gaps>.stride, alignment: 16)
        for index in memory.indices { memory[index] = byte }
        let value = memory.baseAddress!.assumingMemoryBound(to: Gaps.self)
        value.pointee.flag = true
        value.pointee.number = number
        value.pointee.pair.0 = 2
        value.pointee.pair.1 = 3
        value.pointee.last = last
        return value
    }

    @Test("What lies between the fields of a value does not matter, and every field does")
    func betweenFields() throws {
        let fields = try #require(ComparedFields(of: Gaps.self))
        let (value, alike) = (gaps(in: 0x00), gaps(in: 0xAB))
        let others = [gaps(in: 0x00, number: 1.5), gaps(in: 0x00, last: 5)]
        defer { for value in [value, alike] + others { UnsafeMutableRawPointer(value).deallocate() } }
        #expect(fields.haveSameBytes(value, alike))
        #expect(ValueComparison.areSame(value.pointee, alike.pointee))
        for other in others {
            #expect(!fields.haveSameBytes(value, other))
            #expect(!ValueComparison.areSame(value.pointee, other.pointee))
        }
    }

    @Test("Only structures and tuples have fields that are compared")
    func withoutFields() {
        #expect(ComparedFields(of: Thing.self) == nil && ComparedFields(of: Void.self) == nil)
        #expect(ComparedFields(of: Bool?.self) == nil && ComparedFields(of: (() -> Void).self) == nil)
    }
}
