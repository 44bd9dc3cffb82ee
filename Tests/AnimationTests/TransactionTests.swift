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

    @Test("A transaction is plain until anything is said of the changes, be it what holds anyway")
    func plain() {
        #expect(Transaction().isPlain)
        #expect(!Transaction(animation: nil).isPlain && !Transaction(animation: .default).isPlain)
        let changes: [(inout Transaction) -> Void] = [
            { $0.animation = nil }, { $0.disablesAnimations = false }, { $0.isContinuous = false },
            { $0.tracksVelocity = false }, { $0[Mood.self] = "calm" }, { $0.addAnimationCompletion {} },
        ]
        for change in changes {
            var transaction = Transaction()
            change(&transaction)
            #expect(!transaction.isPlain)
        }
    }

    @Test("Within another transaction what is set stays, what is not is taken over, and completions do not spread")
    func within() {
        var outer = Transaction(animation: .bouncy)
        outer.disablesAnimations = true
        outer.isContinuous = true
        outer.tracksVelocity = true
        outer[Mood.self] = "wild"
        outer.addAnimationCompletion {}
        let inherited = Transaction().within(outer)
        #expect(inherited.animation == .bouncy && inherited.disablesAnimations && inherited.isContinuous)
        #expect(inherited.tracksVelocity && inherited[Mood.self] == "wild" && inherited.completions.isEmpty)
        var own = Transaction(animation: nil)
        own.disablesAnimations = false
        own.isContinuous = false
        own.tracksVelocity = false
        own[Mood.self] = "shy"
        let kept = own.within(outer)
        #expect(kept.animation == nil && !kept.disablesAnimations && !kept.isContinuous && !kept.tracksVelocity)
        #expect(kept[Mood.self] == "shy")
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
