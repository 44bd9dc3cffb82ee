import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Shared geometry: one rectangle seems to travel from one view to another.
@MainActor
struct MatchedGeometryTests {
    private struct Hero: View {
        @Namespace private var space
        @State private var isBig = false
        var animation: Animation? = .linear(duration: 2)
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isBig {
                    Rectangle().fill(.red).matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 60, height: 40).padding(.leading, 100).padding(.top, 120)
                } else {
                    Rectangle().fill(.blue).matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation(animation) { isBig = true } }
            }
        }
    }

    private func stage(_ view: some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), duration: 5) { view }
    }

    private func visible(_ stage: Stage, _ time: Double) throws -> [CGRect] {
        try SceneProbe(stage.scene(at: time)).fills.filter { $0.paint != .color(.clear) }.map(\.rect)
    }

    private func nearly(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
    }

    @Test("Both views follow one rectangle from the old source to the new one")
    func travels() throws {
        let stage = stage(Hero())
        #expect(try visible(stage, 0.5) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        // The new one has no opacity yet.
        let start = try visible(stage, 1)
        #expect(start.count == 1 && nearly(start[0], CGRect(x: 0, y: 0, width: 20, height: 20)))
        let half = try visible(stage, 2)
        // Centers (10, 10) and (130, 140), sizes 20x20 and 60x40.
        #expect(half.count == 2 && half.allSatisfy { nearly($0, CGRect(x: 50, y: 60, width: 40, height: 30)) })
        let end = try visible(stage, 3.5)
        #expect(end.count == 1 && nearly(end[0], CGRect(x: 100, y: 120, width: 60, height: 40)))
    }

    @Test("Without an animation the new view stands in its own place at once")
    func unanimated() throws {
        let stage = stage(Hero(animation: nil))
        #expect(try visible(stage, 1) == [CGRect(x: 100, y: 120, width: 60, height: 40)])
    }

    @Test("Any order of times gives the same scenes")
    func anyOrder() throws {
        let (played, sought) = (stage(Hero()), stage(Hero()))
        let times = (0..<16).map { Double($0) / 4 }
        let inOrder = try times.map { try played.scene(at: $0) }
        for index in [15, 6, 3, 9, 5] { #expect(try sought.scene(at: times[index]) == inOrder[index]) }
    }

    private struct Follower: View {
        @Namespace private var space
        @State private var selected = 0
        var properties: MatchedGeometryProperties = .frame
        var body: some View {
            ZStack(alignment: .topLeading) {
                Rectangle().fill(.red).frame(minWidth: 5, minHeight: 5)
                    .matchedGeometryEffect(id: selected, in: space, properties: properties, isSource: false)
                    .frame(width: 8, height: 8)
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.clear.frame(width: 30, height: 20).matchedGeometryEffect(id: index, in: space)
                    }
                }
                Color.clear
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { selected = 2 } }
        }
    }

    @Test("A view that is not a source takes the frame of the source, whichever comes first in the tree")
    func follows() throws {
        let stage = stage(Follower())
        #expect(try visible(stage, 0) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
        #expect(try visible(stage, 1) == [CGRect(x: 60, y: 0, width: 30, height: 20)])
    }

    @Test("Position alone keeps the view's own size; size alone keeps its place")
    func parts() throws {
        #expect(try visible(stage(Follower(properties: .position)), 1) == [CGRect(x: 71, y: 6, width: 8, height: 8)])
        #expect(try visible(stage(Follower(properties: .size)), 1) == [CGRect(x: -11, y: -6, width: 30, height: 20)])
    }
}
