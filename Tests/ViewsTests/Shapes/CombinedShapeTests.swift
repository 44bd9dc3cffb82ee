import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct CombinedShapeTests {
    /// A bar from the left edge whose width moves.
    private struct Bar: Shape {
        var width: CGFloat
        var height: CGFloat = 20
        var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    private struct Growing: View {
        @State var isLarge = false
        var body: some View {
            Bar(width: isLarge ? 60 : 20).union(Bar(width: 10, height: isLarge ? 80 : 40))
                .subtracting(Bar(width: isLarge ? 10 : 0, height: 10))
                .fill(.red)
                .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
        }
    }

    private func area(_ path: Path, in box: CGRect) -> Int {
        var count = 0
        for x in 0..<Int(box.width) {
            for y in 0..<Int(box.height) where path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                count += 1
            }
        }
        return count
    }

    @Test("Operations of shapes are those of their paths in the same frame")
    func paths() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (circle, bar) = (Circle(), Bar(width: 40))
        let (a, b) = (circle.path(in: box), bar.path(in: box))
        #expect(circle.union(bar).path(in: box) == a.union(b))
        #expect(circle.intersection(bar).path(in: box) == a.intersection(b))
        #expect(circle.subtracting(bar).path(in: box) == a.subtracting(b))
        #expect(circle.symmetricDifference(bar, eoFill: true).path(in: box) == a.symmetricDifference(b, eoFill: true))
        #expect(circle.lineIntersection(bar).path(in: box) == a.lineIntersection(b))
        #expect(circle.lineSubtraction(bar).path(in: box) == a.lineSubtraction(b))
    }

    @Test("Both parts move with an animation", arguments: [(0.0, 20.0), (0.5, 40.0), (1.0, 60.0)])
    func moves(time: Double, width: Double) throws {
        let stage = Stage(showing: Growing())
        let rect = try #require(SceneProbe(try stage.scene(at: time)).fills.first?.rect)
        // The long bar is the wider one; heights are no animatable data.
        #expect(abs(rect.width - width) < 1e-9)
    }

    @Test("Data of both parts are those of the combination")
    func data() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        var from = _CombinedShape(
            first: Bar(width: 20), second: Bar(width: 10, height: 40), operation: .union, eoFill: false)
        let to = _CombinedShape(
            first: Bar(width: 60), second: Bar(width: 30, height: 40), operation: .union, eoFill: false)
        var middle = from.animatableData + to.animatableData
        middle.scale(by: 0.5)
        from.animatableData = middle
        // 40 by 20 and 20 by 40, which share 20 by 20.
        #expect(area(from.path(in: box), in: box) == 800 + 800 - 400)
    }
}
