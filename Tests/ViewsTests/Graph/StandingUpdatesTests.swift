import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Elements that stand in updates and take new targets there move as elements that each update makes anew.
@MainActor
@Suite("Elements that stand in updates", .serialized)
struct StandingUpdatesTests {
    private static var measured = 0

    /// A leaf that counts how often one like it is built, by the shapes that are asked for their size.
    nonisolated private struct Counted: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            MainActor.assumeIsolated { StandingUpdatesTests.measured += 1 }
            return CGSize(width: 2, height: 2)
        }
    }

    /// Children of a number that changes again and again.
    private struct Led<Content: View>: View {
        @State private var step = 0
        /// Whether each change is animated as a whole.
        var animation: Animation?
        @ViewBuilder let content: (_ index: Int, _ step: Int) -> Content
        var body: some View {
            ZStack { ForEach(0..<3, id: \.self) { content($0, step) } }
                .onAppear {
                    for count in 1...Self.count {
                        after(Double(count) * 0.07) { withAnimation(animation) { step = count } }
                    }
                }
        }
        static var count: Int { 12 }
    }

    /// The frames of a view while it is led and after that, as they are and as whole updates make them.
    private func expectAlike(
        animation: Animation? = nil, _ comment: Comment? = nil,
        @ViewBuilder _ content: @escaping (_ index: Int, _ step: Int) -> some View
    ) throws {
        func frames(takesOver: Bool, _ times: [Double]) throws -> [FrameScene] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = Stage(showing: Led(animation: animation, content: content))
            return try times.map { try stage.scene(at: $0) }
        }
        let times = (0...40).map { Double($0) / 30 }
        let whole = try frames(takesOver: false, times)
        #expect(try frames(takesOver: true, times) == whole, comment)
        #expect(try frames(takesOver: true, times.reversed()) == whole.reversed(), comment)
        // Each frame alone, after jumps back and forth.
        let jumps = [31, 4, 22, 5, 40, 12]
        #expect(try frames(takesOver: true, jumps.map { times[$0] }) == jumps.map { whole[$0] }, comment)
    }

    private func point(_ index: Int, _ step: Int) -> CGPoint {
        CGPoint(x: 20 + Double(step * 37 % 61) + Double(index), y: 20 + Double(step * 17 % 43))
    }

    @Test("Followers, each by a spring of its own")
    func followers() throws {
        try expectAlike { index, step in
            Circle().fill(.red).frame(width: 10, height: 10).position(point(index, step))
                .animation(.spring(duration: 0.2 + Double(index) / 5), value: step)
        }
    }

    @Test("What stands is made once")
    func standing() throws {
        Self.measured = 0
        let stage = Stage(
            showing: Led { index, step in
                Counted().fill(.red).position(point(index, step)).animation(.spring(duration: 0.3), value: step)
            })
        _ = try stage.scene(at: 0.25)
        let early = Self.measured
        _ = try stage.scene(at: 1)
        #expect(Self.measured == early)
    }

    @Test("Effects in a row, of which some move and some do not")
    func effects() throws {
        try expectAlike { index, step in
            Rectangle().fill(.blue).frame(width: 12, height: 8)
                .rotationEffect(.degrees(Double(step * 30)))
                .padding(2)
                .scaleEffect(step.isMultiple(of: 3) ? 1.5 : 1)
                .animation(.easeInOut(duration: 0.3), value: step / 3)
                .opacity(0.8)
                .offset(x: Double(step), y: Double(index * 10))
                .animation(.linear(duration: 0.2), value: step / 2)
        }
    }

    @Test("Changes that show at once, and ones that a transaction animates")
    func transactions() throws {
        for animation in [nil, Animation.spring(duration: 0.4), .linear(duration: 0.1)] {
            try expectAlike(animation: animation) { index, step in
                Circle().fill(.red).frame(width: 10, height: 10)
                    .offset(x: Double(step * 4), y: 0)
                    .position(point(index, step / 4))
                    .animation(index == 1 ? .bouncy : nil, value: step / 4)
            }
        }
    }

    @Test("What differs in more than its motion is made anew")
    func others() throws {
        try expectAlike { index, step in
            Rectangle().fill(step < 5 ? .red : .green).frame(width: 10, height: 10)
                .blur(radius: step == 7 ? 2 : 0)
                .position(point(index, step))
                .animation(.spring(duration: 0.3), value: step)
        }
    }

    @Test("Content that moves for itself in a follower")
    func contents() throws {
        try expectAlike { index, step in
            HStack(spacing: 2) {
                Color.red.frame(width: step > 6 ? 20 : 5, height: 5)
                Text("Led").font(.system(size: 8))
                Color.blue.frame(width: 5, height: 5).opacity(step > 3 ? 0.5 : 1)
            }
            .position(point(index, step))
            .animation(.spring(duration: 0.5), value: step / 2)
        }
    }

    @Test("Followers that come and go")
    func coming() throws {
        try expectAlike(animation: .linear(duration: 0.2)) { index, step in
            if (step + index) % 5 != 2 {
                Circle().fill(.red).frame(width: 10, height: 10).position(point(index, step))
                    .animation(.spring(duration: 0.3), value: step)
            }
        }
        try expectAlike(animation: .linear(duration: 0.2)) { index, step in
            if step % 4 != 2 {
                Circle().fill(.red).frame(width: 10, height: 10).position(point(index, step)).transition(.scale)
            }
        }
    }

    @Test("Views that look at where they are, in a follower")
    func geometry() throws {
        try expectAlike { index, step in
            GeometryReader { proxy in
                Color.red.frame(width: 4, height: max(1, proxy.frame(in: .global).minX / 4))
            }
            .frame(width: 20, height: 20)
            .offset(x: Double(step * 3), y: Double(index * 12))
            .animation(.spring(duration: 0.3), value: step)
        }
    }
}
