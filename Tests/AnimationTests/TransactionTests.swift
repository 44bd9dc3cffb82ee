import KinoraAnimation
import Testing

struct TransactionTests {
    private struct Mood: TransactionKey { static var defaultValue: String { "calm" } }

    @Test func aTransactionIsPlainByDefault() {
        let transaction = Transaction()
        #expect(transaction.animation == nil)
        #expect(!transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
        #expect(Transaction(animation: .bouncy).effectiveAnimation == .bouncy)
    }

    @Test func disablingHidesTheAnimation() {
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        #expect(transaction.effectiveAnimation == nil)
        #expect(transaction.animation == .default)
    }

    @Test func keysKeepTheirValues() {
        var transaction = Transaction()
        #expect(transaction[Mood.self] == "calm")
        let copy = transaction
        transaction[Mood.self] = "wild"
        #expect(transaction[Mood.self] == "wild" && copy[Mood.self] == "calm")
    }

    @Test func completionsAreKeptInOrderWithTheirCriteria() {
        var (transaction, calls) = (Transaction(), [Int]())
        transaction.addAnimationCompletion { calls.append(1) }
        transaction.addAnimationCompletion(criteria: .removed) { calls.append(2) }
        #expect(transaction.completions.map(\.criteria) == [.logicallyComplete, .removed])
        for completion in transaction.completions { completion.action() }
        #expect(calls == [1, 2])
    }
}
