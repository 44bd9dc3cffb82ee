import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// In content that is made anew with each frame, views and modifiers made of others stand, too.
@MainActor
@Suite("Views made of others, in content that moves", .serialized)
struct StandingBodiesTests {
    private static var measured = 0

    /// A leaf that counts how often one like it is built, by the shapes that are asked for their size.
    nonisolated private struct Counted: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            MainActor.assumeIsolated { StandingBodiesTests.measured += 1 }
            return CGSize(width: 10, height: 10)
        }
    }

    /// What a view shows at 31 moments of a second of a timeline, with what was measured after the first.
    private func moving(@ViewBuilder _ content: @escaping (Double) -> some View) throws -> [SceneProbe] {
        let frames = try RevisionTests().timeline(content)
        let stage = Stage(showing: TimelineView(.animation) { content($0.date.timeIntervalSinceReferenceDate) })
        _ = try stage.scene(at: 0)
        Self.measured = 0
        for frame in 1...30 { _ = try stage.scene(at: Double(frame) / 30) }
        return frames
    }

    private struct Piece: View {
        let index: Int
        let time: Double
        @State private var own = 7.0
        @Environment(\.displayScale) private var scale
        var body: some View { Counted().fill(.red).offset(x: time * Double(index) + own, y: Double(scale)) }
    }

    @Test("Pieces that are views of their own are handed the time, and nothing is measured again")
    func pieces() throws {
        let frames = try moving { time in
            ZStack { ForEach(0..<4, id: \.self) { Piece(index: $0, time: time) } }
        }
        #expect(Self.measured == 0)
        let (start, end) = (frames[0].fills, frames[30].fills)
        for index in 0..<4 { #expect(abs(end[index].rect.minX - start[index].rect.minX - Double(index)) < 1e-9) }
    }

    private struct Outer: View {
        let time: Double
        var body: some View { Inner(time: time * 2).opacity(1 - time / 2) }
    }

    private struct Inner: View {
        let time: Double
        var body: some View {
            if time >= 0 { Piece(index: 3, time: time) } else { Color.blue }
        }
    }

    @Test("Views in views in branches stand")
    func nested() throws {
        let frames = try moving { Outer(time: $0).padding(2) }
        #expect(Self.measured == 0)
        let (start, end) = (try #require(frames[0].fills.first), try #require(frames[30].fills.first))
        #expect(abs(end.rect.minX - start.rect.minX - 6) < 1e-9)
        #expect(abs(end.opacity - 0.5) < 1e-9)
    }

    private static var evaluated = 0

    /// A view that stays the same, with room between its properties.
    private struct Still: View {
        let flag: Bool
        let number: Double
        let text: String?
        var body: some View {
            StandingBodiesTests.evaluated += 1
            return Counted().fill(flag ? .red : .blue)
        }
    }

    @Test("The body of a view that stays the same is not evaluated again while what is around it moves")
    func unchanged() throws {
        let stage = Stage(
            showing: TimelineView(.animation) { timeline in
                let time = timeline.date.timeIntervalSinceReferenceDate
                ZStack {
                    ForEach(0..<4, id: \.self) { index in
                        Still(flag: index == 0, number: Double(index), text: index == 1 ? nil : "a text of \(index)")
                            .rotationEffect(.degrees(time)).offset(x: time)
                    }
                }
            })
        let first = try SceneProbe(stage.scene(at: 0))
        Self.evaluated = 0
        let last = try SceneProbe(stage.scene(at: 1))
        #expect(Self.evaluated == 0)
        for (start, end) in zip(first.fills, last.fills) { #expect(end.rect.midX > start.rect.midX + 0.9) }
    }

    /// A view in itself: each step goes further to the right.
    private struct Recursive: View {
        let depth: Int
        let time: Double
        var body: some View {
            Group {
                if depth == 0 { Counted().fill(.red) } else { AnyView(Recursive(depth: depth - 1, time: time + 1)) }
            }
            .offset(x: time)
        }
    }

    @Test("A view that is made of itself shows what is new at each depth")
    func recursive() throws {
        let frames = try moving { Recursive(depth: 3, time: $0) }
        let (start, end) = (try #require(frames[0].fills.first), try #require(frames[30].fills.first))
        // All of the four offsets grow with the time.
        #expect(abs(end.rect.minX - start.rect.minX - 4) < 1e-9)
    }

    private struct Chosen: View {
        let isFar: Bool
        let time: Double
        var body: some View {
            if isFar { Color.blue.frame(width: 4, height: 4).offset(x: 50 + time) } else { Piece(index: 1, time: time) }
        }
    }

    @Test("A view whose branch is another in its frame shows that one")
    func branches() throws {
        let frames = try moving { time in
            ZStack { ForEach(0..<3, id: \.self) { Chosen(isFar: time > Double($0) / 4 + 0.2, time: time) } }
        }
        let widths: (Int) -> [Double] = { frames[$0].fills.map { Double($0.rect.width) } }
        #expect(widths(0) == [10, 10, 10] && widths(9) == [4, 10, 10] && widths(30) == [4, 4, 4])
    }

    // MARK: Modifiers

    private struct Shifted: ViewModifier {
        let time: Double
        func body(content: Content) -> some View {
            content.offset(y: 20 * time).opacity(1 - time / 2)
        }
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                content; content
            }
        }
    }

    @Test("A modifier with a body is handed what is new of itself and of its content")
    func modifiers() throws {
        let frames = try moving { time in
            Piece(index: 2, time: time).modifier(Shifted(time: time)).modifier(Twice())
                .modifier(Shifted(time: time / 2))
        }
        #expect(Self.measured == 0)
        let (start, end) = (frames[0].fills, frames[30].fills)
        #expect(start.count == 2 && end.count == 2)
        for index in 0..<2 {
            #expect(abs(end[index].rect.minX - start[index].rect.minX - 2) < 1e-9)
            #expect(abs(end[index].rect.minY - start[index].rect.minY - 30) < 1e-9)
            #expect(abs(end[index].opacity - 0.375) < 1e-9)
        }
    }

    @Test("A modifier around several views is that of its frame")
    func several() throws {
        let frames = try moving { time in
            Group {
                Piece(index: 1, time: time)
                Piece(index: 2, time: time)
            }
            .modifier(Shifted(time: time))
        }
        let (start, end) = (frames[0].fills, frames[30].fills)
        #expect(start.count == 2)
        for index in 0..<2 { #expect(abs(end[index].rect.minX - start[index].rect.minX - Double(index + 1)) < 1e-9) }
    }

    // MARK: In bodies that move for themselves

    private struct Swinging: View, Animatable {
        var angle: Double
        let time: Double
        nonisolated var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        var body: some View { Piece(index: 1, time: time).offset(y: angle) }
    }

    private struct Started: View {
        let time: Double
        @State private var angle = 0.0
        var body: some View {
            Swinging(angle: angle, time: time).onAppear { withAnimation(.linear(duration: 0.5)) { angle = 40 } }
        }
    }

    @Test("What moves by an animation of its own in a timeline does both")
    func animated() throws {
        let frames = try moving { Started(time: $0) }
        let start = try #require(frames[0].fills.first)
        for (index, frame) in frames.enumerated() {
            let (time, fill) = (Double(index) / 30, try #require(frame.fills.first))
            #expect(abs(fill.rect.minX - start.rect.minX - time) < 1e-9)
            #expect(abs(fill.rect.minY - start.rect.minY - 40 * min(1, time / 0.5)) < 1e-9)
        }
    }

    // MARK: Around content

    @Test("What is told of a setting lets the view stand that says it")
    func settings() throws {
        var told: [ColorScheme?] = []
        let content = Piece(index: 1, time: 0).preferredColorScheme(.dark)
            .phaseAnimator([0.0, 40]) { content, x in
                content.offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
            .onChange(ofSetting: PreferredColorSchemeKey.self) { told.append($0) }
        let stage = Stage(showing: content)
        let place = { try SceneProbe(stage.scene(at: $0)).fills[0].rect.minX }
        let start = try place(0)
        Self.measured = 0
        for frame in 1...20 {
            #expect(try abs(place(Double(frame) / 30) - start - 40 * Double(frame) / 30) < 1e-9)
        }
        #expect(Self.measured == 0)
        #expect(told == [.dark])
    }
}
