import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// One view and where its fills stand on a stage of 100 by 100 points. The numbers follow from the layout rules by hand:
/// spacing 8, padding 16, equal shares for the flexible, the least flexible first.
struct LayoutCase: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let view: @MainActor () -> AnyView
    let rects: [CGRect]

    init(_ name: String, _ rects: [CGRect], @ViewBuilder _ view: @escaping @MainActor () -> some View) {
        testDescription = name
        self.rects = rects
        self.view = { AnyView(view()) }
    }
}

@MainActor private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.blue.frame(width: width, height: height)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

enum LayoutTable {
    static let stacks: [LayoutCase] = [
        LayoutCase("two flexible views share an HStack", [rect(0, 0, 46, 100), rect(54, 0, 46, 100)]) {
            HStack {
                box(); box()
            }
        },
        LayoutCase("three share a VStack", [rect(0, 0, 100, 28), rect(0, 36, 100, 28), rect(0, 72, 100, 28)]) {
            VStack {
                box(); box(); box()
            }
        },
        LayoutCase("the fixed one is served first", [rect(0, 40, 20, 20), rect(28, 0, 72, 100)]) {
            HStack {
                box(20, 20); box()
            }
        },
        LayoutCase("layout priority reserves only the others' least", [rect(0, 0, 80, 100), rect(80, 0, 20, 100)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 80).layoutPriority(1)
                Color.blue.frame(minWidth: 10)
            }
        },
        LayoutCase("a spacer takes the rest", [rect(0, 40, 20, 20), rect(80, 40, 20, 20)]) {
            HStack(spacing: 0) {
                box(20, 20); Spacer(); box(20, 20)
            }
        },
        LayoutCase("a spacer keeps 8 points", [rect(-4, 40, 50, 20), rect(54, 40, 50, 20)]) {
            HStack(spacing: 0) {
                box(50, 20); Spacer(); box(50, 20)
            }
        },
        LayoutCase("of views without an end, the widest is served first", [rect(0, 0, 30, 100), rect(30, 0, 70, 100)]) {
            HStack(spacing: 0) {
                Color.red; Color.blue.frame(minWidth: 70)
            }
        },
        LayoutCase(
            "so is the spacer that keeps most", [rect(0, 45, 10, 10), rect(20, 45, 10, 10), rect(90, 45, 10, 10)]
        ) {
            HStack(spacing: 0) {
                box(10, 10); Spacer(); box(10, 10); Spacer(minLength: 60); box(10, 10)
            }
        },
        LayoutCase("a ZStack aligns in the union", [rect(30, 20, 40, 60), rect(30, 20, 10, 10)]) {
            ZStack(alignment: .topLeading) {
                box(40, 60); box(10, 10)
            }
        },
        LayoutCase(
            "a ZStack without an end leaves a fixed neighbor its room", [rect(0, 0, 100, 72), rect(40, 80, 20, 20)]
        ) {
            VStack {
                ZStack { box() }; box(20, 20)
            }
        },
        LayoutCase("a divider is one pixel across its stack", [rect(0, 49.5, 100, 1)]) { VStack { Divider() } },
    ]

    static let frames: [LayoutCase] = [
        LayoutCase("padding is 16 points", [rect(16, 16, 68, 68)]) { box().padding() },
        LayoutCase("padding of chosen edges", [rect(10, 0, 90, 100)]) { box().padding(.leading, 10) },
        LayoutCase("maxWidth infinity fills and aligns", [rect(0, 40, 20, 20)]) {
            box(20, 20).frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutCase("minWidth only grows", [rect(35, 40, 30, 20)]) {
            Color.blue.frame(width: 30, height: 20).frame(minWidth: 60)
        },
        LayoutCase("a ratio fits inside", [rect(0, 25, 100, 50)]) { Color.blue.aspectRatio(2, contentMode: .fit) },
        LayoutCase("a ratio fills around", [rect(-50, 0, 200, 100)]) { Color.blue.aspectRatio(2, contentMode: .fill) },
        LayoutCase("a fixed size asks for the ideal", [rect(45, 45, 10, 10)]) { Color.blue.fixedSize() },
        LayoutCase("a position is that of the center", [rect(20, 35, 20, 10)]) { box(20, 10).position(x: 30, y: 40) },
        LayoutCase("an overlay gets the primary's size", [rect(30, 30, 40, 40), rect(60, 60, 10, 10)]) {
            box(40, 40).overlay(alignment: .bottomTrailing) { box(10, 10) }
        },
        LayoutCase("a background does not change the layout", [rect(0, 0, 100, 100), rect(40, 40, 20, 20)]) {
            box(20, 20).background { box(100, 100) }
        },
    ]

    static let grids: [LayoutCase] = [
        LayoutCase(
            "adaptive columns: as many as fit", [rect(0, 34, 46, 12), rect(54, 34, 46, 12), rect(0, 54, 46, 12)]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                box(nil, 12); box(nil, 12); box(nil, 12)
            }
        },
        LayoutCase("fixed columns first", [rect(0, 45, 20, 10), rect(28, 45, 72, 10)]) {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())]) {
                box(nil, 10); box(nil, 10)
            }
        },
        LayoutCase(
            "a grid's column is as wide as its widest cell",
            [rect(20, 26, 20, 20), rect(58, 31, 20, 10), rect(25, 59, 10, 10), rect(48, 54, 40, 20)].map {
                $0.offsetBy(dx: -4, dy: 0)
            }
        ) {
            Grid {
                GridRow {
                    box(20, 20); box(20, 10)
                };
                GridRow {
                    box(10, 10); box(40, 20)
                }
            }
        },
        LayoutCase(
            "a cell may span columns",
            [rect(26, 36, 20, 10), rect(54, 36, 20, 10), rect(26, 54, 48, 10)]
        ) {
            Grid {
                GridRow {
                    box(20, 10); box(20, 10)
                }; GridRow { box(48, 10).gridCellColumns(2) }
            }
        },
        LayoutCase(
            "a wider spanning cell widens its columns evenly",
            [rect(18, 36, 20, 10), rect(62, 36, 20, 10), rect(10, 54, 80, 10)]
        ) {
            Grid {
                GridRow {
                    box(20, 10); box(20, 10)
                }; GridRow { box(80, 10).gridCellColumns(2) }
            }
        },
        LayoutCase("an unsized cell asks for nothing", [rect(36, 41, 28, 4), rect(36, 53, 28, 6)]) {
            Grid {
                GridRow { Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal) }
                GridRow { box(28, 6) }
            }
        },
        LayoutCase("a column's alignment comes from any of its cells", [rect(30, 36, 40, 10), rect(60, 54, 10, 10)]) {
            Grid {
                GridRow { box(40, 10) }; GridRow { box(10, 10).gridColumnAlignment(.trailing) }
            }
        },
        LayoutCase("a row's alignment holds for the row", [rect(26, 30, 20, 40), rect(54, 30, 20, 10)]) {
            Grid {
                GridRow(alignment: .top) {
                    box(20, 40); box(20, 10)
                }
            }
        },
    ]

    static let containers: [LayoutCase] = [
        LayoutCase("two of three parts of a scroll view", [rect(0, 0, 80.0 / 3 * 2 + 10, 100)]) {
            ScrollView(.horizontal) {
                Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).frame(height: 100)
            }
        },
        LayoutCase("a part of a scroll view less its margins", [rect(20, 0, 60, 100)]) {
            ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.horizontal).frame(height: 100) }
                .contentMargins(.horizontal, 20)
        },
        LayoutCase("a part of the stage", [rect(25, 25, 50, 50)]) {
            Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        },
        LayoutCase("the first view that fits", [rect(20, 45, 60, 10)]) {
            ViewThatFits {
                box(120, 10); box(60, 10); box(20, 10)
            }
        },
        LayoutCase("the last where none fits", [rect(-10, 45, 120, 10)]) {
            ViewThatFits(in: .horizontal) {
                box(140, 10); box(120, 10)
            }
        },
        LayoutCase("an inset keeps the content clear", [rect(0, 0, 100, 80), rect(0, 80, 100, 20)]) {
            Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        },
        LayoutCase("what ignores the safe area goes on behind the inset", [rect(0, 0, 100, 100), rect(0, 80, 100, 20)])
        {
            Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        },
        LayoutCase("only the edges asked for", [rect(0, 0, 100, 80), rect(0, 80, 100, 20)]) {
            Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        },
        LayoutCase("safe area padding", [rect(0, 10, 100, 80)]) {
            Color.blue.safeAreaPadding(.vertical, 10)
        },
    ]

}

@MainActor
struct LayoutTableTests {
    @Test(
        "Views stand where the layout rules put them",
        arguments: [
            LayoutTable.stacks, LayoutTable.frames, LayoutTable.grids, LayoutTable.containers, LayoutTable.alignments,
            LayoutTable.frameRules, LayoutTable.gridRules, LayoutTable.layouts, LayoutTable.scrolling,
            LayoutTable.rightToLeft, LayoutTable.guides,
        ].flatMap { $0 })
    func places(_ example: LayoutCase) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { example.view() }
        let fills = try SceneProbe(stage.scene(at: 0)).fills.filter { $0.paint != .color(.clear) }
        #expect(fills.count == example.rects.count)
        for (fill, expected) in zip(fills, example.rects) {
            #expect(fill.rect.isClose(to: expected, within: 1e-6), "\(fill.rect) instead of \(expected)")
        }
    }

    @Test("Texts of a size stack without a gap, and a shape keeps 8 points from a shape")
    func pairSpacing() throws {
        func height(_ view: some View) throws -> CGFloat {
            var measured: CGFloat = 0
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 1) {
                view.font(.system(size: 17)).fixedSize()
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured = $0 }
            }
            _ = try stage.scene(at: 0)
            return measured
        }
        let one = try height(Text("a"))
        #expect(
            try abs(
                height(
                    VStack {
                        Text("a"); Text("b")
                    }) - 2 * one) < 1e-9)
        #expect(
            try abs(
                height(
                    VStack {
                        Color.red.frame(height: 5); Color.red.frame(height: 5)
                    }) - 18) < 1e-9)
    }

    @Test("Text and other views keep the distances of the font box")
    func textAndOthers() throws {
        func height(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGFloat {
            var measured: CGFloat = 0
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 1) {
                view().fixedSize().onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured = $0 }
            }
            _ = try stage.scene(at: 0)
            return measured
        }
        let line = try height { Text("a") }
        // Two texts are as far apart as the lines of the lower one's style, to thirds: 22 less 20.287 for body, nothing by size.
        let two = VStack {
            Text("a")
            Text("a")
        }
        #expect(try abs(height { two } - 2 * line - 2) < 1e-6)
        #expect(try abs(height { two.font(.system(size: 17)) } - 2 * line) < 1e-6)
        // Body is 17 points: line 1.193359, descent .2412109 and capitals .7045898 of it; a tenth of the line, to thirds.
        let slack = (17 * 1.193359 / 10 * 3).rounded(.up) / 3
        let below =
            try height {
                VStack {
                    Color.red.frame(height: 5); Text("a")
                }
            } - line - 5
        #expect(abs(below - (17 * 0.2412109 + slack)) < 0.05)
        let above =
            try height {
                VStack {
                    Text("a"); Color.red.frame(height: 5)
                }
            } - line - 5
        #expect(abs(above - (17 * (1.193359 - 0.7045898) + slack)) < 0.05)
        #expect(
            try abs(
                height {
                    VStack {
                        Image(systemName: "star.fill"); Text("a")
                    }
                } - height { Image(systemName: "star.fill") } - line) < 1e-6)
    }

    @Test("Text wraps to the width that it is offered and is cut to the height")
    func textBoxes() throws {
        func lines(_ view: some View) throws -> Int {
            let texts = try SceneProbe(Stage(size: CGSize(width: 300, height: 300), duration: 1) { view }.scene(at: 0))
                .texts
            return Set(texts.flatMap { text in text.run.glyphs.map { ($0.y * 100).rounded() } }).count
        }
        let text = Text("one two three four five six")
        #expect(try lines(text) == 1)
        #expect(try lines(text.frame(width: 80)) >= 3)
        #expect(try lines(text.frame(width: 80, height: 45)) == 2)
        #expect(try lines(text.fixedSize().frame(width: 80)) == 1)
    }
}

/// Guides that count as they go, as views that wrap their children into lines have them.
@MainActor
struct CountingGuideTests {
    @Test("A depth stack asks both guides of a child before those of the next")
    func wrapping() throws {
        func wrapped() -> some View {
            var (x, y): (CGFloat, CGFloat) = (0, 0)
            return ZStack(alignment: .topLeading) {
                ForEach(0..<5) { index in
                    Color.red.frame(width: 40, height: 10)
                        .alignmentGuide(.leading) { d in
                            if abs(x - d.width) > 100 { (x, y) = (0, y - d.height) }
                            let result = x
                            x = index == 4 ? 0 : x - d.width
                            return result
                        }
                        .alignmentGuide(.top) { _ in
                            let result = y
                            if index == 4 { y = 0 }
                            return result
                        }
                }
            }
        }
        let fills = try SceneProbe(FrameScene(size: .zero, nodes: lowered(wrapped()))).fills.map(\.rect.origin)
        let first = try #require(fills.first)
        let relative = fills.map { CGPoint(x: $0.x - first.x, y: $0.y - first.y) }
        #expect(relative == [(0, 0), (40, 0), (0, 10), (40, 10), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) })
    }
}
