import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Updates that make a few children of a large layout anew.
@MainActor
@Suite("Exchanged children of a layout", .serialized)
struct ExchangedChildrenTests {
    private static let count = 24

    /// One that may have a guide and an index of its own.
    private struct Cell: View {
        let index: Int
        /// Which one changes after a second, and how.
        let change: (index: Int, Change)?
        @State private var isChanged = false

        var body: some View {
            Rectangle().fill(isChanged ? .red : .blue)
                .frame(width: width, height: 4)
                .zIndex(isChanged && change?.1 == .front ? 1 : 0)
                .alignmentGuide(HorizontalAlignment.leading) { dimensions in
                    isChanged && change?.1 == .guide ? -5 : dimensions[.leading]
                }
                .onAppear { if let change, change.index == index { after(1) { isChanged = true } } }
        }

        private var width: CGFloat { isChanged && change?.1 == .wider ? 12 : 4 }
    }

    /// The same without guides of its own, which keep a layout from leaving the others as they are.
    private struct PlainCell: View {
        let index: Int
        let change: (index: Int, Change)?
        @State private var isChanged = false

        var body: some View {
            Rectangle().fill(isChanged ? .red : .blue)
                .frame(width: isChanged && change?.1 == .wider ? 12 : 4, height: 4)
                .padding(.leading, isChanged && change?.1 == .inset ? 2 : 0)
                .onAppear { if let change, change.index == index { after(1) { isChanged = true } } }
        }
    }

    enum Change: CaseIterable { case color, wider, inset, front, guide }

    enum Kind: CaseIterable {
        case row, column, depth

        @MainActor @ViewBuilder
        func stack(@ViewBuilder _ content: () -> some View) -> some View {
            switch self {
            case .row: HStack(spacing: 1) { content() }
            case .column: VStack(alignment: .leading, spacing: 1) { content() }
            case .depth: ZStack(alignment: .topLeading) { content() }
            }
        }
    }

    private func rects(_ takesOver: Bool, _ view: some View) throws -> [[CGRect]] {
        Graph.takesOverInUpdates = takesOver
        defer { Graph.takesOverInUpdates = true }
        let stage = Stage(showing: view)
        return try [0.5, 1.5].map { try SceneProbe(stage.scene(at: $0)).fills.map(\.rect) }
    }

    @Test("A child that changes alone leaves the layout as arranging all of it anew does", arguments: Kind.allCases)
    func sameLayout(_ kind: Kind) throws {
        for change in Change.allCases {
            let view = kind.stack {
                ForEach(0..<Self.count, id: \.self) { Cell(index: $0, change: (5, change)) }
            }
            let plain = kind.stack {
                ForEach(0..<Self.count, id: \.self) { PlainCell(index: $0, change: (5, change)) }
            }
            #expect(try rects(true, view) == rects(false, view))
            #expect(try rects(true, plain) == rects(false, plain))
        }
    }

    @Test("A child that becomes wider moves those after it in a row, by as much")
    func wider() throws {
        let row = HStack(spacing: 1) {
            ForEach(0..<Self.count, id: \.self) { PlainCell(index: $0, change: (5, .wider)) }
        }
        .frame(width: 200, alignment: .leading)
        let frames = try rects(true, row)
        for index in 0..<Self.count {
            #expect(frames[1][index].minX - frames[0][index].minX == (index > 5 ? 8 : 0))
        }
        #expect(frames[1][5].width - frames[0][5].width == 8)
    }

    private static var (placed, asked) = (0, 0)

    /// Counts how often it is arranged, and how often its container asks for its guide.
    nonisolated private struct Counted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 4, height: 4)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            MainActor.assumeIsolated { ExchangedChildrenTests.placed += 1 }
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            MainActor.assumeIsolated { ExchangedChildrenTests.asked += 1 }
            return nil
        }
    }

    private struct Turning: View {
        let index: Int
        @State private var isTurned = false
        var body: some View {
            Counted { Color.red }
                .rotationEffect(.degrees(isTurned ? 90 : 0))
                .onAppear { after(Double(index) + 1) { isTurned = true } }
        }
    }

    @Test("Children that stand beside one that changes are neither placed nor asked for their guides again")
    func standing() throws {
        let stage = Stage(showing: ZStack { ForEach(0..<Self.count, id: \.self) { Turning(index: $0) } })
        _ = try stage.scene(at: 0)
        (Self.placed, Self.asked) = (0, 0)
        _ = try stage.scene(at: Double(Self.count) + 1)
        #expect(Self.placed == Self.count)
        // The one that changes, and the one that it takes the place of, for each size that was asked for.
        #expect(Self.asked <= Self.count * 8)
    }

    private struct Moving: View {
        @State private var isOn = false
        @State private var shift = CGFloat(0)
        var body: some View {
            HStack(spacing: 1) {
                ForEach(0..<ExchangedChildrenTests.count, id: \.self) { PlainCell(index: $0, change: (3, .color)) }
            }
            .padding(.leading, shift)
            .frame(width: 300, alignment: .leading)
            .onAppear { after(0.9) { withAnimation(.linear(duration: 0.4)) { shift = 40 } } }
        }
    }

    @Test("A child that changes while its container is on its way goes on with the others")
    func whileMoving() throws {
        for takesOver in [true, false] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = Stage(showing: Moving())
            let start = try SceneProbe(stage.scene(at: 0.5)).fills.map(\.rect.minX)
            for (time, share) in [(1.0, 0.25), (1.1, 0.5), (1.2, 0.75), (1.5, 1)] {
                let present = try SceneProbe(stage.scene(at: time)).fills.map(\.rect.minX)
                for (new, old) in zip(present, start) { #expect(abs(new - old - 40 * share) < 1e-9) }
            }
        }
    }
}
