import Foundation
import KinoraPixels

@testable import KinoraStage
@testable import KinoraViews

@MainActor private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.blue.frame(width: width, height: height)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Every subview at the origin of the bounds but the last, which is left out.
private struct AllButLast: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews.dropLast() {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 20))
        }
    }
}

/// The rest of what the rendering facts say of layout, one line of them after the other.
extension LayoutTable {
    static let alignments: [LayoutCase] = [
        LayoutCase("a geometry reader's content stands at its top left", [rect(0, 0, 20, 10)]) {
            GeometryReader { _ in box(20, 10) }
        },
        LayoutCase("a frame aligns to the center", [rect(20, 15, 20, 10)]) {
            box(20, 10).frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .topLeading)
        },
        LayoutCase("an overlay aligns to the center", [rect(30, 30, 40, 40), rect(45, 45, 10, 10)]) {
            box(40, 40).overlay { box(10, 10) }
        },
        LayoutCase("a ZStack aligns to the center", [rect(30, 20, 40, 60), rect(45, 45, 10, 10)]) {
            ZStack {
                box(40, 60); box(10, 10)
            }
        },
        LayoutCase(
            "across its axis a stack is as large as the union under the guides",
            [rect(0, 50, 20, 20), rect(20, 70, 20, 20)]
        ) {
            HStack(alignment: .top, spacing: 0) {
                box(20, 20); box(20, 20).alignmentGuide(.top) { _ in -20 }
            }
            .frame(width: 100, height: 80, alignment: .bottomLeading)
        },
        LayoutCase(
            "asked for its ideal, a stack asks its children for theirs", [rect(36, 45, 10, 10), rect(54, 45, 10, 10)]
        ) {
            HStack {
                Color.red; Color.blue
            }.fixedSize()
        },
    ]

    static let frameRules: [LayoutCase] = [
        LayoutCase("a fixed frame reports itself, and its child overflows unclipped", [rect(30, 20, 40, 60)]) {
            box(40, 60).frame(width: 20, height: 20)
        },
        LayoutCase("least and most together clamp the proposal", [rect(20, 0, 60, 100)]) {
            Color.blue.frame(minWidth: 20, maxWidth: 60)
        },
        LayoutCase("a most alone is not more than is proposed", [rect(45, 40, 30, 20), rect(75, 40, 25, 20)]) {
            HStack(spacing: 0) {
                box(30, 20).frame(maxWidth: 200, alignment: .trailing); box(25, 20)
            }
        },
        LayoutCase("a least alone is at least that", [rect(0, 45, 40, 10), rect(40, 40, 20, 20)]) {
            HStack(spacing: 0) {
                box(10, 10).overlay { box(40, 10) }.hidden().overlay { box(40, 10) }.frame(minWidth: 40); box(20, 20)
            }
            .frame(width: 100, alignment: .leading)
        },
        LayoutCase("without a proposal a frame takes its ideal", [rect(35, 45, 30, 10)]) {
            Color.blue.frame(idealWidth: 30).fixedSize()
        },
        LayoutCase("which it has with a least length, too", [rect(0, 45, 100, 10), rect(35, 45, 30, 10)]) {
            box(30, 10).frame(minWidth: 10, idealWidth: 100).fixedSize().background { Color.red }
        },
        LayoutCase("and with a greatest one", [rect(20, 45, 60, 10), rect(5, 45, 90, 10)]) {
            box(90, 10).frame(idealWidth: 60, maxWidth: 95).fixedSize().background { Color.red }
        },
        LayoutCase("a frame higher than its content lets it fill", [rect(40, 0, 20, 10), rect(40, 70, 20, 10)]) {
            ScrollView {
                VStack(spacing: 0) {
                    box(20, 10); Spacer(); box(20, 10)
                }
                .frame(minHeight: 80)
            }
        },
        LayoutCase("a color fills its least height", [rect(0, 0, 100, 50)]) {
            ScrollView { Color.blue.frame(minHeight: 50) }
        },
        LayoutCase("and is not wider than its greatest width", [rect(47, 45, 6, 10)]) {
            Color.blue.frame(maxWidth: 6).fixedSize()
        },
        LayoutCase("higher content stays as it is", [rect(40, 0, 20, 30), rect(40, 38, 20, 30)]) {
            ScrollView {
                VStack(spacing: 0) {
                    box(20, 30); Spacer(); box(20, 30)
                }
                .frame(minHeight: 50)
            }
        },
        LayoutCase("without a proposal a ratio changes nothing", [rect(45, 45, 10, 10)]) {
            Color.blue.aspectRatio(2, contentMode: .fit).fixedSize()
        },
        LayoutCase("a ratio alone proposes, and a fixed child keeps its size", [rect(40, 45, 20, 10)]) {
            box(20, 10).aspectRatio(1, contentMode: .fit)
        },
        LayoutCase("a divider in an HStack stands", [rect(49.5, 0, 1, 100)]) { HStack { Divider() } },
        LayoutCase("a spacer with a least length keeps it", [rect(10, 40, 20, 20), rect(70, 40, 20, 20)]) {
            HStack(spacing: 0) {
                box(20, 20); Spacer(minLength: 40); box(20, 20)
            }.fixedSize()
        },
    ]

    static let gridRules: [LayoutCase] = [
        LayoutCase(
            "flexible columns take their share in order, within their limits",
            [rect(0, 45, 20, 10), rect(28, 45, 32, 10), rect(68, 45, 32, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 20)), GridItem(.flexible()), GridItem(.flexible())]) {
                box(nil, 10); box(nil, 10); box(nil, 10)
            }
        },
        LayoutCase(
            "a row is as tall as its tallest cell, and cells are centered", [rect(0, 30, 46, 40), rect(54, 45, 46, 10)]
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                box(nil, 40); box(nil, 10)
            }
        },
        LayoutCase("spanning columns means nothing in a lazy grid", [rect(0, 45, 46, 10), rect(54, 45, 46, 10)]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                box(nil, 10).gridCellColumns(2); box(nil, 10)
            }
        },
    ]

    static let layouts: [LayoutCase] = [
        LayoutCase("a layout places by the top left corner", [rect(0, 0, 20, 20), rect(0, 0, 100, 100)]) {
            AllButLast {
                Color.red; Color.blue
            }
        },
        LayoutCase("what a layout leaves out stands in the center", [rect(0, 0, 20, 20), rect(40, 45, 20, 10)]) {
            AllButLast {
                Color.red; box(20, 10)
            }
        },
        LayoutCase("a layout without a proposal is 10 by 10", [rect(45, 45, 20, 20), rect(47, 47, 6, 6)]) {
            AllButLast {
                Color.red; box(6, 6)
            }.fixedSize()
        },
    ]

    static let scrolling: [LayoutCase] = [
        LayoutCase("a scroll view asks its content for its ideal along its axis", [rect(0, 0, 100, 10)]) {
            ScrollView { Color.blue }
        },
        LayoutCase("narrower content is centered across the axis", [rect(40, 0, 20, 300)]) {
            ScrollView { box(20, 300) }
        },
        LayoutCase(
            "wider content takes the view along, and is centered with it",
            [rect(-20, 0, 140, 30), rect(0, 38, 100, 20)]
        ) {
            ScrollView {
                box(140, 30); Color.blue.frame(height: 20)
            }
        },
        LayoutCase("content margins inset the content", [rect(10, 20, 80, 50)]) {
            ScrollView { Color.blue.frame(height: 50) }.contentMargins(.horizontal, 10).contentMargins(.top, 20)
        },
        LayoutCase("also where they are not the same on both sides", [rect(30, 0, 70, 50)]) {
            ScrollView { Color.blue.frame(height: 50) }.contentMargins(.leading, 30)
        },
        LayoutCase(
            "a background style goes on into the safe area, a view does not",
            [rect(0, 0, 100, 80), rect(0, 80, 100, 20)]
        ) {
            Color.clear.background { Color.red }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        },
        LayoutCase("a background style reaches the stage's edge", [rect(0, 0, 100, 100), rect(0, 80, 100, 20)]) {
            Color.clear.background(Color.red).safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        },
    ]

    static let rightToLeft: [LayoutCase] = [
        LayoutCase("right to left, a row begins on the right", [rect(70, 40, 30, 20), rect(52, 40, 10, 20)]) {
            HStack {
                box(30, 20); box(10, 20)
            }.frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase("right to left, leading padding is on the right", [rect(0, 0, 80, 100)]) {
            box().padding(.leading, 20).environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase(
            "right to left, an overlay's leading corner is on the right", [rect(30, 30, 40, 40), rect(60, 30, 10, 10)]
        ) {
            box(40, 40).overlay(alignment: .topLeading) { box(10, 10) }.environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase("right to left, a layout of one's own is mirrored", [rect(80, 0, 20, 20), rect(40, 45, 20, 10)]) {
            AllButLast {
                Color.red; box(20, 10)
            }.environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase("right to left, an offset goes to the left", [rect(20, 40, 20, 20)]) {
            box(20, 20).offset(x: 20).environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase("right to left, a position is told from the right", [rect(80, 30, 20, 20)]) {
            box(20, 20).position(x: 10, y: 40).environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase("right to left, a leading inset is at the right", [rect(0, 0, 80, 100), rect(80, 0, 20, 100)]) {
            Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase(
            "right to left, what ignores the leading edge reaches below its inset",
            [rect(0, 0, 100, 100), rect(80, 0, 20, 100)]
        ) {
            Color.red.ignoresSafeArea(edges: .leading).safeAreaInset(edge: .leading) { Color.blue.frame(width: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        },
        LayoutCase(
            "right to left, a grid's first column is the right one", [rect(80, 45, 20, 10), rect(0, 45, 72, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())]) {
                box(nil, 10); box(nil, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
