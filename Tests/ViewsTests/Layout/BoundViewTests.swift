import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The view that a bound position names, while the rows around it change.
@MainActor
struct BoundViewTests {
    private struct Rows: View {
        let before: [Int]
        let after: [Int]
        let position: Int?
        @State private var rows: [Int]?
        @State private var id: Int?

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows ?? before, id: \.self) { row in
                        (row == 15 ? Color.blue : Color.red).frame(width: 50, height: 30)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id, anchor: .top)
            .onAppear {
                id = position
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { rows = after }
            }
        }
    }

    /// Where the row 15 is before and after the change.
    private func tops(_ before: some Sequence<Int>, _ after: some Sequence<Int>, at position: Int?) throws -> [CGFloat?]
    {
        let (before, after) = (Array(before), Array(after))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) {
            Rows(before: before, after: after, position: position)
        }
        return try [0.5, 2].map { time in
            try SceneProbe(stage.scene(at: time)).fills.first { $0.paint.rgba?.blue == 1 }?.rect.minY
        }
    }

    @Test("Rows that come or go before the view leave it where it is seen")
    func kept() throws {
        #expect(try tops(10..<30, 0..<30, at: 15) == [0, 0])
        #expect(try tops(0..<30, 10..<30, at: 15) == [0, 0])
        // Another one is named.
        #expect(try tops(10..<30, 0..<30, at: 14) == [30, 30])
    }

    @Test("Where no view is named the content stays at its beginning")
    func unnamed() throws {
        #expect(try tops(14..<30, 13..<30, at: nil) == [30, 60])
    }

    @Test("A view that comes later than the position that names it is scrolled to")
    func late() throws {
        #expect(try tops([Int](), 0..<30, at: 15) == [nil, 0])
    }
}
