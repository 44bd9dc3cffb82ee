import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The views of a reader, and which scroll view its proxy moves.
@MainActor
struct ScrollViewReaderTests {
    private func tops(_ view: @escaping @autoclosure @MainActor () -> some View) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view() }
        return try SceneProbe(stage.scene(at: 0.5)).fills.map(\.rect.minY)
    }

    private var rows: some View { ForEach(0..<9) { _ in Color.red.frame(width: 50, height: 30) } }

    @Test("Several views of a reader belong to the container around it")
    func views() throws {
        #expect(try tops(ScrollView { ScrollViewReader { _ in rows } })[..<3] == [0, 38, 76])
        #expect(try tops(VStack(spacing: 0) { ScrollViewReader { _ in rows } })[..<2] == [-85, -55])
        #expect(
            try tops(
                ScrollViewReader { _ in
                    Color.red.frame(height: 20)
                    Color.red
                }) == [0, 28])
        #expect(try tops(ScrollViewReader { _ in EmptyView() }) == [])
    }

    @Test("A reader within a scroll view moves that one")
    func around() throws {
        let one = ScrollView {
            ScrollViewReader { proxy in
                VStack(spacing: 0) { rows }.onAppear { proxy.scrollTo(4, anchor: .top) }
            }
        }
        #expect(try tops(one)[4] == 0)
        let several = ScrollView {
            ScrollViewReader { proxy in
                Color.red.frame(width: 50, height: 22).onAppear { proxy.scrollTo(4, anchor: .top) }
                rows
            }
        }
        #expect(try tops(several)[5] == 0)
    }

    @Test("Views are found in a geometry group, too, by a proxy and by a bound position")
    func geometryGroup() throws {
        let content = VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50)
            VStack(spacing: 0) { rows }.geometryGroup()
        }
        let proxied = ScrollViewReader { proxy in ScrollView { content }.onAppear { proxy.scrollTo(4, anchor: .top) } }
        #expect(try tops(proxied)[5] == 0)
        #expect(try tops(ScrollView { content }.scrollPosition(id: .constant(Int?.some(4)), anchor: .top))[5] == 0)
    }

    @Test("A scroll view within the reader is moved, and not the one around")
    func within() throws {
        let view = ScrollView {
            ScrollViewReader { proxy in
                Color.red.frame(width: 50, height: 22).onAppear { proxy.scrollTo(4, anchor: .top) }
                ScrollView { VStack(spacing: 0) { rows } }.frame(height: 60)
                Color.red.frame(height: 300)
            }
        }
        let tops = try tops(view)
        #expect(tops[0] == 0 && tops[5] == 30)
    }
}
