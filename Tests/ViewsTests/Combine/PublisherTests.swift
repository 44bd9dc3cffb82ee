import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Publishers in the terms of Combine: order, ends, demand, and virtual time.
@MainActor
struct PublisherTests {
    /// What a publisher sends, and how it ends.
    private func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
        var values: [P.Output] = []
        var end: Subscribers.Completion<P.Failure>?
        let subscription = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
        subscription.cancel()
        return (values, end)
    }

    private struct Broken: Error, Equatable {}

    /// Collects what is written.
    private final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("A printed publisher writes each step and changes nothing")
    func printed() {
        let lines = Lines()
        #expect(record([1, 2].publisher.print("n", to: lines)).values == [1, 2])
        let steps = lines.text.split(separator: "\n").map(String.init)
        #expect(steps.contains("n: request unlimited"))
        #expect(steps.filter { $0.contains("value") } == ["n: receive value: (1)", "n: receive value: (2)"])
        #expect(steps.last == "n: receive finished")
    }

    /// Counts how often it is connected and left.
    private final class Counting: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never
        final class Connection: Cancellable {
            let owner: Counting
            init(_ owner: Counting) { self.owner = owner }
            func cancel() { owner.left += 1 }
        }
        let subject = PassthroughSubject<Int, Never>()
        private(set) var connected = 0
        fileprivate(set) var left = 0
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
        func connect() -> any Cancellable {
            connected += 1
            return Connection(self)
        }
    }

    @Test("Publishers of three and four merge, combine their last values and go in step")
    func several() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (merged, last, zipped): ([Int], [[Int]], [[Int]]) = ([], [], [])
        let kept = [
            Publishers.Merge4(a, b, c, d).sink { merged.append($0) },
            a.combineLatest(b, c, d).sink { last.append([$0.0, $0.1, $0.2, $0.3]) },
            a.zip(b, c).sink { zipped.append([$0.0, $0.1, $0.2]) },
        ]
        for (subject, value) in [(a, 1), (a, 2), (b, 3), (c, 4), (d, 5), (b, 6), (c, 7)] { subject.send(value) }
        #expect(merged == [1, 2, 3, 4, 5, 6, 7])
        #expect(last == [[2, 3, 4, 5], [2, 6, 4, 5], [2, 6, 7, 5]])
        #expect(zipped == [[1, 3, 4], [2, 6, 7]])
        kept.forEach { $0.cancel() }
    }

    @Test("A publisher that connects by itself does so for its first listener, and leaves after its last")
    func connecting() {
        let source = Counting()
        let automatic = source.autoconnect()
        var seen: [Int] = []
        #expect(source.connected == 0)
        var first: AnyCancellable? = automatic.sink { seen.append($0) }
        var second: AnyCancellable? = automatic.sink { seen.append(10 * $0) }
        source.subject.send(1)
        #expect(source.connected == 1 && source.left == 0 && seen.sorted() == [1, 10])
        first = nil
        source.subject.send(2)
        #expect(source.connected == 1 && source.left == 0 && seen.suffix(1) == [20])
        second = nil
        source.subject.send(3)
        #expect(source.connected == 1 && source.left == 1 && seen.count == 3)
        first = automatic.sink { seen.append($0) }
        #expect(source.connected == 2 && source.left == 1)
        first?.cancel()
        #expect(source.left == 2 && first != nil && second == nil)
    }

    @Test("Operators on values do what their sequence namesakes do")
    func values() {
        let numbers = (1...6).publisher
        #expect(record(numbers.map { $0 * 2 }).values == [2, 4, 6, 8, 10, 12])
        #expect(record(numbers.filter { $0 % 2 == 0 }).values == [2, 4, 6])
        #expect(record(numbers.compactMap { $0 > 4 ? "\($0)" : nil }).values == ["5", "6"])
        #expect(record(numbers.scan(0, +)).values == [1, 3, 6, 10, 15, 21])
        #expect(record(numbers.reduce(0, +)).values == [21])
        #expect(record(numbers.collect(4)).values == [[1, 2, 3, 4], [5, 6]])
        #expect(record(numbers.prefix(2)).values == [1, 2])
        #expect(record(numbers.prefix(while: { $0 < 4 })).values == [1, 2, 3])
        #expect(record(numbers.dropFirst(4)).values == [5, 6])
        #expect(record(numbers.drop(while: { $0 < 4 })).values == [4, 5, 6])
        #expect(record(numbers.first(where: { $0 > 2 })).values == [3])
        #expect(record(numbers.last()).values == [6])
        #expect(record([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
        #expect(record(Just(1).append(2, 3).prepend(0)).values == [0, 1, 2, 3])
        #expect(record(numbers.map { $0 }).end == .finished)
    }

    @Test("Errors end a publisher once, and can be caught")
    func errors() {
        let failing = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Broken() } else { $0 } }
        let seen = record(failing.mapError { $0 as! Broken })
        #expect(seen.values == [1, 2])
        #expect(seen.end == .failure(Broken()))
        #expect(record(failing.catch { _ in Just(9) }).values == [1, 2, 9])
        #expect(record(failing.replaceError(with: 0)).values == [1, 2, 0])
        #expect(record(failing.retry(1).replaceError(with: 0)).values == [1, 2, 1, 2, 0])
        #expect(record(Empty<Int, Never>().replaceEmpty(with: 5)).values == [5])
    }

    private struct Point: Codable, Equatable {
        var x: Int
    }

    @Test("Values are encoded and decoded, and the first that cannot be ends them with the coder's error")
    func coders() {
        let texts = [#"{"x":1}"#, #"{"x":2}"#, "no JSON", #"{"x":3}"#].publisher.map { Data($0.utf8) }
        let points = record(texts.decode(type: Point.self, decoder: JSONDecoder()))
        #expect(points.values == [Point(x: 1), Point(x: 2)])
        guard case .failure(let error) = points.end, case .dataCorrupted = error as? DecodingError else {
            Issue.record("the end is \(String(describing: points.end))")
            return
        }
        let data = record([Point(x: 4)].publisher.encode(encoder: JSONEncoder()))
        #expect(data.values.map { String(decoding: $0, as: UTF8.self) } == [#"{"x":4}"#])
        #expect(record([Double.infinity].publisher.encode(encoder: JSONEncoder())).values.isEmpty)
    }

    @Test("Several publishers come together")
    func combining() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (latest, zipped, merged, flat, switched): ([[Int]], [[Int]], [Int], [Int], [Int]) = ([], [], [], [], [])
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let subscriptions = [
            a.combineLatest(b).sink { latest.append([$0.0, $0.1]) },
            a.zip(b).sink { zipped.append([$0.0, $0.1]) },
            a.merge(with: b).sink { merged.append($0) },
            a.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) },
            outer.switchToLatest().sink { switched.append($0) },
        ]
        outer.send(a)
        a.send(1)
        a.send(2)
        outer.send(b)
        b.send(3)
        a.send(4)
        #expect(latest == [[2, 3], [4, 3]])
        #expect(zipped == [[1, 3]])
        #expect(merged == [1, 2, 3, 4])
        #expect(flat == [1, 10, 2, 20, 4, 40])
        #expect(switched == [1, 2, 3])
        subscriptions.forEach { $0.cancel() }
        a.send(5)
        #expect(merged.count == 4)
    }

    /// Asks for two values.
    private final class Patient: Subscriber {
        var subscription: (any _Subscription)?
        var values: [Int] = []
        var isDone = false
        func receive(subscription: any _Subscription) {
            self.subscription = subscription
            subscription.request(.max(2))
        }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { isDone = true }
    }

    @Test("A subscriber gets as many values as it asks for, and the others of a list when it asks again")
    func demand() {
        let patient = Patient()
        [1, 2, 3].publisher.subscribe(patient)
        #expect(patient.values == [1, 2] && !patient.isDone)
        patient.subscription?.request(.max(1))
        #expect(patient.values == [1, 2, 3] && patient.isDone)
    }

    @Test("What a subject sends while nobody asks is gone, of a current value the last is told, and a buffer keeps all")
    func unaskedValues() {
        func values(
            _ make: (PassthroughSubject<Int, Never>, CurrentValueSubject<Int, Never>) -> AnyPublisher<Int, Never>
        ) -> [Int] {
            let (passing, current, patient) = (
                PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1), Patient()
            )
            make(passing, current).subscribe(patient)
            for value in 1...4 {
                passing.send(value)
                current.send(value + 1)
            }
            patient.subscription?.request(.max(1))
            passing.send(5)
            return patient.values
        }
        #expect(values { passing, _ in passing.map { $0 * 10 }.eraseToAnyPublisher() } == [10, 20, 50])
        #expect(values { _, current in current.map { $0 * 10 }.eraseToAnyPublisher() } == [10, 20, 50])
        #expect(
            values { passing, _ in
                passing.buffer(size: 9, prefetch: .keepFull, whenFull: .dropOldest).map { $0 * 10 }
                    .eraseToAnyPublisher()
            } == [10, 20, 30])
    }

    @Test("A shared publisher subscribes upstream once, while anyone listens")
    func sharing() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var values: [Int] = []
        let first = shared.sink { values.append($0) }
        let second = shared.sink { values.append($0 * 10) }
        source.send(1)
        #expect(subscriptions == 1 && values == [1, 10])
        first.cancel()
        second.cancel()
        source.send(2)
        #expect(values == [1, 10])
    }

    /// Runs `body` on a stage and returns what it records as (virtual time, value), up to `end` seconds.
    private func perform(
        until end: Double, _ body: @escaping (_ record: @escaping (Int) -> Void) -> [AnyCancellable]
    ) throws -> [String] {
        final class Log { var entries: [String] = [] }
        let log = Log()
        struct Host: View {
            let start: () -> [AnyCancellable]
            @State private var kept: [AnyCancellable] = []
            var body: some View { Color.clear.onAppear { kept = start() } }
        }
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: end) {
            Host {
                body { log.entries.append("\((VirtualClock.now * 1000).rounded() / 1000): \($0)") }
            }
        }
        _ = try stage.scene(at: end)
        return log.entries
    }

    @Test("Time operators wait for virtual time")
    func time() throws {
        func ticks() -> some Publisher<Int, Never> {
            Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }
        }
        #expect(try perform(until: 1.6) { r in [ticks().sink(receiveValue: r)] } == ["0.5: 1", "1.0: 2", "1.5: 3"])
        #expect(
            try perform(until: 1.6) { r in
                [ticks().delay(for: .milliseconds(250), scheduler: RunLoop.main).sink(receiveValue: r)]
            }
                == ["0.75: 1", "1.25: 2"])
        #expect(
            try perform(until: 2.2) { r in
                [ticks().filter { $0 <= 3 }.debounce(for: 0.6, scheduler: DispatchQueue.main).sink(receiveValue: r)]
            }
                == ["2.1: 3"])
        #expect(
            try perform(until: 3.1) { r in
                [ticks().throttle(for: .seconds(1.2), scheduler: RunLoop.main, latest: true).sink(receiveValue: r)]
            } == ["0.5: 1", "1.7: 3", "2.9: 5"])
    }

    @Test("Values of a length of time come together, and how long each waited is told")
    func groupsByTime() throws {
        func ticks() -> some Publisher<Int, Never> {
            Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }
        }
        #expect(
            try perform(until: 3) { r in
                [ticks().collect(.byTime(RunLoop.main, .seconds(1.2))).sink { r($0.reduce(0) { 10 * $0 + $1 }) }]
            } == ["1.2: 12", "2.4: 34"])
        #expect(
            try perform(until: 2.1) { r in
                [
                    ticks().collect(.byTimeOrCount(RunLoop.main, .seconds(1.8), 2))
                        .sink { r($0.reduce(0) { 10 * $0 + $1 }) }
                ]
            } == ["1.0: 12", "1.8: 3"])
        #expect(
            try perform(until: 1.6) { r in
                [
                    ticks().filter { $0 != 2 }.measureInterval(using: DispatchQueue.main)
                        .sink { r(Int(($0.timeInterval * 1000).rounded())) }
                ]
            } == ["0.5: 500", "1.5: 1000"])
    }

    private struct Clock: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var seconds = 0
        @State private var isShown = true
        var body: some View {
            ZStack {
                if isShown { ObjectTests.Mark(x: Double(seconds)).onReceive(timer) { _ in seconds += 1 } }
                if seconds == 5 { ObjectTests.Mark(x: 77).onAppear { isShown = false } }
            }
        }
    }

    @Test("A timer has one connection, which lasts until somebody cancels it")
    func timerConnection() throws {
        typealias Clock = Timer.TimerPublisher
        func ticks(_ act: @escaping (Clock, Int) -> Void, begin: @escaping (Clock) -> Void) throws -> [String] {
            try perform(until: 4.1) { r in
                let clock = Timer.publish(every: 1, on: .main, in: .common)
                var count = 0
                let sink = clock.sink { _ in
                    count += 1
                    r(count)
                    act(clock, count)
                }
                begin(clock)
                return [sink]
            }
        }
        let stop = { (clock: Clock, count: Int) in if count == 2 { clock.connect().cancel() } }
        // Connected twice, and nobody keeps the connections.
        let begin = { (clock: Clock) in for _ in 0..<2 { _ = clock.connect() } }
        #expect(try ticks(stop, begin: begin) == ["1.0: 1", "2.0: 2"])
        #expect(try ticks({ _, _ in }, begin: begin) == ["1.0: 1", "2.0: 2", "3.0: 3", "4.0: 4"])
    }

    private struct Stopped: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var seconds = 0
        var body: some View {
            ObjectTests.Mark(x: Double(seconds)).onReceive(timer) { _ in
                seconds += 1
                if seconds == 3 { timer.upstream.connect().cancel() }
            }
        }
    }

    @Test("A timer that connects by itself stops for whoever cancels its connection")
    func stoppedTimer() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) { Stopped() }
        #expect(try SceneProbe(stage.scene(at: 9)).fills.map(\.rect.minX) == [3])
        #expect(try SceneProbe(stage.scene(at: 2.5)).fills.map(\.rect.minX) == [2])
        #expect(try SceneProbe(stage.scene(at: 9)).fills.map(\.rect.minX) == [3])
    }

    @Test("A view receives while it is there")
    func onReceive() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) { Clock() }
        #expect(try SceneProbe(stage.scene(at: 3.5)).fills.map(\.rect.minX) == [3])
        #expect(try SceneProbe(stage.scene(at: 9.5)).fills.map(\.rect.minX) == [77])
        #expect(try SceneProbe(stage.scene(at: 1)).fills.map(\.rect.minX) == [1])
    }
}
