import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Layouts whose type is forgotten lay out as they do themselves, and views move from one to the next.
@MainActor
struct AnyLayoutTests {
    private func rects(_ view: some View, at time: Double = 0) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 4) { view }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect)
    }

    @ViewBuilder private var boxes: some View {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
    }

    @Test("A forgotten stack is that stack, its spacers too")
    func same() throws {
        #expect(try rects(AnyLayout(HStackLayout(spacing: 0)) { boxes }) == rects(HStack(spacing: 0) { boxes }))
        #expect(try rects(AnyLayout(VStackLayout(spacing: 0)) { boxes }) == rects(VStack(spacing: 0) { boxes }))
        #expect(try rects(HStackLayout(spacing: 0) { boxes }) == rects(HStack(spacing: 0) { boxes }))
    }

    /// A row that is a layout as well where it has no content of its own.
    struct Row<Content: View>: View {
        let content: Content
        init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { HStackLayout(spacing: 0) { content } }
    }

    @Test("A view that is a layout as well takes content as a view does")
    func viewAndLayout() throws {
        let row = Row { boxes }
        #expect(type(of: row) != Row<EmptyView>.self)
        #expect(try rects(row) == rects(HStack(spacing: 0) { boxes }))
        #expect(try rects(AnyLayout(Row()) { boxes }) == rects(HStack(spacing: 0) { boxes }))
    }

    @Test("Half-way from a row to a column, views are half-way between their places")
    func moves() throws {
        let view = Changing(false, true) { isColumn in
            let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        // The row stands at (30, 40) and (50, 40), the column at (40, 30) and (40, 50).
        let half = try rects(view, at: 1)
        #expect(half[0].isClose(to: CGRect(x: 35, y: 35, width: 20, height: 20), within: 1e-6))
        #expect(half[1].isClose(to: CGRect(x: 45, y: 45, width: 20, height: 20), within: 1e-6))
    }

    /// Puts its views around the middle at a radius of 40 points.
    private struct Ring: Layout {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let angle = self.angle + 2 * .pi * Double(index) / Double(subviews.count)
                subview.place(
                    at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    private struct Turning: View {
        var isForgotten = true
        /// Whether it is a row at first.
        var isRow = false
        @State private var isRing = false
        @State private var angle = 0.0

        private var layout: AnyLayout {
            isRow && !isRing ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(Ring(angle: angle))
        }

        var body: some View {
            Group {
                if isForgotten { layout { dots } } else { Ring(angle: angle) { dots } }
            }
            .onAppear {
                withAnimation(.linear(duration: 0.5)) { isRing = true }
                withAnimation(.linear(duration: 2)) { angle = .pi }
            }
        }

        @ViewBuilder private var dots: some View {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 20, height: 20)
        }
    }

    @Test("What moves in a forgotten layout moves as in the layout itself: half of a turn goes around the middle")
    func turning() throws {
        for time in [0, 0.5, 1, 1.7, 3] {
            let angle = time * .pi / 2
            let turned = CGRect(x: 40 + 40 * cos(angle), y: 40 + 40 * sin(angle), width: 20, height: 20)
            let rects = try rects(Turning(), at: time)
            if time < 2 { #expect(rects[0].isClose(to: turned, within: 1e-6), "\(time): \(rects)") }
            #expect(try rects == self.rects(Turning(isForgotten: false), at: time))
        }
    }

    @Test("A row that becomes a ring moves there first, while the ring turns")
    func rowToRing() throws {
        for time in [0.5, 1, 1.7] {
            #expect(try rects(Turning(isRow: true), at: time) == rects(Turning(), at: time))
        }
    }

    private struct Counting: Layout {
        func makeCache(subviews: Subviews) -> Int { subviews.count }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: 10 * cache, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + CGFloat(10 * index), y: bounds.minY),
                    proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }

    @Test("A layout's own cache reaches it")
    func cache() throws {
        #expect(
            try rects(
                AnyLayout(Counting()) {
                    Color.red; Color.blue
                }) == [CGRect(x: 40, y: 45, width: 10, height: 10), CGRect(x: 50, y: 45, width: 10, height: 10)])
    }

    @Test("A grid's layout lays out rows as the grid does")
    func grid() throws {
        let rows = Group {
            GridRow {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 10, height: 20)
            }
            GridRow {
                Color.red.frame(width: 10, height: 10).gridCellColumns(2)
            }
        }
        let grid = try rects(Grid(horizontalSpacing: 2, verticalSpacing: 4) { rows })
        #expect(try rects(GridLayout(horizontalSpacing: 2, verticalSpacing: 4) { rows }) == grid)
        #expect(try rects(AnyLayout(GridLayout(horizontalSpacing: 2, verticalSpacing: 4)) { rows }) == grid)
        #expect(grid.count == 3)
    }
}

extension AnyLayoutTests.Row: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension AnyLayoutTests.Row: Layout, Sendable where Content == EmptyView {
    init(spacing: CGFloat? = nil) { self.init(spacing: spacing) { EmptyView() } }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        // The first stands at one edge, the last at the other.
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(.unspecified)
            let x = index == 0 ? bounds.minX : bounds.maxX - size.width
            if index != 1 { view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified) }
        }
    }
}
