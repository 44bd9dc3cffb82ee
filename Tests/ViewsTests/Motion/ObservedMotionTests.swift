import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Handlers see what is presented while it moves, on steps of their own, whatever frames are asked for.
@MainActor
struct ObservedMotionTests {
    private func stage(_ content: some View, duration: Double = 4) -> Stage {
        Stage(size: CGSize(width: 300, height: 100), duration: duration, seed: 7) { content }
    }

    /// The width of the second of two fills: that of the follower.
    private func followerWidth(_ stage: Stage, _ time: Double) throws -> Double {
        let fills = try SceneProbe(stage.scene(at: time)).fills
        return try #require(fills.last).rect.width
    }

    /// A bar that grows from 40 to 200 points in a second, and a second bar that copies its width by `copy`.
    private struct Follower<Copy: ViewModifier>: View {
        @State private var isWide = false
        @State private var followed = 0.0
        let copy: (Binding<Double>) -> Copy
        var body: some View {
            VStack(spacing: 0) {
                Rectangle().frame(width: isWide ? 200 : 40, height: 10).modifier(copy($followed))
                Rectangle().frame(width: followed, height: 10)
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
    }

    private struct GeometryCopy: ViewModifier {
        @Binding var width: Double
        func body(content: Content) -> some View {
            content.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        }
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct PreferenceCopy: ViewModifier {
        @Binding var width: Double
        func body(content: Content) -> some View {
            content.background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
                .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    private static let widths = [(0.0, 40.0), (0.3, 88), (0.8, 168), (1, 200), (2, 200)]

    @Test("A follower copies a width that moves", arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2], [3]])
    func geometryFollower(order: [Int]) throws {
        let stage = stage(Follower { GeometryCopy(width: $0) })
        for index in order {
            let (time, width) = Self.widths[index]
            #expect(try abs(followerWidth(stage, time) - width) < 1e-9)
        }
    }

    @Test("A preference fed by geometry follows a width that moves")
    func preferenceFollower() throws {
        let stage = stage(Follower { PreferenceCopy(width: $0) })
        for (time, width) in Self.widths { #expect(try abs(followerWidth(stage, time) - width) < 1e-9) }
    }

    @Test("Between two steps a follower shows the last one")
    func steps() throws {
        let stage = stage(Follower { GeometryCopy(width: $0) })
        #expect(try abs(followerWidth(stage, 0.309) - (40 + 160 * 18.0 / 60)) < 1e-9)
        #expect(try abs(followerWidth(stage, 0.317) - (40 + 160 * 19.0 / 60)) < 1e-9)
    }

    /// Counts in the width of a bar how often a handler in an animatable view runs.
    private struct Counter: View {
        @State private var goal = 0.0
        @State private var count = 0.0
        var body: some View {
            VStack {
                Number(value: goal) { count += 1 }
                Rectangle().frame(width: count, height: 10)
            }
            .onAppear { withAnimation(.linear(duration: 0.505)) { goal = 1 } }
        }

        private struct Number: View, @preconcurrency Animatable {
            var value: Double
            let report: () -> Void
            var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            var body: some View { Color.clear.onChange(of: value) { report() } }
        }
    }

    @Test(
        "A handler in an animatable view runs on each step and at the exact end, at any frame rate",
        arguments: [7.0, 30, 60, 120])
    func handlerCount(rate: Double) throws {
        let stage = stage(Counter())
        for frame in 0...Int(rate * 0.5) { _ = try stage.scene(at: Double(frame) / rate) }
        // 30 steps of 1/60 s, and the end at 0.505 s.
        #expect(try followerWidth(stage, 0.5) == 30)
        #expect(try followerWidth(stage, 0.506) == 31)
        #expect(try followerWidth(stage, 3) == 31)
    }

    /// The completion observer of before iOS 17, as a modifier.
    private struct CompletionObserver: ViewModifier, Animatable {
        var animatableData: Double { didSet { reportEnd() } }
        private let target: Double
        private let completion: () -> Void

        init(_ value: Double, completion: @escaping () -> Void) {
            animatableData = value
            target = value
            self.completion = completion
        }

        private func reportEnd() {
            guard animatableData == target else { return }
            DispatchQueue.main.async { [completion] in completion() }
        }

        func body(content: Content) -> some View { content }
    }

    private struct ObservedEnd: View {
        @State private var isRight = false
        @State private var ends = 0.0
        let animation: Animation
        var body: some View {
            VStack {
                Rectangle().frame(width: 5, height: 5).offset(x: isRight ? 50 : 0)
                    .modifier(CompletionObserver(isRight ? 1 : 0) { ends += 10 })
                Rectangle().frame(width: ends, height: 10)
            }
            .onAppear { withAnimation(animation) { isRight = true } }
        }
    }

    @Test("An observer of animatableData is told the target once, at the end")
    func completionObserver() throws {
        let stage = stage(ObservedEnd(animation: .easeInOut(duration: 0.7)))
        #expect(try followerWidth(stage, 0.69) == 0)
        #expect(try followerWidth(stage, 0.7) == 10)
        #expect(try followerWidth(stage, 3) == 10)
    }

    /// A bar that tells when it is full.
    private struct TellingBar: Shape {
        var animatableData: Double { didSet { tellEnd() } }
        let completion: @MainActor @Sendable () -> Void

        private func tellEnd() {
            guard animatableData == 1 else { return }
            DispatchQueue.main.async { [completion] in completion() }
        }

        nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: animatableData, height: 5)) }
    }

    private struct ObservedShape<Content: View>: View {
        @State private var isFull = false
        @State private var ends = 0.0
        let content: (TellingBar) -> Content
        var body: some View {
            VStack {
                content(TellingBar(animatableData: isFull ? 1 : 0) { ends += 10 })
                Rectangle().frame(width: ends, height: 10)
            }
            .onAppear { withAnimation(.linear(duration: 0.7)) { isFull = true } }
        }
    }

    @Test("A shape is told the target once, also where others are made of it")
    func shapeObserver() throws {
        for stage in [
            stage(ObservedShape { $0 }), stage(ObservedShape { $0.stroke(.red) }),
            stage(ObservedShape { $0.trim(from: 0, to: 0.5).rotation(.degrees(90)).fill(.red) }),
            stage(ObservedShape { AnyShape($0) }),
        ] {
            #expect(try followerWidth(stage, 0.69) == 0)
            #expect(try followerWidth(stage, 0.7) == 10)
            #expect(try followerWidth(stage, 3) == 10)
        }
    }

    @Test("An observer of a spring is told once, when it has come to rest")
    func springObserver() throws {
        let stage = stage(ObservedEnd(animation: .spring(duration: 0.4, bounce: 0.2)))
        #expect(try followerWidth(stage, 0.2) == 0)
        #expect(try followerWidth(stage, 3) == 10)
    }

    /// A list of numbers whose sums are as long as the shorter operand, and whose zero is empty.
    private struct Numbers: VectorArithmetic {
        var values: [Double]
        static var zero: Numbers { Numbers(values: []) }
        static func + (a: Numbers, b: Numbers) -> Numbers { Numbers(values: zip(a.values, b.values).map { $0 + $1 }) }
        static func - (a: Numbers, b: Numbers) -> Numbers { Numbers(values: zip(a.values, b.values).map { $0 - $1 }) }
        mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
        var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
    }

    private struct Bars: Shape {
        var heights: Numbers
        var animatableData: Numbers {
            get { heights }
            set { heights = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: heights.values[0], height: heights.values[2]))
        }
    }

    private struct BarChart: View {
        @State private var isHigh = false
        @State private var isHigher = false
        let animation: Animation
        var body: some View {
            let end = isHigher ? 90.0 : 60
            Bars(heights: Numbers(values: isHigh ? [100, 0, end] : [0, 0, 20]))
                .onAppear {
                    withAnimation(animation) { isHigh = true }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                        withAnimation(animation) { isHigher = true }
                    }
                }
        }
    }

    @Test(
        "A vector whose zero is empty animates",
        arguments: [
            Animation.linear(duration: 1), .spring, .linear(duration: 1).delay(0.1), .bouncy.delay(0.3),
            .interpolatingSpring(stiffness: 100, damping: 10), .easeIn.repeatCount(2), .spring.speed(2),
        ])
    func emptyZero(animation: Animation) throws {
        let stage = stage(BarChart(animation: animation))
        func size(_ time: Double) throws -> CGSize {
            try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.size
        }
        #expect(try size(0).height == 20)
        let middle = try size(0.15 + 0.2)
        #expect(middle.width > 0)
        for time in [0.05, 0.19, 0.2, 0.21, 0.5, 0.9] { _ = try size(time) }
        #expect(try size(10) == CGSize(width: 100, height: 90))
    }

    /// A card that turns, and shows its back while the angle is beyond a quarter.
    private struct Card: View {
        @State private var isTurned = false
        @State private var showsBack = false
        var body: some View {
            Rectangle().fill(showsBack ? Color.black : .white).frame(width: 100, height: 100)
                .modifier(Turn(angle: isTurned ? 180 : 0, showsBack: $showsBack))
                .onAppear { withAnimation(.linear(duration: 1)) { isTurned = true } }
        }

        private struct Turn: GeometryEffect {
            var angle: Double
            @Binding var showsBack: Bool
            var animatableData: Double {
                get { angle }
                set { angle = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                DispatchQueue.main.async { showsBack = angle >= 90 && angle < 270 }
                return ProjectionTransform(CGAffineTransform(scaleX: cos(angle * .pi / 180), y: 1))
            }
        }
    }

    @Test("A geometry effect that writes state asynchronously is followed while it moves")
    func flippedCard() throws {
        let stage = stage(Card())
        func paint(_ time: Double) throws -> Paint { try #require(SceneProbe(stage.scene(at: time)).fills.first).paint }
        let front = try paint(0)
        #expect(try paint(0.45) == front)
        #expect(try paint(0.55) != front)
        #expect(try paint(2) != front)
    }

    /// A preference writes state that changes the layout that changes the preference, each time asynchronously.
    private struct Loop: View {
        @State private var width = 10.0
        var body: some View {
            Rectangle().frame(width: width, height: 10)
                .background {
                    GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                }
                .onPreferenceChange(WidthKey.self) { seen in
                    DispatchQueue.main.async { width = seen == 10 ? 11 : 10 }
                }
        }
    }

    @Test("An asynchronous loop of preference and layout ends with an error")
    func endlessLoop() {
        #expect(throws: StageError.asksForever(time: 0, count: Stage.chainLimit, views: ["Loop"])) {
            try stage(Loop()).scene(at: 1)
        }
    }

    private final class Header: ObservableObject {
        @Published var offset = 0.0
        var writes = 0
    }

    /// A body that writes what it has measured, and runs again because of that, whatever the value.
    private struct Measured: View {
        @StateObject private var header = Header()
        let headerTold: (Header) -> Void
        var body: some View {
            ScrollView {
                GeometryReader { reader -> Color in
                    let minY = reader.frame(in: .global).minY
                    DispatchQueue.main.async {
                        header.writes += 1
                        header.offset = minY
                        headerTold(header)
                    }
                    return Color.red
                }
                .frame(height: 500)
            }
        }
    }

    @Test("A body that publishes the same value again and again comes to rest, and follows what is scrolled afterwards")
    func measuredBody() throws {
        var header: Header?
        let scroll = ScriptEvent(
            at: 1, .scroll(at: .points(x: 50, y: 50), by: CGSize(width: 0, height: 30), duration: 0.2))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: Script([scroll])) {
            Measured { header = $0 }
        }
        _ = try stage.scene(at: 0.5)
        #expect(try #require(header).writes < 20 && header?.offset == 0)
        _ = try stage.scene(at: 2.5)
        #expect(abs(try #require(header).offset + 30) < 1e-6)
    }

    /// Each change makes two asynchronous writes that disagree, so that the work doubles.
    private struct Quarrel: View {
        @State private var height = 1.0
        var body: some View {
            Rectangle().frame(width: 10, height: height)
                .onChange(of: height, initial: true) { DispatchQueue.main.async { height += 1 } }
                .onChange(of: height, initial: true) { DispatchQueue.main.async { height -= 0.5 } }
        }
    }

    @Test("Asynchronous work that doubles each time ends with an error, too")
    func doublingLoop() {
        #expect(throws: StageError.asksForever(time: 0, count: Stage.chainedLimit, views: ["Quarrel"])) {
            try stage(Quarrel()).scene(at: 1)
        }
    }

    /// Many views that each hand a number to the next asynchronously, for a few rounds.
    private struct Relay: View {
        @State private var numbers = [Int](repeating: 0, count: 150)
        var body: some View {
            ForEach(numbers.indices, id: \.self) { index in
                Color.clear.onChange(of: numbers[index], initial: true) { _, number in
                    if number < 6 { DispatchQueue.main.async { numbers[index] += 1 } }
                }
            }
        }
    }

    @Test("Much asynchronous work that comes to its end is no error")
    func relay() throws { _ = try stage(Relay()).scene(at: 0) }
}
