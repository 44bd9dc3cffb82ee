import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Scroll views within scroll views, on a stage of 100 by 100 points.
@MainActor
struct NestedScrollTests {
    /// A view's frames and the bounds around it, by the space of the nearest scroll view of each axis.
    private struct Places: Equatable {
        var nearest = CGRect.zero
        var horizontal = CGRect.zero
        var vertical = CGRect.zero
        var horizontalBounds: CGRect?
        var verticalBounds: CGRect?

        init() {}

        init(_ proxy: GeometryProxy) {
            nearest = proxy.frame(in: .scrollView)
            horizontal = proxy.frame(in: .scrollView(axis: .horizontal))
            vertical = proxy.frame(in: .scrollView(axis: .vertical))
            horizontalBounds = proxy.bounds(of: .scrollView(axis: .horizontal))
            verticalBounds = proxy.bounds(of: .scrollView(axis: .vertical))
        }
    }

    private final class Log {
        var places = Places()
    }

    private func places(
        _ script: [ScriptEvent] = [], @ViewBuilder _ content: @escaping @MainActor (AnyView) -> some View
    ) throws -> Places {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2, script: Script(script)) {
            content(
                AnyView(
                    Color.red.frame(width: 40, height: 40)
                        .onGeometryChange(for: Places.self) {
                            Places($0)
                        } action: {
                            log.places = $0
                        }))
        }
        _ = try stage.scene(at: 1)
        return log.places
    }

    @Test("A row in a column is measured along each axis in the scroll view that scrolls that way")
    func rowInColumn() throws {
        let script = [
            ScriptEvent(at: 0.1, .scroll(at: .points(x: 50, y: 50), by: CGSize(width: 5, height: 0), duration: 0.1)),
            ScriptEvent(at: 0.4, .scroll(at: .points(x: 50, y: 90), by: CGSize(width: 0, height: 10), duration: 0.1)),
        ]
        let places = try places(script) { view in
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(width: 100, height: 30)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Color.gray.frame(width: 20, height: 40)
                            view
                            Color.gray.frame(width: 200, height: 40)
                        }
                    }
                    Color.gray.frame(width: 100, height: 300)
                }
            }
        }
        #expect(places.nearest.isClose(to: CGRect(x: 15, y: 0, width: 40, height: 40)))
        #expect(places.horizontal.isClose(to: CGRect(x: 15, y: 0, width: 40, height: 40)))
        #expect(places.vertical.isClose(to: CGRect(x: 15, y: 20, width: 40, height: 40)))
        let (row, column) = (try #require(places.horizontalBounds), try #require(places.verticalBounds))
        #expect(row.isClose(to: CGRect(x: -15, y: 0, width: 100, height: 40)))
        #expect(column.isClose(to: CGRect(x: -15, y: -20, width: 100, height: 100)))
    }

    @Test("So is a column in a row")
    func columnInRow() throws {
        let places = try places { view in
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.gray.frame(width: 30, height: 100)
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.gray.frame(width: 40, height: 20)
                            view
                            Color.gray.frame(width: 40, height: 300)
                        }
                    }
                    .frame(width: 40, height: 100)
                    Color.gray.frame(width: 300, height: 100)
                }
            }
        }
        #expect(places.nearest.origin == CGPoint(x: 0, y: 20))
        #expect(places.vertical.origin == CGPoint(x: 0, y: 20))
        #expect(places.horizontal.origin == CGPoint(x: 30, y: 20))
        #expect(places.verticalBounds == CGRect(x: 0, y: -20, width: 40, height: 100))
        #expect(places.horizontalBounds == CGRect(x: -30, y: -20, width: 100, height: 100))
    }

    @Test("Where nothing scrolls along an axis, there are no bounds of it")
    func noBounds() throws {
        let places = try places { view in ScrollView { view } }
        #expect(places.verticalBounds != nil && places.horizontalBounds == nil)
    }

    /// Five rows of 60 points, each of five views that are 60 points wide; rows and views have the same identifiers.
    private func table<Changed: View>(_ change: @escaping @MainActor (AnyView) -> Changed) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) {
            change(
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<5, id: \.self) { _ in
                                ScrollView(.horizontal) {
                                    HStack(spacing: 0) {
                                        ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 60, height: 60) }
                                    }
                                }
                            }
                        }
                    }))
        }
        return try SceneProbe(stage.scene(at: 1)).fills.map(\.rect)
    }

    @Test("A position is for the nearest scroll view below, and not for those in its content")
    func position() throws {
        let byID = try table { $0.scrollPosition(id: .constant(Int?.some(3))) }
        let byValue = try table { $0.scrollPosition(.constant(ScrollPosition(id: 3, anchor: .top))) }
        for rects in [byID, byValue] {
            #expect(rects.count == 25)
            for (index, rect) in rects.enumerated() {
                #expect(rect.origin == CGPoint(x: index % 5 * 60, y: index / 5 * 60 - 180))
            }
        }
    }
}
