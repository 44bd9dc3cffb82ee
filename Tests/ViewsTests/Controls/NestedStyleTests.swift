import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Styles that show the control itself, and add to how it looks elsewhere.
@MainActor
struct NestedStyleTests {
    private func draw(_ view: some View) throws -> SceneProbe {
        try SceneProbe(Stage(size: CGSize(width: 200, height: 120), duration: 1) { view }.scene(at: 0))
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(4).background(Color.purple)
        }
    }
    private struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Color.yellow.frame(width: 30, height: 20) }
    }

    @Test("In the body of a style the control has the style that is set around it, or the usual one")
    func toggles() throws {
        let plain = try draw(Toggle("a", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Plain()))
        #expect(plain.fills.map(\.rect.size) == [CGSize(width: 38, height: 28), CGSize(width: 30, height: 20)])
        let usual = try draw(Toggle("a", isOn: .constant(true)).toggleStyle(Framed()))
        #expect(usual.texts.count == 1 && usual.fills.count > 2)
        let twice = try draw(Toggle("a", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Framed()))
        #expect(twice.fills.count == usual.fills.count + 1)
    }

    private struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            GroupBox(configuration).padding(2).background(Color.purple)
        }
    }

    @Test("What the source has put into a control keeps the style")
    func contents() throws {
        let one = try draw(GroupBox { Color.red }.groupBoxStyle(Boxed()))
        let nested = try draw(GroupBox { GroupBox { Color.red } }.groupBoxStyle(Boxed()))
        #expect(one.fills.count == 3 && nested.fills.count == 5)
    }

    private struct Shadowed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).background(Color.purple)
        }
    }
    private struct Bordered: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            LabeledContent(configuration).background(Color.purple)
        }
    }
    private struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).background(Color.purple) }
    }
    private struct Outer: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Color.yellow.frame(width: 30, height: 20) }
    }
    private struct Sheet: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(.columns) }
    }

    @Test("All controls may be shown by their own styles")
    func others() throws {
        #expect(try draw(ProgressView(value: 0.5).progressViewStyle(Shadowed())).fills.count == 3)
        #expect(try draw(LabeledContent("a", value: "b").labeledContentStyle(Bordered())).texts.count == 2)
        let button = try draw(Button("a") {}.buttonStyle(Held()).buttonStyle(Outer()))
        #expect(button.fills.map(\.rect.size) == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)])
        #expect(try draw(Button("a") {}.buttonStyle(Held())).texts.count == 1)
        #expect(try draw(Form { Text("a") }.formStyle(Sheet())).texts.count == 1)
    }

    @Test("A menu is a button in the style that buttons have around it")
    func menus() throws {
        let bordered = try draw(Menu("a") { Text("b") }.buttonStyle(.bordered))
        #expect(bordered.fills.count == 1 && bordered.texts.count == 1)
        #expect(try draw(Menu("a") { Text("b") }).fills.isEmpty)
    }
}
