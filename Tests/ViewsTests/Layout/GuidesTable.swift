import Foundation

@testable import KinoraStage
@testable import KinoraViews

@MainActor private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
    private enum End: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    fileprivate static let end = HorizontalAlignment(End.self)
}

/// A guide of both axes.
private enum Corner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Its subviews 10 points below its top.
private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 60)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 10), proposal: .unspecified)
        }
    }
}

/// Guides that views set, as what is around them has them.
extension LayoutTable {
    static let guides: [LayoutCase] = [
        LayoutCase(
            "a row has a guide that a view in a column sets",
            [rect(30, 20, 20, 20), rect(30, 40, 20, 20), rect(30, 60, 20, 20), rect(50, 55, 20, 10)]
        ) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 20); box(20, 20).alignmentGuide(.middle) { $0[.bottom] }; box(20, 20)
                }
                box(20, 10)
            }
        },
        LayoutCase("of two it has the mean", [rect(30, 30, 20, 20), rect(30, 50, 20, 20), rect(50, 45, 20, 10)]) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 20).alignmentGuide(.middle) { _ in 10 }; box(20, 20).alignmentGuide(.middle) { _ in 10 }
                }
                box(20, 10)
            }
        },
        LayoutCase(
            "and a column one in a row", [rect(30, 40, 20, 10), rect(50, 40, 20, 10), rect(45, 50, 10, 10)]
        ) {
            VStack(alignment: .end, spacing: 0) {
                HStack(spacing: 0) {
                    box(20, 10); box(20, 10).alignmentGuide(.end) { _ in 5 }
                }
                box(10, 10)
            }
        },
        LayoutCase("an edge of a stack is its own", [rect(30, 40, 20, 20), rect(50, 40, 20, 20)]) {
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) { box(20, 20).alignmentGuide(.top) { _ in 10 } }
                box(20, 20)
            }
        },
        LayoutCase("a horizontal guide moves by the leading padding", [rect(55, 40, 20, 10), rect(45, 50, 10, 10)]) {
            VStack(alignment: .end, spacing: 0) {
                box(20, 10).alignmentGuide(.end) { _ in 0 }.padding(.leading, 30)
                box(10, 10)
            }
        },
        LayoutCase("and as a frame moves its content", [rect(50, 40, 20, 10), rect(40, 50, 10, 10)]) {
            VStack(alignment: .end, spacing: 0) {
                box(20, 10).alignmentGuide(.end) { _ in 0 }.frame(width: 40, alignment: .trailing)
                box(10, 10)
            }
        },
        LayoutCase("one ID may be guides of both axes", [rect(35, 30, 40, 40), rect(25, 30, 10, 10)]) {
            ZStack(
                alignment: Alignment(
                    horizontal: HorizontalAlignment(Corner.self), vertical: VerticalAlignment(Corner.self))
            ) {
                box(40, 40)
                box(10, 10).alignmentGuide(HorizontalAlignment(Corner.self)) { _ in 10 }
            }
        },
        LayoutCase("a layout of one's own has its subviews' guides", [rect(20, 30, 10, 10), rect(70, 28, 10, 10)]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Lowered { box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 } }
                box(10, 10)
            }
        },
        LayoutCase(
            "so has a grid", [rect(35, 47, 10, 10), rect(45, 37, 10, 30), rect(55, 33, 10, 10)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(10, 10); box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 6 }
                    }
                }
                box(10, 10)
            }
        },
        LayoutCase(
            "the topmost first baseline counts", [rect(35, 30, 10, 40), rect(45, 30, 10, 10), rect(55, 30, 10, 10)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    box(10, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
                    box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
                }
                box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
            }
        },
        LayoutCase(
            "and the lowest last one", [rect(35, 30, 10, 40), rect(45, 30, 10, 10), rect(55, 52, 10, 10)]
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    box(10, 40).alignmentGuide(.lastTextBaseline) { _ in 30 }
                    box(10, 10).alignmentGuide(.lastTextBaseline) { _ in 8 }
                }
                box(10, 10).alignmentGuide(.lastTextBaseline) { _ in 8 }
            }
        },
    ]
}
