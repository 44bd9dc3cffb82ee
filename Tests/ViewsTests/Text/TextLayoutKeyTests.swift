import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Texts tell how they are set to what is drawn around them.
@MainActor
struct TextLayoutKeyTests {
    private func fills(_ view: some View) throws -> [CGRect] {
        try SceneProbe(Stage(size: CGSize(width: 200, height: 100), duration: 1) { view }.scene(at: 0)).fills.map(
            \.rect)
    }

    @Test("What is drawn under a text reads its lines, in points from the text's top left")
    func lines() throws {
        let text = Text(verbatim: "one\ntwo\nthree").font(.system(size: 20))
        let boxes = try fills(
            text.backgroundPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { geometry in
                    ForEach(0..<layouts.count, id: \.self) { index in
                        let (origin, layout) = (geometry[layouts[index].origin], layouts[index].layout)
                        ForEach(0..<layout.count, id: \.self) { line in
                            let rect = layout[line].typographicBounds.rect
                            Color.red.frame(width: rect.width, height: rect.height)
                                .offset(x: origin.x + rect.minX, y: origin.y + rect.minY)
                        }
                    }
                }
            })
        let size = UIFont.systemFont(ofSize: 20)
        #expect(boxes.count == 3)
        for (box, words) in zip(boxes, ["one", "two", "three"]) {
            let width = words.size(withAttributes: [.font: size]).width
            #expect(abs(box.width - width) < 1.5 && abs(box.midX - 100) < width)
        }
        #expect(abs(boxes[1].minY - boxes[0].maxY) < 1 && abs(boxes[0].minY + boxes[2].maxY - 100) < 1.5)
    }

    @Test("Texts of a view are told in their order, with their own places")
    func several() throws {
        let boxes = try fills(
            VStack(spacing: 0) {
                Text(verbatim: "a").frame(width: 50, height: 40)
                Text(verbatim: "b").frame(width: 50, height: 40)
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { geometry in
                    ForEach(0..<layouts.count, id: \.self) { index in
                        Color.red.frame(width: 4, height: 4)
                            .offset(x: geometry[layouts[index].origin].x, y: geometry[layouts[index].origin].y)
                    }
                }
            })
        #expect(boxes.count == 2 && abs(boxes[1].minY - boxes[0].minY - 40) < 0.1)
    }

    @Test("Who listens is told where a text is set otherwise, and not else")
    func changes() throws {
        final class Log { var counts: [Int] = [] }
        struct Growing: View {
            let log: Log
            @State private var words = "one"
            @State private var others = 0
            var body: some View {
                Text(verbatim: words)
                    .onPreferenceChange(Text.LayoutKey.self) { log.counts.append($0.first?.layout.count ?? 0) }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { others += 1 }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { words = "one\ntwo" }
                    }
            }
        }
        let log = Log()
        _ = try Stage(size: CGSize(width: 200, height: 100), duration: 1) { Growing(log: log) }.scene(at: 1)
        #expect(log.counts == [1, 2])
    }
}
