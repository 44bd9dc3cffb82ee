import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Which previews a provider has, and how several views are one.
@MainActor
struct ProvidedPreviewTests {
    private enum Grouped: PreviewProvider {
        static var isWide: Bool { true }
        static var previews: some View {
            Group {
                Text("A")
                if isWide {
                    Text("B").previewDisplayName("b")
                    Text("C")
                } else {
                    Text("D")
                }
                if !isWide { Text("E") }
                if #available(iOS 14, *) { Text("E") }
            }
            .padding()
            .previewLayout(.sizeThatFits)
            if isWide { Text("F") } else { Text("G") }
        }
    }

    @Test("Each view of a group is a preview with the group's modifiers, also those of the branch that is taken")
    func groups() {
        let previews = ProvidedPreview.all(of: Grouped.self)
        #expect(previews.map(\.notes.name) == [nil, "b", nil, nil, nil])
        #expect(previews.map { $0.notes.look.size == .fitting } == [true, true, true, true, false])
    }

    /// A view of one's own that is a list of previews.
    private struct Combinations<Component: View>: View {
        let component: Component
        var body: some View {
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
                Group {
                    component.previewDisplayName(scheme == .dark ? "dark" : "light")
                    component
                }
                .previewLayout(.sizeThatFits)
            }
        }
    }

    private struct Stateful: View {
        @State private var count = 2
        var body: some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }

    private struct Card: View {
        var body: some View { Text("A").padding() }
    }

    private struct NamedCard: View {
        var body: some View { Card().previewDisplayName("card") }
    }

    private enum Own: PreviewProvider {
        static var previews: some View {
            Combinations(component: Card()).padding()
            Stateful()
            Card()
            NamedCard()
        }
    }

    @Test("The body of a view of one's own is looked into for previews, where it needs no stage")
    func ownViews() {
        let notes = ProvidedPreview.all(of: Own.self).map(\.notes)
        #expect(notes.map(\.name) == ["light", nil, "dark", nil, nil, nil, "card"])
        #expect(notes.map { $0.look.size == .fitting } == [true, true, true, true, false, false, false])
    }

    @Test("Modifiers around several views as one count once, and the views are one below the other")
    func single() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            SingleView(
                Group {
                    Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
                    Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
                }
            )
            .frame(width: 40).background(Color(red: 0, green: 0, blue: 1))
        }
        let fills = try SceneProbe(stage.scene(at: 0)).fills
        #expect(fills.filter { $0.paint.rgba?.blue == 1 }.map(\.rect.width) == [40])
        let red = fills.filter { $0.paint.rgba?.red == 1 }.map(\.rect)
        #expect(red.count == 2 && red[1].minY > red[0].maxY && red[0].minX == red[1].minX)
    }
}
