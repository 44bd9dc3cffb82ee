import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Rows that stand on the baselines of texts, and stacks that have one of their children's.
@MainActor
struct BaselineTests {
    /// The baselines of the texts drawn, in the order of the view.
    private func baselines(_ view: some View) throws -> [Double] {
        try SceneProbe(Stage(showing: view.fixedSize()).scene(at: 0)).texts.map {
            (Double($0.origin.y) * 1000).rounded()
        }
    }

    private let texts = VStack(spacing: 5) {
        Text("a")
        Text("b").font(.largeTitle)
        Text("c").font(.caption)
    }

    @Test("A column's first baseline is its first text's, its last baseline its last text's")
    func column() throws {
        let first = try baselines(
            HStack(alignment: .firstTextBaseline) {
                texts; Text("x").font(.title)
            })
        #expect(first.count == 4 && first[3] == first[0] && first[0] < first[1])
        let last = try baselines(
            HStack(alignment: .lastTextBaseline) {
                texts; Text("x").font(.title)
            })
        #expect(last.count == 4 && last[3] == last[2] && last[1] < last[2])
    }

    @Test("So are a row's and a pile's, through what is around them")
    func nested() throws {
        let row = HStack(alignment: .top) {
            Text("a").font(.caption); Text("b").font(.largeTitle)
        }
        let first = try baselines(
            HStack(alignment: .firstTextBaseline) {
                row.padding(7); Text("x")
            })
        #expect(first[2] == first[0] && first[0] != first[1])
        let last = try baselines(
            HStack(alignment: .lastTextBaseline) {
                row.padding(7); Text("x")
            })
        #expect(last[2] == last[1])
        let pile = ZStack(alignment: .top) {
            Text("a").font(.caption); Text("b").font(.largeTitle)
        }
        let firstOfPile = try baselines(
            HStack(alignment: .firstTextBaseline) {
                pile; Text("x")
            })
        #expect(firstOfPile[2] == firstOfPile[0])
        let lastOfPile = try baselines(
            HStack(alignment: .lastTextBaseline) {
                pile; Text("x")
            })
        #expect(lastOfPile[2] == lastOfPile[1])
    }

    @Test("Where the texts of a row or a pile stand at other heights, the topmost and the lowest baseline count")
    func lowered() throws {
        for alignment in [VerticalAlignment.center, .bottom, .firstTextBaseline] {
            let row = HStack(alignment: alignment, spacing: 40) {
                Text("a").font(.caption); Text("b").font(.largeTitle)
            }
            let pile = ZStack(alignment: Alignment(horizontal: .trailing, vertical: alignment)) {
                Text("a").font(.caption); Text("b").font(.largeTitle)
            }
            for (name, group) in [("row", AnyView(row)), ("pile", AnyView(pile))] {
                let first = try baselines(
                    HStack(alignment: .firstTextBaseline) {
                        group; Text("x")
                    })
                #expect(first[2] == min(first[0], first[1]), "\(name) \(alignment)")
                let last = try baselines(
                    HStack(alignment: .lastTextBaseline) {
                        group; Text("x")
                    })
                #expect(last[2] == max(last[0], last[1]), "\(name) \(alignment)")
            }
        }
    }

    @Test("A text of several lines has its first and its last line's")
    func lines() throws {
        let text = Text("a\nb\nc")
        let first = try baselines(
            HStack(alignment: .firstTextBaseline) {
                Text("x"); text
            })
        #expect(first[0] == first[1])
        let last = try baselines(
            HStack(alignment: .lastTextBaseline) {
                Text("x"); text
            })
        #expect(last[0] == last.max())
    }

    @Test("A view without text stands on its lower edge, or where its own guide says")
    func boxes() throws {
        func bottom(_ view: some View) throws -> [Double] {
            let probe = try SceneProbe(
                Stage(
                    showing: HStack(alignment: .lastTextBaseline) {
                        Text("x"); view
                    }.fixedSize()
                ).scene(at: 0))
            return [Double(probe.texts[0].origin.y), Double(probe.fills[0].rect.maxY)]
        }
        let plain = try bottom(Color.red.frame(width: 10, height: 40))
        #expect(abs(plain[0] - plain[1]) < 0.51)
        let guided = try bottom(Color.red.frame(width: 10, height: 40).alignmentGuide(.lastTextBaseline) { _ in 30 })
        #expect(abs(guided[0] - (guided[1] - 10)) < 0.51)
    }
}
