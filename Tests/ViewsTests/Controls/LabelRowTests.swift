import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Labels of buttons that are several views.
@MainActor
struct LabelRowTests {
    private struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5).background(.red) }
    }

    private func probe(_ view: some View) throws -> SceneProbe {
        SceneProbe(try Stage(size: CGSize(width: 200, height: 100), duration: 1) { view }.scene(at: 0))
    }

    private static var both: some View {
        Group {
            Rectangle().frame(width: 10, height: 10)
            Rectangle().frame(width: 30, height: 20)
        }
    }

    @Test("Lines of a button's title are centered, those of a plain button and of a row of a list are not")
    func lines() throws {
        func isCentered(_ view: some View) throws -> Bool {
            let glyphs = try probe(view).texts.flatMap(\.run.glyphs)
            let starts = Dictionary(grouping: glyphs, by: \.y).values.compactMap { $0.map(\.x).min() }
            #expect(starts.count == 2)
            return abs((starts.max() ?? 0) - (starts.min() ?? 0)) > 10
        }
        let button = Button("wide words\na") {}
        #expect(try isCentered(button) && isCentered(button.buttonStyle(.bordered)))
        #expect(try isCentered(NavigationLink("wide words\na") { Color.red }))
        #expect(try isCentered(Menu("wide words\na") { Button("b") {} }))
        #expect(try !isCentered(button.buttonStyle(.plain)))
        #expect(try !isCentered(List { button }))
        #expect(try !isCentered(button.multilineTextAlignment(.leading)))
        #expect(try !isCentered(Button(action: {}) { Text("wide words\na").multilineTextAlignment(.leading) }))
    }

    @Test("Several views of a label stand side by side, 8 points apart, whatever the control and its style")
    func sideBySide() throws {
        let url = URL(string: "https://example.org")!
        let views: [any View] = [
            Button {
            } label: {
                Self.both
            },
            Button {
            } label: {
                Self.both
            }.buttonStyle(.plain),
            Button {
            } label: {
                Self.both
            }.buttonStyle(.borderless),
            Button {
            } label: {
                Self.both
            }.buttonStyle(Own()),
            Link(destination: url) { Self.both },
            Menu {
            } label: {
                Self.both
            },
            NavigationLink {
            } label: {
                Self.both
            },
        ]
        for view in views {
            let boxes = try probe(AnyView(view)).fills.map(\.rect).filter { $0.width == 10 || $0.width == 30 }
            #expect(boxes.count == 2, "\(type(of: view))")
            guard boxes.count == 2 else { continue }
            #expect(boxes[1].minX - boxes[0].maxX == 8 && boxes[0].midY == boxes[1].midY, "\(type(of: view))")
        }
    }

    @Test("What a style and modifiers put around a label counts once")
    func once() throws {
        let red = Color.red.rgba(in: EnvironmentValues())
        let fills = try probe(
            Button {
            } label: {
                Self.both
            }.buttonStyle(Own())
        ).fills.filter { $0.paint == .color(red) }
        #expect(fills.map(\.rect.size) == [CGSize(width: 58, height: 30)])
    }

    @Test("Spacers in a label take the width that is there")
    func spacers() throws {
        let label = Button {
        } label: {
            Spacer()
            Rectangle().frame(width: 30, height: 20)
            Spacer()
        }
        let red = Color.red.rgba(in: EnvironmentValues())
        let fills = try probe(label.buttonStyle(Own())).fills.filter { $0.paint == .color(red) }
        #expect(fills.map(\.rect.size) == [CGSize(width: 200, height: 30)])
    }
}
