import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Each operator against its documented marbles: what it sends at which input, and how it ends.
@MainActor
struct MarbleTests {
    private struct Broken: Error, Equatable {}
    private typealias Source = PassthroughSubject<Int, Broken>

    /// What arrives: values, then "|" at a finish, "X" at an error.
    private final class Marbles {
        var text = ""
        var kept: AnyCancellable?

        func listen<P: Publisher>(to publisher: P) {
            kept = publisher.sink(
                receiveCompletion: { [unowned self] end in
                    if case .finished = end { text += "|" } else { text += "X" }
                }, receiveValue: { [unowned self] in text += "\($0) " })
        }
    }

    /// What an operator makes of marbles: digits are sent, "|" finishes, "X" fails, "." separates what arrived by then.
    private func run<P: Publisher>(_ marbles: String, _ make: (Source) -> P) -> String {
        let source = Source()
        let seen = Marbles()
        seen.listen(to: make(source))
        play(marbles, source, seen)
        return seen.text
    }

    private func play(_ marbles: String, _ source: Source, _ seen: Marbles) {
        for mark in marbles {
            switch mark {
            case "|": source.send(completion: .finished)
            case "X": source.send(completion: .failure(Broken()))
            case ".": seen.text += ". "
            default: source.send(Int(String(mark))!)
            }
        }
    }

    /// Two sources: lower-case words say which sends, as in "a1 b2 a|".
    private func two<P: Publisher>(_ events: String, _ make: (Source, Source) -> P) -> String {
        let (a, b) = (Source(), Source())
        let seen = Marbles()
        seen.listen(to: make(a, b))
        for event in events.split(separator: " ") {
            play(String(event.dropFirst()), event.first == "a" ? a : b, seen)
        }
        return seen.text
    }

    @Test("Operators on values pass ends on, and errors at once")
    func ends() {
        for (end, mark) in [("|", "|"), ("X", "X")] {
            #expect(run("12" + end) { $0.map { $0 * 3 } } == "3 6 " + mark)
            #expect(run("1234" + end) { $0.filter { $0 > 2 } } == "3 4 " + mark)
            #expect(run("123" + end) { $0.scan(10, -) } == "9 7 4 " + mark)
            #expect(run("1123" + end) { $0.removeDuplicates() } == "1 2 3 " + mark)
            #expect(run("123" + end) { $0.dropFirst(2) } == "3 " + mark)
            #expect(run("123" + end) { $0.dropFirst(3) } == mark)
            #expect(run("1231" + end) { $0.drop(while: { $0 < 3 }) } == "3 1 " + mark)
            #expect(run("12" + end) { $0.ignoreOutput() } == mark)
            #expect(run("12" + end) { $0.prepend(7, 8) } == "7 8 1 2 " + mark)
        }
    }

    @Test("What waits for the end comes with a finish and not with an error")
    func totals() {
        #expect(run("12.3|") { $0.reduce(10, -) } == ". 4 |")
        #expect(run("12X") { $0.reduce(0, +) } == "X")
        #expect(run("|") { $0.reduce(5, +) } == "5 |")
        #expect(run("12|") { $0.collect() } == "[1, 2] |")
        #expect(run("|") { $0.collect() } == "[] |")
        #expect(run("12.3|") { $0.last() } == ". 3 |")
        #expect(run("|") { $0.last() } == "|")
        #expect(run("12|") { $0.append(8, 9) } == "1 2 8 9 |")
        #expect(run("12X") { $0.append(8, 9) } == "1 2 X")
    }

    @Test("Groups come when they are full, the rest with the finish")
    func groups() {
        #expect(run("12.34.5|") { $0.collect(2) } == "[1, 2] . [3, 4] . [5] |")
        #expect(run("12.34|") { $0.collect(2) } == "[1, 2] . [3, 4] |")
        #expect(run("123X") { $0.collect(2) } == "[1, 2] X")
    }

    @Test("A prefix finishes with its last value, without waiting for the source")
    func prefixes() {
        #expect(run("1.2.3") { $0.prefix(2) } == "1 . 2 |. ")
        #expect(run("1") { $0.prefix(0) } == "|")
        #expect(run("1|") { $0.prefix(2) } == "1 |")
        #expect(run("1.2.3.1") { $0.prefix(while: { $0 < 3 }) } == "1 . 2 . |. ")
        #expect(run("1.2") { $0.first() } == "1 |. ")
        #expect(run("1.3.4") { $0.first(where: { $0 > 2 }) } == ". 3 |. ")
        #expect(two("a1 a2 b9 a3") { $0.prefix(untilOutputFrom: $1) } == "1 2 |")
        #expect(two("a1 b| a2 a|") { $0.prefix(untilOutputFrom: $1) } == "1 2 |")
    }

    @Test("What throws ends with the error, and only the values before are sent")
    func throwing() {
        func check(_ value: Int) throws -> Bool {
            if value == 9 { throw Broken() }
            return value > 1
        }
        #expect(run("1293") { $0.tryFilter(check) } == "2 X")
        #expect(run("1293") { $0.tryCompactMap { try check($0) ? $0 * 2 : nil } } == "4 X")
        #expect(
            run("1293") {
                $0.tryScan(0) {
                    _ = try check($1); return $0 + $1
                }
            } == "1 3 X")
        #expect(
            run("129|") {
                $0.tryReduce(0) {
                    _ = try check($1); return $0 + $1
                }
            } == "X")
        #expect(
            run("12|") {
                $0.tryReduce(0) {
                    _ = try check($1); return $0 + $1
                }
            } == "3 |")
        #expect(run("12.3") { $0.tryFirst(where: check) } == "2 |. ")
        #expect(run("19") { $0.tryFirst(where: check) } == "X")
        #expect(run("123|") { $0.tryLast(where: check) } == "3 |")
        #expect(run("2319") { $0.tryPrefix(while: check) } == "2 3 |")
        #expect(run("1219") { $0.tryDrop(while: { try !check($0) }) } == "2 1 9 ")
        #expect(run("1129") { $0.tryRemoveDuplicates { try check($1) == check($0) } } == "1 2 X")
        #expect(run("12X") { $0.tryCatch { _ -> Just<Int> in throw Broken() } } == "1 2 X")
        #expect(run("12X") { $0.tryCatch { _ in Just(8) } } == "1 2 8 |")
    }

    @Test("A value of many is told as soon as it is sure, and else at the finish")
    func answers() {
        #expect(run("12.3|") { $0.count() } == ". 3 |")
        #expect(run("2513|") { $0.max() } == "5 |" && run("2513|") { $0.min() } == "1 |")
        #expect(run("2513|") { $0.max { $0 % 5 < $1 % 5 } } == "3 |")
        #expect(run("|") { $0.max() } == "|" && run("12X") { $0.max() } == "X")
        #expect(run("12.3") { $0.contains(2) } == "true |. ")
        #expect(run("13|") { $0.contains(2) } == "false |")
        #expect(run("24.5") { $0.allSatisfy { $0 % 2 == 0 } } == ". false |")
        #expect(run("24|") { $0.allSatisfy { $0 % 2 == 0 } } == "true |")
        #expect(run("123|") { $0.last(where: { $0 < 3 }) } == "2 |")
    }

    @Test("Values are chosen by their place, and by what another publisher sends")
    func places() {
        #expect(run("5678|") { $0.output(at: 2) } == "7 |")
        #expect(run("5678|") { $0.output(in: 1...2) } == "6 7 |")
        #expect(run("5678|") { $0.output(in: 2...) } == "7 8 |")
        #expect(two("a1 b9 a2 b8 a3 a|") { $0.drop(untilOutputFrom: $1) } == "2 3 |")
        #expect(two("a1 b| a2") { $0.drop(untilOutputFrom: $1) } == "|")
        #expect(two("a1 bX a2") { $0.drop(untilOutputFrom: $1) } == "X")
    }

    @Test("A publisher is put before or after another one")
    func concatenating() {
        #expect(two("b9 a1 a| b2 b|") { $0.append($1) } == "1 2 |")
        #expect(two("a9 b1 b| a2 a|") { $0.prepend($1) } == "1 2 |")
        #expect(two("a1 aX b2") { $0.append($1) } == "1 X")
        #expect(run("1|") { $0.append([7, 8]).prepend([5]) } == "5 1 7 8 |")
    }

    @Test("A full buffer drops the newest or the oldest value, or fails")
    func buffers() {
        /// Takes one value when told so.
        final class Slow: Subscriber {
            var subscription: (any _Subscription)?
            var text = ""
            func receive(subscription: any _Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                text += "\(input) "
                return .none
            }
            func receive(completion: Subscribers.Completion<Broken>) {
                if case .finished = completion { text += "|" } else { text += "X" }
            }
        }
        func run(_ strategy: Publishers.BufferingStrategy<Broken>) -> String {
            let (source, slow) = (Source(), Slow())
            source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(slow)
            for value in 1...4 { source.send(value) }
            source.send(completion: .finished)
            for _ in 0..<4 { slow.subscription?.request(.max(1)) }
            return slow.text
        }
        #expect(run(.dropNewest) == "1 2 |")
        #expect(run(.dropOldest) == "3 4 |")
        #expect(run(.customError { Broken() }) == "X")
    }

    @Test("Several properties of a value come together")
    func keyPaths() {
        let points = [CGPoint(x: 1, y: 2)].publisher
        var seen: [CGFloat] = []
        _ = points.map(\.x, \.y).sink { seen += [$0.0, $0.1] }
        _ = points.map(\.y, \.x, \.x).sink { seen += [$0.0, $0.1, $0.2] }
        _ = points.map(\.y).sink { seen.append($0) }
        #expect(seen == [1, 2, 2, 1, 1, 2])
    }

    @Test("Duplicates are neighbors that are equal by the rule given")
    func duplicates() {
        #expect(run("1352246") { $0.removeDuplicates { $0 % 2 == $1 % 2 } } == "1 2 ")
        #expect(run("121") { $0.removeDuplicates() } == "1 2 1 ")
    }

    @Test("An error is caught once, replaced, or answered by subscribing again")
    func errors() {
        #expect(run("12X3") { $0.catch { _ in [8, 9].publisher } } == "1 2 8 9 |")
        #expect(run("12|") { $0.catch { _ in [8, 9].publisher } } == "1 2 |")
        #expect(run("1X") { $0.replaceError(with: 7) } == "1 7 |")
        #expect(run("1|") { $0.replaceError(with: 7) } == "1 |")
        #expect(run("|") { $0.replaceEmpty(with: 7) } == "7 |")
        #expect(run("1|") { $0.replaceEmpty(with: 7) } == "1 |")
        #expect(run("X") { $0.replaceEmpty(with: 7) } == "X")
        #expect(run("12") { $0.tryMap { if $0 == 2 { throw Broken() } else { $0 } } } == "1 X")
        for retries in 0...2 {
            var subscriptions = 0
            let failing = Deferred {
                subscriptions += 1
                return Fail<Int, Broken>(error: Broken())
            }
            let seen = Marbles()
            seen.listen(to: failing.retry(retries))
            #expect(seen.text == "X" && subscriptions == retries + 1)
        }
    }

    @Test("A merge sends what comes, finishes with the last of its sources and fails with the first")
    func merge() {
        #expect(two("a1 b2 a3 a| b4 b|") { $0.merge(with: $1) } == "1 2 3 4 |")
        #expect(two("a1 bX a2") { $0.merge(with: $1) } == "1 X")
    }

    @Test("The latest of both come whenever one changes, once both have a value")
    func combineLatest() {
        let join = { (a: Source, b: Source) in a.combineLatest(b) { $0 * 10 + $1 } }
        #expect(two("a1 a2 b3 b4 a5", join) == "23 24 54 ")
        #expect(two("a1 b2 a| b3 b|", join) == "12 13 |")
        #expect(two("a1 b2 aX b3", join) == "12 X")
    }

    @Test("Pairs are of the same place in both, and end when there can be no other pair")
    func zip() {
        let join = { (a: Source, b: Source) in a.zip(b).map { $0.0 * 10 + $0.1 } }
        #expect(two("a1 a2 b3 b4 a5", join) == "13 24 ")
        #expect(two("a1 b2 aX", join) == "12 X")
        // The values that wait are paired before the end; then nothing can come any more.
        #expect(two("a1 a2 a| b3 b4 b5", join) == "13 24 |")
        #expect(two("b1 b| a2 a3", join) == "21 |")
        #expect(two("a1 b2 a|", join) == "12 |")
    }

    @Test("Only the newest inner publisher is heard, and the whole ends with the outer and it")
    func switchToLatest() {
        let (outer, a, b) = (PassthroughSubject<Source, Broken>(), Source(), Source())
        let seen = Marbles()
        seen.listen(to: outer.switchToLatest())
        outer.send(a)
        play("1", a, seen)
        outer.send(b)
        play("2|", a, seen)
        play("3", b, seen)
        outer.send(completion: .finished)
        play("4|", b, seen)
        #expect(seen.text == "1 3 4 |")
        let other = Marbles()
        let (second, c) = (PassthroughSubject<Source, Broken>(), Source())
        other.listen(to: second.switchToLatest())
        second.send(c)
        play("1|", c, other)
        #expect(other.text == "1 ")
        second.send(completion: .finished)
        #expect(other.text == "1 |")
    }

    @Test(
        "A flat map runs as many publishers at a time as it may, the others of a list in order; a subject's others are gone"
    )
    func flatMap() {
        func run(_ most: Subscribers.Demand, ofSubject: Bool = false) -> String {
            let outer = PassthroughSubject<Int, Broken>()
            let list = [0, 1, 2].publisher.setFailureType(to: Broken.self)
            let inners = [Source(), Source(), Source()]
            let seen = Marbles()
            let source = ofSubject ? outer.eraseToAnyPublisher() : list.eraseToAnyPublisher()
            seen.listen(to: source.flatMap(maxPublishers: most) { inners[$0] })
            for index in 0..<3 { outer.send(index) }
            outer.send(completion: .finished)
            for index in [2, 1, 0] { inners[index].send(index) }
            inners[0].send(completion: .finished)
            for index in [2, 1] { inners[index].send(index + 3) }
            inners[1].send(completion: .finished)
            inners[2].send(8)
            inners[2].send(completion: .finished)
            return seen.text
        }
        #expect(run(.unlimited) == "2 1 0 5 4 8 |")
        #expect(run(.max(1)) == "0 4 8 |")
        #expect(run(.max(2)) == "1 0 5 4 8 |")
        #expect(run(.unlimited, ofSubject: true) == "2 1 0 5 4 8 |")
        #expect(run(.max(1), ofSubject: true) == "0 |")
        #expect(run(.max(2), ofSubject: true) == "1 0 4 |")
    }

    @Test("A current value is sent to whoever comes, then its changes; a passthrough sends only what follows")
    func subjects() {
        let current = CurrentValueSubject<Int, Broken>(1)
        current.send(2)
        let seen = Marbles()
        seen.listen(to: current)
        current.value = 3
        current.send(4)
        current.send(completion: .finished)
        current.send(5)
        #expect(seen.text == "2 3 4 |")
        let late = Marbles()
        late.listen(to: current)
        #expect(late.text == "|")
        let source = Source()
        source.send(1)
        #expect(run("2") { source.merge(with: $0) } == "2 ")
    }

    @Test("Events are seen in their order: subscription, demand, values, end or cancellation")
    func handleEvents() {
        var log: [String] = []
        let source = Source()
        let watched = source.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
            receiveCompletion: { _ in log.append("end") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append($0 == .unlimited ? "all" : "some") })
        var kept: AnyCancellable? = watched.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        source.send(1)
        kept?.cancel()
        kept?.cancel()
        #expect(log == ["subscription", "all", "1", "cancel"])
        log = []
        kept = watched.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        source.send(completion: .finished)
        kept?.cancel()
        #expect(log == ["subscription", "all", "end"])
    }

    @Test("What is shared is left when the last listener goes, and begun again with the next")
    func sharing() {
        var (begun, left) = (0, 0)
        let source = Source()
        let shared = source.handleEvents(
            receiveSubscription: { _ in begun += 1 }, receiveCancel: { left += 1 }
        ).share()
        let (first, second) = (Marbles(), Marbles())
        first.listen(to: shared)
        second.listen(to: shared)
        first.kept = nil
        #expect(begun == 1 && left == 0)
        second.kept = nil
        #expect(begun == 1 && left == 1)
        first.listen(to: shared)
        #expect(begun == 2 && left == 1)
    }

    @Test("Demands add up, and nothing is more than unlimited")
    func demands() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
        #expect(Subscribers.Demand.none < .max(1) && .max(7) < .unlimited)
        #expect(Subscribers.Demand.max(-3) == .none)
    }

    @Test("Cancelled is cancelled: nothing comes after, and a set keeps what it stores")
    func cancelling() {
        let source = Source()
        var values: [Int] = []
        var kept: Set<AnyCancellable> = []
        source.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).store(in: &kept)
        source.send(1)
        kept = []
        source.send(2)
        #expect(values == [1])
        var cancels = 0
        let once = AnyCancellable { cancels += 1 }
        once.cancel()
        once.cancel()
        #expect(cancels == 1)
    }
}
