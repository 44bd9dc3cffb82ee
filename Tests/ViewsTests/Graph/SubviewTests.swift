import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Views taken apart and put together again.
@MainActor
struct SubviewTests {
    private struct Spaced: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack(spacing: 5) {
                ForEach(children) { child in
                    child
                    if child.id != children.last?.id { Color.black.frame(width: 10, height: 1) }
                }
            }
        }
    }

    private func heights(_ view: some View) throws -> [CGFloat] {
        try SceneProbe(FrameScene(size: CGSize(width: 100, height: 100), nodes: lowered(view))).fills
            .sorted { $0.rect.minY < $1.rect.minY }.map(\.rect.height)
    }

    @Test("A variadic root sees each view of a builder, those of a ForEach too")
    func tree() throws {
        let view = _VariadicView.Tree(Spaced()) {
            Color.red.frame(width: 10, height: 7)
            ForEach(0..<2) { Color.blue.frame(width: 10, height: 8 + CGFloat($0)) }
        }
        #expect(try heights(view) == [7, 1, 8, 1, 9])
    }

    @Test("ForEach(subviews:) makes a view of each, and Group(subviews:) one of all")
    func subviews() throws {
        let pair = Group {
            Color.red.frame(width: 10, height: 7)
            Color.blue.frame(width: 10, height: 9)
        }
        #expect(try heights(VStack(spacing: 0) { ForEach(subviews: pair) { $0.padding(.bottom, 3) } }) == [7, 9])
        let counted = Group(subviews: pair) { all in Color.green.frame(width: 10, height: CGFloat(all.count)) }
        #expect(try heights(counted) == [2])
    }

    @Test("Some of a content's views, one after another, are a view, and keep their indices")
    func slices() throws {
        let rows = ForEach(0..<5) { Color.red.frame(width: 10, height: 5 + CGFloat($0)) }
        let last = Group(subviews: rows) { all in VStack(spacing: 0) { all[3...] } }
        #expect(try heights(last) == [8, 9])
        let middle = Group(subviews: rows) { all in
            let inner = all.dropFirst().dropLast()
            VStack(spacing: 0) {
                inner[inner.startIndex + 1..<inner.endIndex]
                Color.blue.frame(width: 10, height: CGFloat(inner.startIndex))
            }
        }
        #expect(try heights(middle) == [7, 8, 1])
    }

    @available(*, deprecated)
    @Test("The names of a beta mean the same")
    func betaNames() throws {
        let pair = Group {
            Color.red.frame(width: 10, height: 7)
            Color.blue.frame(width: 10, height: 9)
        }
        #expect(try heights(VStack(spacing: 0) { ForEach(subviewOf: pair) { $0 } }) == [7, 9])
        let counted = Group(subviewsOf: pair) { all in Color.green.frame(width: 10, height: CGFloat(all.count)) }
        #expect(try heights(counted) == [2])
    }

    @Test("A subview that is shown in several places is drawn in each of them")
    func repeated() throws {
        let pair = Group {
            Color.red.frame(width: 10, height: 7)
            Color.blue.frame(width: 10, height: 9)
        }
        let round = Group(subviews: pair) { all in
            VStack(spacing: 0) {
                all.last
                ForEach(all) { $0 }
                all.first?.padding(.top, 1)
                all
            }
        }
        #expect(try heights(round) == [9, 7, 9, 7, 7, 9])
    }

    @Test("A subview knows the identifier that it was given")
    func identifiers() throws {
        final class Log { var ids: [String?] = [] }
        let log = Log()
        struct Root: _VariadicView_UnaryViewRoot {
            let log: Log
            func body(children: _VariadicView.Children) -> some View {
                log.ids = children.map { $0.id(as: String.self) }
                return ForEach(children) { $0 }
            }
        }
        _ = try lowered(
            _VariadicView.Tree(Root(log: log)) {
                Color.red
                Color.red.id("a")
                Group {
                    Color.red.id("b")
                    Color.red
                }
                .padding()
            }.id("outside"))
        #expect(log.ids == [nil, "a", "b", nil])
    }

    @Test("A container reads the values and the tag that a subview has for it, and others have the defaults")
    func containerValues() throws {
        let view = Group {
            Color.red.containerValue(\.lines, 7).containerValue(\.lines, 9)
            Color.blue.tag("five").padding(0)
        }
        final class Log { var values: [(Int, String?, Bool)] = [] }
        let log = Log()
        _ = try lowered(
            Group(subviews: view) { all in
                let _ =
                    log.values = all.map {
                        let values = $0.containerValues
                        return (values.lines, values.tag(for: String.self), values.hasTag("five"))
                    }
                Color.clear
            })
        #expect(log.values.map(\.0) == [9, 4])
        #expect(log.values.map(\.1) == [nil, "five"])
        #expect(log.values.map(\.2) == [false, true])
    }

    private enum NoteKey: _ViewTraitKey { static var defaultValue: String? { nil } }

    private struct Notes: _VariadicView_MultiViewRoot {
        let tell: ([String?]) -> Void
        func body(children: _VariadicView.Children) -> some View {
            tell(children.map { $0[NoteKey.self] })
            return ForEach(children) { $0 }
        }
    }

    @Test("A root reads the trait that is nearest to each view, sets others, and none is seen through a stack")
    func keyedTraits() throws {
        final class Log { var notes: [[String?]] = [] }
        let log = Log()
        struct Signed: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    let signed = {
                        var signed = child
                        signed[NoteKey.self] = (child[NoteKey.self] ?? "none") + "!"
                        return signed
                    }
                    signed()
                }
            }
        }
        let content = Group {
            Color.red._trait(NoteKey.self, "inside").padding()
            Color.blue
            VStack { Color.red._trait(NoteKey.self, "deep") }._trait(NoteKey.self, nil)
        }
        _ = try lowered(
            _VariadicView.Tree(Notes { log.notes.append($0) }) { content._trait(NoteKey.self, "all") })
        _ = try lowered(
            _VariadicView.Tree(Notes { log.notes.append($0) }) { _VariadicView.Tree(Signed()) { content } })
        #expect(log.notes == [["inside", "all", nil], ["inside!", "none!", "none!"]])
    }

    @Test("An adaptor makes one view of several")
    func oneOfSeveral() throws {
        let pair = Group {
            Color.red.frame(width: 10, height: 7)
            Color.blue.frame(width: 10, height: 9)
        }
        func counted(_ view: some View) -> some View {
            Group(subviews: view) { all in Color.green.frame(width: 10, height: CGFloat(all.count)) }
        }
        #expect(try heights(counted(pair)) == [2])
        #expect(try heights(counted(_UnaryViewAdaptor(pair))) == [1])
        #expect(try heights(_UnaryViewAdaptor(pair)) == [7, 9])
    }
}

extension ContainerValues {
    private enum LinesKey: ContainerValueKey { static var defaultValue: Int { 4 } }
    fileprivate var lines: Int {
        get { self[LinesKey.self] }
        set { self[LinesKey.self] = newValue }
    }
}
