import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Headers and footers that stay in sight, and the lines that sections have in lazy grids. The frame is 100 points high; each of
/// three sections has a header of 20 points, rows of 100 and a footer of 10.
@MainActor
struct PinnedViewsTests {
    private static let colors: [Color] = [.red, .green, .blue]

    private func header(_ section: Int) -> some View { Self.colors[section].frame(height: 20) }

    private func sections(_ views: PinnedScrollableViews, scrolled: Double) throws -> [CGFloat] {
        let view = ScrollView {
            VStack(spacing: 0) {
                LazyVStack(spacing: 0, pinnedViews: views) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            Color.gray.frame(height: 50)
                            Color.gray.frame(height: 50)
                        } header: {
                            header(section)
                        } footer: {
                            Color.yellow.frame(height: 10)
                        }
                    }
                }
            }
        }
        let scroll = ScriptEvent(
            at: 0.1, .scroll(at: .points(x: 50, y: 50), by: CGSize(width: 0, height: scrolled), duration: 0.1))
        let stage = Stage(
            size: CGSize(width: 100, height: 100), duration: 2, script: Script(scrolled == 0 ? [] : [scroll])
        ) { view }
        let probe = try SceneProbe(stage.scene(at: 1))
        // A scroll is made of steps, whose sum is not exact.
        return [SystemColor.red, .green, .blue].compactMap { color in
            probe.fills.first { $0.paint == .color(color.rgba(.light)) }?.rect.minY.rounded()
        }
    }

    @Test("A header stays at the top as long as its section is there, and is then pushed out by the next")
    func headers() throws {
        #expect(try sections(.sectionHeaders, scrolled: 0) == [0, 130, 260])
        #expect(try sections(.sectionHeaders, scrolled: 50) == [0, 80, 210])
        // The section ends at 130: of its header, 10 points are left.
        #expect(try sections(.sectionHeaders, scrolled: 120) == [-10, 10, 140])
        #expect(try sections(.sectionHeaders, scrolled: 140) == [-30, 0, 120])
    }

    @Test("Without being pinned, headers scroll with their rows")
    func unpinned() throws {
        #expect(try sections([], scrolled: 50) == [-50, 80, 210])
    }

    @Test("What reads its place in a pinned header finds where it is pinned")
    func reading() throws {
        func width(_ views: PinnedScrollableViews) throws -> CGFloat? {
            let view = ScrollView {
                LazyVStack(spacing: 0, pinnedViews: views) {
                    Section {
                        Color.gray.frame(height: 300)
                    } header: {
                        header(0).overlay {
                            GeometryReader { proxy in
                                Color.blue.frame(width: 10 + abs(proxy.frame(in: .scrollView).minY), height: 5)
                            }
                        }
                    }
                }
            }
            let scroll = ScriptEvent(
                at: 0.1, .scroll(at: .points(x: 50, y: 50), by: CGSize(width: 0, height: 50), duration: 0.1))
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2, script: Script([scroll])) { view }
            let fills = try SceneProbe(stage.scene(at: 1)).fills
            return fills.first { $0.paint == .color(SystemColor.blue.rgba(.light)) }?.rect.width.rounded()
        }
        #expect(try width(.sectionHeaders) == 10)
        #expect(try width([]) == 60)
    }

    @Test("A pinned header is drawn over the rows")
    func order() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    Color.gray.frame(height: 300)
                } header: {
                    header(0)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view }
        #expect(try SceneProbe(stage.scene(at: 0)).fills.last?.paint == .color(SystemColor.red.rgba(.light)))
    }

    @Test("In a lazy grid headers and footers have lines of their own, and sections begin new ones")
    func grid() throws {
        let columns = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)]
        let grid = LazyVGrid(columns: columns, spacing: 0) {
            ForEach(0..<2, id: \.self) { section in
                Section {
                    ForEach(0..<3, id: \.self) { _ in Color.gray.frame(height: 10) }
                } header: {
                    header(section)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 80, height: 80), duration: 1) { grid }
        let rects = try SceneProbe(stage.scene(at: 0)).fills.map(\.rect)
        let line = CGSize(width: 80, height: 20)
        let cells = [(0, 20), (40, 20), (0, 30)].map { CGRect(x: $0.0, y: $0.1, width: 40, height: 10) }
        let lines = [0, 40].map { CGRect(origin: CGPoint(x: 0, y: $0), size: line) }
        #expect(rects.count == 8)
        for (rect, expected) in zip(rects, [lines[0]] + cells + [lines[1]]) { #expect(rect.isClose(to: expected)) }
    }

    @Test("A lazy stack aligns narrow views at the edge that it is told")
    func edges() throws {
        func x(_ alignment: HorizontalAlignment) throws -> CGFloat? {
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
                LazyVStack(alignment: alignment) { Color.red.frame(width: 20, height: 10) }
            }
            return try SceneProbe(stage.scene(at: 0)).fills.first?.rect.minX
        }
        #expect(try x(.leading) == 0 && x(.center) == 40 && x(.trailing) == 80)
    }
}
