import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Several updates of one moment: what an earlier one has built and begun to move is taken over by the later ones.
@MainActor
@Suite("Updates of the same moment", .serialized)
struct SameMomentTests {
    private static var measured = 0

    nonisolated private struct Counted: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            MainActor.assumeIsolated { SameMomentTests.measured += 1 }
            return CGSize(width: 2, height: 2)
        }
    }

    /// A piece that flies and fades by animations of its own.
    private struct Piece: View {
        let index: Int
        @State private var place = CGPoint.zero
        @State private var opacity = 1.0
        @State private var isTurned = false
        var body: some View {
            Counted().fill(.red)
                .rotationEffect(.degrees(isTurned ? 90 : 0))
                .animation(.linear(duration: 1), value: isTurned)
                .offset(x: place.x, y: place.y).opacity(opacity)
                .onAppear {
                    isTurned = true
                    withAnimation(.linear(duration: 1)) { place = CGPoint(x: Double(index), y: 0) }
                    after(0.5) { withAnimation(.linear(duration: 0.5)) { opacity = 0.5 } }
                }
        }
    }

    private func stage(_ count: Int) -> Stage {
        Stage(showing: ZStack { ForEach(0..<count, id: \.self) { Piece(index: $0) } })
    }

    @Test("Each of many pieces that begin to move at once is made anew for its own changes alone")
    func pieces() throws {
        Self.measured = 0
        _ = try stage(40).scene(at: 0.6)
        // Two changes of each at the beginning, and one later, before which all have moved.
        #expect(Self.measured < 40 * 8)
    }

    @Test("Pieces that begin to move at once do so as each one alone")
    func motion() throws {
        for takesOver in [true, false] {
            Graph.takesOverInUpdates = takesOver
            Graph.comparesFrames = takesOver
            defer { (Graph.takesOverInUpdates, Graph.comparesFrames) = (true, false) }
            let stage = stage(12)
            let start = try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.midX)
            for time in [0.2, 0.4, 0.6, 0.9, 1.3] {
                let fills = try SceneProbe(stage.scene(at: time)).fills
                #expect(fills.count == 12)
                for (index, fill) in fills.enumerated() {
                    #expect(abs(fill.rect.midX - start[index] - Double(index) * min(1, time)) < 1e-9)
                    #expect(abs(fill.opacity - (1 - 0.5 * min(1, max(0, (time - 0.5) / 0.5)))) < 1e-9)
                }
            }
        }
    }

    private struct Neighbors: View {
        @State private var isOn = false
        @State private var isWide = false
        var body: some View {
            HStack(spacing: 0) {
                Color.blue.frame(width: isWide ? 60 : 20, height: 10)
                Color.red.frame(width: 10, height: 10).opacity(isOn ? 0.5 : 1).animation(
                    .linear(duration: 4), value: isOn)
            }
            .frame(width: 100, height: 10, alignment: .leading)
            .onAppear {
                after(1) {
                    isOn = true
                    withAnimation(.linear(duration: 0.5)) { isWide = true }
                }
            }
        }
    }

    @Test("What the second update moves goes as that one says, whatever the first has animated in there")
    func transactions() throws {
        for takesOver in [true, false] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = Stage(showing: Neighbors())
            let red = { try #require(SceneProbe(stage.scene(at: $0)).fills.last) }
            let start = try red(0.5).rect.minX
            #expect(try abs(red(1.25).rect.minX - start - 20) < 1e-9)
            #expect(try abs(red(2).rect.minX - start - 40) < 1e-9)
            #expect(try abs(red(3).opacity - 0.75) < 1e-9)
        }
    }

    private struct Leaving: View {
        @State private var shows = true
        @State private var isOn = false
        var body: some View {
            ZStack {
                if shows { Piece(index: 5) }
                Counted().fill(.blue).offset(x: isOn ? 30 : 0)
            }
            .onAppear {
                withAnimation(.linear(duration: 1)) { isOn = true }
                shows = false
            }
        }
    }

    @Test("A piece that begins to move and is gone in the same moment is shown no more")
    func leaving() throws {
        let stage = Stage(showing: Leaving())
        let start = try SceneProbe(stage.scene(at: 0)).fills
        #expect(start.count == 1)
        #expect(try abs(SceneProbe(stage.scene(at: 0.5)).fills[0].rect.minX - start[0].rect.minX - 15) < 1e-9)
    }

    /// A view whose body moves, and that nothing is stored for but its motion.
    private struct Crossing: View, Animatable {
        var progress: Double
        nonisolated var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        var body: some View {
            GeometryReader { _ in Counted().fill(.red).frame(width: 2, height: 2).position(x: 100 * progress, y: 1) }
        }
    }

    private struct Crossed: View {
        @State private var progress = 0.0
        @State private var lines = 1
        var body: some View {
            Crossing(progress: progress).frame(width: 100, height: 2).environment(\.lineLimit, lines)
                .onAppear {
                    withAnimation(.linear(duration: 1)) { progress = 1 }
                    lines = 2
                }
        }
    }

    @Test("What the second update makes anew goes on to move")
    func anew() throws {
        for takesOver in [true, false] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = Stage(showing: Crossed())
            let start = try SceneProbe(stage.scene(at: 0)).fills[0].rect.midX
            for time in [0.25, 0.5, 1] {
                #expect(try abs(SceneProbe(stage.scene(at: time)).fills[0].rect.midX - start - 100 * time) < 1e-9)
            }
        }
    }

    /// A dot that is sent on while it moves, each time by two changes.
    private struct Follower: View {
        let isRead: Bool
        @State private var place = CGPoint.zero
        @State private var turns = 0.0
        var body: some View {
            GeometryReader { _ in
                ZStack {
                    Color.blue.opacity(isRead ? 1 - turns / 10 : 1)
                    Counted().fill(.red).frame(width: 2, height: 2).position(place)
                }
            }
            .onAppear {
                for step in 1...3 {
                    after(Double(step) / 10) {
                        withAnimation(.spring(duration: 0.6)) { place = CGPoint(x: 20 * step, y: 0) }
                        withAnimation(.linear(duration: 0.3)) { turns = Double(step) }
                    }
                }
            }
        }
    }

    @Test(
        "What moves is sent on from where it is and as fast as it is, whatever else changes with it",
        arguments: [true, false])
    func followers(isRead: Bool) throws {
        func places(takesOver: Bool) throws -> [CGFloat] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = Stage(showing: Follower(isRead: isRead))
            return try [0.15, 0.25, 0.35, 0.6].map {
                try #require(SceneProbe(stage.scene(at: $0)).fills.last).rect.midX
            }
        }
        #expect(try places(takesOver: true) == places(takesOver: false))
    }
}
