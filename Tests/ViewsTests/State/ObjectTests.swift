import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Objects as the source of truth: what changes in them shows, and every performance has its own.
@MainActor
struct ObjectTests {
    final class Counter: ObservableObject {
        @Published var count = 0
        @Published private(set) var doubled = 0
        private var cancellables = Set<AnyCancellable>()

        init() { $count.map { $0 * 2 }.assign(to: &$doubled) }

        func tickEverySecond() {
            Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                .sink { [weak self] _ in self?.count += 1 }
                .store(in: &cancellables)
        }
    }

    @Observable final class Place {
        var x = 0.0
        var unread = 0.0
    }

    /// A square whose x is a number.
    struct Mark: View {
        let x: Double
        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(x: x).frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    private func stage(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), duration: 10, seed: 7) { content() }
    }

    private func x(_ stage: Stage, _ time: Double) throws -> Double {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
    }

    private struct Owner: View {
        @StateObject private var counter = Counter()
        var body: some View { Mark(x: Double(counter.doubled)).onAppear { counter.tickEverySecond() } }
    }

    @Test("A state object is made once and its published changes show")
    func stateObject() throws {
        let stage = stage { Owner() }
        #expect(try x(stage, 0.5) == 0)
        #expect(try x(stage, 1) == 2)
        #expect(try x(stage, 3.9) == 6)
    }

    /// An object that changes by its publisher alone.
    private final class Receiver: ObservableObject {
        @Published private(set) var x = 0.0
        init() { Just(30.0).delay(for: .seconds(1), scheduler: RunLoop.main).assign(to: &$x) }
    }

    private struct ReceiverOwner: View {
        @StateObject private var receiver = Receiver()
        var body: some View { Mark(x: receiver.x) }
    }

    @Test("What a publisher assigns to a published property shows, though nobody else writes it")
    func assignedProperty() throws {
        let stage = stage { ReceiverOwner() }
        #expect(try x(stage, 0.5) == 0)
        #expect(try x(stage, 1.5) == 30)
    }

    @Test("Going back performs anew, with new objects")
    func replay() throws {
        let stage = stage { Owner() }
        #expect(try x(stage, 5) == 10)
        #expect(try x(stage, 2) == 4)
        #expect(try x(stage, 5) == 10)
        #expect(try x(stage, 0) == 0)
    }

    private struct Watcher: View {
        @ObservedObject var counter: Counter
        var body: some View { Mark(x: Double(counter.count)) }
    }

    private struct Reader: View {
        @EnvironmentObject private var counter: Counter
        var body: some View { Watcher(counter: counter) }
    }

    @Test("An object made with the root view belongs to the performance, and goes down the environment")
    func environmentObject() throws {
        let stage = stage {
            let counter = Counter()
            Reader().environmentObject(counter).onAppear { counter.tickEverySecond() }
        }
        #expect(try x(stage, 4.5) == 4)
        #expect(try x(stage, 1.5) == 1)
    }

    private struct Binder: View {
        @StateObject private var counter = Counter()
        var body: some View {
            Mark(x: Double(counter.count)).onAppear {
                withAnimation(.linear(duration: 2)) { $counter.count.wrappedValue = 20 }
            }
        }
    }

    @Test("A change of an object inside withAnimation is animated")
    func animated() throws {
        let stage = stage { Binder() }
        #expect(try abs(x(stage, 1) - 10) < 1e-9)
        #expect(try x(stage, 2) == 20)
    }

    private struct Observer: View {
        @State private var place = Place()
        @State private var evaluations = 0
        var body: some View {
            Handle(place: place).environment(place)
        }
    }

    private struct Handle: View {
        @Bindable var place: Place
        @Environment(Place.self) private var same
        @Environment(Place.self) private var optional: Place?
        var body: some View {
            GeometryReader { _ in Mark(x: same.x + (optional === same ? 0 : 50)) }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { $place.x.wrappedValue = 7 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                        withAnimation(.linear(duration: 1)) { place.x = 17 }
                    }
                }
        }
    }

    @Test("An observable object's change shows wherever the property was read")
    func observable() throws {
        let stage = stage { Observer() }
        #expect(try x(stage, 0.9) == 0)
        #expect(try x(stage, 1) == 7)
        #expect(try abs(x(stage, 2.5) - 12) < 1e-9)
        #expect(try x(stage, 1.5) == 7)
    }

    @Test("Watching again forgets what was watched before, and tells only of what was read")
    func watch() {
        let (place, other) = (Place(), Place())
        var changes = 0
        let watch = ObservationWatch { changes += 1 }
        for _ in 0..<100 { _ = watch.tracking { place.x } }
        place.x = 1
        #expect(changes == 1)
        _ = watch.tracking { other.x }
        place.x = 2
        other.unread = 3
        #expect(changes == 1)
        other.x = 3
        other.x = 4
        #expect(changes == 2)
    }

    private struct Settings: View {
        @AppStorage("x") private var x = 3
        @SceneStorage("x") private var scene = 4
        @State private var other = false
        var body: some View {
            Mark(x: Double(x + scene)).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { x = 30 }
            }
        }
    }

    private enum Level: String { case low, high }

    private struct EveryKind: View {
        @AppStorage("on") private var on = true
        @AppStorage("count") private var count = 2
        @AppStorage("share", store: .standard) private var share = 0.5
        @AppStorage("name") private var name = "four"
        @AppStorage("place") private var place = URL(fileURLWithPath: "/8")
        @AppStorage("bytes") private var bytes = Data([16])
        @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 32)
        @AppStorage("level") private var level = Level.low
        @SceneStorage("level") private var sceneLevel = Level.high
        @SceneStorage("choice") private var choice: String?

        private var values: [Double] {
            [
                on ? 1 : 0, Double(count), share, Double(name.count), Double(place.lastPathComponent) ?? 0,
                Double(bytes[0]), day.timeIntervalSinceReferenceDate, level == .low ? 64 : 0,
                sceneLevel == .high ? 128 : 0, choice == nil ? 256 : 0,
            ]
        }

        var body: some View { Mark(x: values.reduce(0, +)) }
    }

    @Test("Settings hold every kind of value that SwiftUI's hold")
    func kinds() throws {
        #expect(try x(stage { EveryKind() }, 0) == 511.5)
    }

    @Test("Stored settings last as long as the performance")
    func settings() throws {
        let first = stage { Settings() }
        #expect(try x(first, 0) == 7)
        #expect(try x(first, 1) == 34)
        #expect(try x(first, 0.5) == 7)
        #expect(try x(stage { Settings() }, 0) == 7)
    }
}
