import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How large scroll views are.
@MainActor
struct ScrollSizeTests {
    private func reds(_ view: some View) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).fills
            .filter { $0.paint == .color(SystemColor.red.rgba(.light)) }.map(\.rect)
    }

    private var mark: some View { Color.blue.frame(width: 40, height: 30) }

    @Test("Across the way that it scrolls a scroll view is as long as its content")
    func hugs() throws {
        let row = ScrollView(.horizontal) { HStack { mark } }.background(.red)
        #expect(
            try reds(
                VStack(spacing: 0) {
                    row; Color.green
                }) == [CGRect(x: 0, y: 0, width: 300, height: 30)])
        let column = ScrollView { VStack { mark } }.background(.red)
        #expect(
            try reds(
                HStack(spacing: 0) {
                    column; Color.green
                }) == [CGRect(x: 0, y: 0, width: 40, height: 400)])
    }

    @Test("Without content a scroll view takes what is proposed")
    func empty() throws {
        #expect(try reds(ScrollView {}.background(.red)) == [CGRect(x: 0, y: 0, width: 300, height: 400)])
        let row = ScrollView(.horizontal) { if false { mark } }.frame(height: 50).background(.red)
        #expect(try reds(row) == [CGRect(x: 0, y: 175, width: 300, height: 50)])
    }

    @Test("Margins across count, and content that takes what there is makes it as long")
    func takesAll() throws {
        let margins = ScrollView(.horizontal) { mark }.contentMargins(.vertical, 10).background(.red)
        #expect(
            try reds(
                VStack(spacing: 0) {
                    margins; Color.green
                }
            ).map(\.height) == [50])
        let flexible = ScrollView { Color.blue.frame(height: 30) }.background(.red)
        #expect(try reds(flexible).map(\.width) == [300])
    }

    @Test("What is relative to the container along the way of scrolling decides the length across")
    func relative() throws {
        let pages = ScrollView(.horizontal) {
            Color.blue.aspectRatio(3, contentMode: .fit).containerRelativeFrame(.horizontal)
        }
        #expect(
            try reds(
                VStack(spacing: 0) {
                    pages.background(.red); Color.green
                }
            ).map(\.height) == [100])
    }

    @Test("Margins of indicators leave the content where it is")
    func indicators() throws {
        let top = try reds(ScrollView { Color.red.frame(height: 30) }.contentMargins(.top, 50, for: .scrollIndicators))
        #expect(top.map(\.minY) == [0])
    }
}
