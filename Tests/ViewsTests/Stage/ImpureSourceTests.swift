import KinoraScene
import Testing

import class KinoraStage.Stage
@testable import KinoraStage
@testable import KinoraViews

/// Views that keep state in objects and move it while they are drawn show the same at a time, whatever was drawn before.
@MainActor
struct ImpureSourceTests {
    /// Something that is changed by being drawn.
    private final class Engine: @unchecked Sendable {
        var x = 0.0
        var last = 0.0
        var draws = 0

        /// Moves by the time that has passed, as particle systems do.
        func advance(to date: Date) -> Double {
            let now = date.timeIntervalSinceReferenceDate
            x += (now - last) * (1 + Double(draws % 3))
            last = now
            draws += 1
            return x * 20
        }

        /// Moves with every call.
        func tick() -> Double {
            draws += 1
            x += Double.random(in: 0...1)
            return x
        }
    }

    private static func bar(_ context: inout GraphicsContext, _ width: Double) {
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 4)), with: .color(.red))
    }

    private struct FieldInCanvas: View {
        let engine = Engine()
        var body: some View {
            TimelineView(.animation) { time in Canvas { context, _ in bar(&context, engine.advance(to: time.date)) } }
        }
    }

    private struct FieldCountsDraws: View {
        let engine = Engine()
        var body: some View {
            TimelineView(.animation) { time in
                Canvas { context, _ in
                    _ = time.date
                    bar(&context, engine.tick())
                }
            }
        }
    }

    private struct FieldInTimeline: View {
        let engine = Engine()
        var body: some View {
            TimelineView(.animation) { time in
                Rectangle().frame(width: max(0, engine.advance(to: time.date)), height: 3)
            }
        }
    }

    private struct StateObjectInCanvas: View {
        final class Model: ObservableObject { let engine = Engine() }
        @StateObject private var model = Model()
        var body: some View {
            TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, model.engine.tick()) } }
        }
    }

    private struct StateClass: View {
        @State private var engine = Engine()
        var body: some View {
            TimelineView(.animation) { time in Canvas { context, _ in bar(&context, engine.advance(to: time.date)) } }
        }
    }

    private struct StructAroundClass: View {
        struct Box { let engine = Engine() }
        @State private var box = Box()
        var body: some View {
            TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, box.engine.tick()) } }
        }
    }

    private struct ArrayOfClasses: View {
        let engines = [Engine(), Engine()]
        var body: some View {
            TimelineView(.animation) { _ in
                Canvas { context, _ in for engine in engines { bar(&context, engine.tick()) } }
            }
        }
    }

    private struct OptionalClass: View {
        var engine: Engine? = Engine()
        var body: some View {
            TimelineView(.animation) { _ in Rectangle().frame(width: engine?.tick() ?? 0, height: 3) }
        }
    }

    private struct CanvasUnderAnimation: View {
        let engine = Engine()
        @State private var isRight = false
        var body: some View {
            Canvas { context, _ in bar(&context, engine.tick()) }
                .offset(x: isRight ? 20 : 0)
                .onAppear { withAnimation(.linear(duration: 1.5)) { isRight = true } }
        }
    }

    private struct DateInCanvas: View {
        let engine = Engine()
        var body: some View {
            TimelineView(.animation) { _ in
                Canvas { context, _ in bar(&context, engine.advance(to: VirtualClock.date(at: VirtualClock.now))) }
            }
        }
    }

    private struct RandomInCanvas: View {
        var body: some View {
            TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, Double.random(in: 0...50)) } }
        }
    }

    private struct TimerMovesObject: View {
        final class Model: ObservableObject {
            let engine = Engine()
            @Published var beat = 0
        }
        @StateObject private var model: Model = Model()
        private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View {
            Rectangle().frame(width: Double(model.beat) + model.engine.x, height: 3)
                .onReceive(timer) { _ in
                    model.beat += 1
                    _ = model.engine.tick()
                }
        }
    }

    private struct ScheduledTimer: View {
        let engine = Engine()
        @State private var width = 0.0
        var body: some View {
            TimelineView(.animation) { time in
                Canvas { context, _ in bar(&context, engine.advance(to: time.date) + width) }
            }
            .onAppear { Timer.scheduledTimer(withTimeInterval: 0.13, repeats: true) { _ in width += engine.tick() } }
        }
    }

    private struct ModifierWithObject: View {
        struct Wobble: ViewModifier {
            let engine = Engine()
            func body(content: Content) -> some View {
                TimelineView(.animation) { time in content.offset(x: engine.advance(to: time.date)) }
            }
        }
        var body: some View { Rectangle().frame(width: 5, height: 5).modifier(Wobble()) }
    }

    @Observable final class Watched {
        @ObservationIgnored var engine = 0.0
        var shown = 0
    }

    private struct ObservableObject26: View {
        @State private var model = Watched()
        var body: some View {
            TimelineView(.animation) { _ in
                Canvas { context, _ in
                    model.engine += Double.random(in: 0...1)
                    bar(&context, model.engine)
                }
            }
        }
    }

    private struct TapsAndObject: View {
        let engine = Engine()
        @State private var taps = 0.0
        var body: some View {
            TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, engine.tick() + taps) } }
                .contentShape(Rectangle())
                .onTapGesture { taps += 10 }
        }
    }

    private struct GeometryAndObject: View {
        let engine = Engine()
        var body: some View {
            GeometryReader { proxy in
                TimelineView(.animation) { time in
                    Rectangle().frame(width: proxy.size.width / 10 + engine.advance(to: time.date), height: 3)
                }
            }
        }
    }

    private struct TwoTimelines: View {
        let engine = Engine()
        var body: some View {
            VStack {
                TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, engine.tick()) } }
                TimelineView(.animation(minimumInterval: 0.2)) { _ in
                    Canvas { context, _ in bar(&context, engine.tick()) }
                }
            }
        }
    }

    private struct TaskMovesObject: View {
        let engine = Engine()
        var body: some View {
            TimelineView(.animation) { _ in Canvas { context, _ in bar(&context, engine.x) } }
                .task {
                    while !Task.isCancelled {
                        _ = engine.tick()
                        try? await Task.sleep(for: .milliseconds(70))
                    }
                }
        }
    }

    private struct NestedView: View {
        struct Inner: View {
            let engine: Engine
            let date: Date
            var body: some View { Rectangle().frame(width: 3 + engine.advance(to: date), height: 3) }
        }
        @State private var engine = Engine()
        var body: some View { TimelineView(.animation) { Inner(engine: engine, date: $0.date) } }
    }

    private struct CapturedByClosure: View {
        let draw: (Date) -> Double
        init() {
            let engine = Engine()
            draw = { engine.advance(to: $0) }
        }
        var body: some View {
            TimelineView(.animation) { time in Canvas { context, _ in bar(&context, draw(time.date)) } }
                .mayHoldObjects()
        }
    }

    @Observable final class Level: @unchecked Sendable { var value = 10.0 }

    /// A shape whose outline is read from an object that no body reads.
    nonisolated private struct LevelShape: Shape {
        let level: Level
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: level.value, height: 4)) }
    }

    private struct ObservedByShape: View {
        let level = Level()
        var body: some View {
            LevelShape(level: level).contentShape(Rectangle()).onTapGesture { level.value += 20 }
        }
    }

    private struct ObservedByErasedStroke: View {
        let level = Level()
        var body: some View {
            AnyShape(LevelShape(level: level).stroke(lineWidth: 2)).contentShape(Rectangle())
                .onTapGesture { level.value += 20 }
        }
    }

    private struct ObservedByClip: View {
        let level = Level()
        var body: some View {
            Color.red.clipShape(LevelShape(level: level).trim(from: 0, to: 0.8)).contentShape(Rectangle())
                .onTapGesture { level.value += 20 }
        }
    }

    private struct LevelLayout: Layout {
        let level: Level
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let place = CGPoint(x: bounds.minX + level.value, y: bounds.minY)
            for subview in subviews { subview.place(at: place, proposal: .unspecified) }
        }
    }

    private struct ObservedByLayout: View {
        let level = Level()
        var body: some View {
            LevelLayout(level: level) { Rectangle().frame(width: 4, height: 4) }.contentShape(Rectangle())
                .onTapGesture { level.value += 20 }
        }
    }

    private struct ObservedByErasedLayout: View {
        let level = Level()
        var body: some View {
            AnyLayout(LevelLayout(level: level))() { Rectangle().frame(width: 4, height: 4) }.contentShape(Rectangle())
                .onTapGesture { level.value += 20 }
        }
    }

    /// An outline that is another one each time it is asked for.
    private struct CountedByShape: View {
        nonisolated struct Ticking: Shape {
            let engine: Engine
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: engine.tick(), height: 4)) }
        }
        let engine = Engine()
        var body: some View { Ticking(engine: engine) }
    }

    /// A closure without arguments that goes through a series.
    private struct Series: View {
        let next: () -> Double
        init() {
            var count = 0.0
            next = {
                count += 1.5
                return count
            }
        }
        var body: some View { TimelineView(.animation) { _ in Rectangle().frame(width: next(), height: 3) } }
    }

    private struct ObjectInGeometry: View {
        let engine = Engine()
        @State private var isWide = false
        var body: some View {
            GeometryReader { proxy in
                let count = engine.tick()
                Rectangle().frame(width: proxy.size.width / 10 + count, height: 3)
            }
            .frame(width: isWide ? 90 : 20, height: 10)
            .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
    }

    private struct ObjectInKeyframes: View {
        let engine = Engine()
        var body: some View {
            KeyframeAnimator(initialValue: 0.0) { value in
                let count = engine.tick()
                Rectangle().frame(width: 10 + count, height: 3).offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 0.5)
            }
        }
    }

    private struct HandedGenerator: View {
        @State private var noise = Noise()
        final class Noise {
            var generator = SystemRandomNumberGenerator()
            func next() -> Double { .random(in: 0...50, using: &generator) }
        }
        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.05)) { _ in
                Canvas { context, _ in bar(&context, noise.next()) }
            }
        }
    }

    private struct RandomRows: View {
        var body: some View {
            TimelineView(.animation) { _ in
                ZStack { ForEach(0..<5, id: \.self) { _ in Color.red.offset(x: .random(in: 0...50)) } }
            }
        }
    }

    nonisolated private static let sources: [(name: String, make: @MainActor () -> AnyView)] = [
        ("field in a canvas", { AnyView(FieldInCanvas()) }), ("field counts draws", { AnyView(FieldCountsDraws()) }),
        ("field in a timeline", { AnyView(FieldInTimeline()) }), ("state object", { AnyView(StateObjectInCanvas()) }),
        ("state class", { AnyView(StateClass()) }), ("struct around a class", { AnyView(StructAroundClass()) }),
        ("array of classes", { AnyView(ArrayOfClasses()) }), ("optional class", { AnyView(OptionalClass()) }),
        ("canvas under animation", { AnyView(CanvasUnderAnimation()) }), ("date", { AnyView(DateInCanvas()) }),
        ("random", { AnyView(RandomInCanvas()) }), ("timer publisher", { AnyView(TimerMovesObject()) }),
        ("scheduled timer", { AnyView(ScheduledTimer()) }), ("modifier", { AnyView(ModifierWithObject()) }),
        ("observable", { AnyView(ObservableObject26()) }), ("taps", { AnyView(TapsAndObject()) }),
        ("geometry", { AnyView(GeometryAndObject()) }), ("two timelines", { AnyView(TwoTimelines()) }),
        ("task", { AnyView(TaskMovesObject()) }), ("nested", { AnyView(NestedView()) }),
        ("captured by a closure", { AnyView(CapturedByClosure()) }),
        ("observed by a shape", { AnyView(ObservedByShape()) }),
        ("observed by an erased stroke", { AnyView(ObservedByErasedStroke()) }),
        ("observed by a clip", { AnyView(ObservedByClip()) }),
        ("observed by a layout", { AnyView(ObservedByLayout()) }),
        ("observed by an erased layout", { AnyView(ObservedByErasedLayout()) }),
        ("counted by a shape", { AnyView(CountedByShape()) }), ("series", { AnyView(Series()) }),
        ("object in geometry", { AnyView(ObjectInGeometry()) }),
        ("object in keyframes", { AnyView(ObjectInKeyframes()) }),
        ("generator", { AnyView(HandedGenerator()) }), ("random rows", { AnyView(RandomRows()) }),
    ]

    private static let frames = 0..<72
    private static let script = Script([
        ScriptEvent(at: 0.31, .tap(at: .points(x: 50, y: 20), count: 1)),
        ScriptEvent(at: 0.7, .tap(at: .points(x: 50, y: 20), count: 2)),
    ])

    private func stage(_ make: @escaping @MainActor () -> AnyView) -> Stage {
        Stage(size: CGSize(width: 100, height: 40), duration: 2, script: Self.script, seed: 5) { make() }
    }

    @Test("Whole, alone, backwards, at half the rate and in shards: the same scenes", arguments: sources.indices)
    func pure(index: Int) throws {
        let (name, make) = Self.sources[index]
        func time(_ frame: Int) -> Double { Double(frame) / 60 }
        let run = stage(make)
        let whole = try Self.frames.map { try run.scene(at: time($0)) }
        #expect(whole.first != whole.last, "\(name) moves")
        for frame in [1, 17, 43, 71] {
            #expect(try stage(make).scene(at: time(frame)) == whole[frame], "\(name) alone")
        }
        let backwards = stage(make)
        for frame in [71, 50, 49, 20, 19, 0] {
            #expect(try backwards.scene(at: time(frame)) == whole[frame], "\(name) backwards")
        }
        let slower = stage(make)
        for frame in stride(from: 0, to: 72, by: 2) {
            #expect(try slower.scene(at: Double(frame / 2) / 30) == whole[frame], "\(name) at half the rate")
        }
        for shard in 0..<3 {
            let own = stage(make)
            for frame in Self.frames where frame % 3 == shard {
                #expect(try own.scene(at: time(frame)) == whole[frame], "\(name) in shards")
            }
        }
        #expect(try run.scene(at: time(71)) == whole[71], "\(name) again")
    }
}
