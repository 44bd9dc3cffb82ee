import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Which values updates and frames take for the same.
struct ValueComparisonTests {
    private final class Thing {}
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
}
