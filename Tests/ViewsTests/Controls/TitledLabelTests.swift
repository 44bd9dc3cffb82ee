import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Labels of controls that are several texts: a title and what is said below it.
@MainActor
struct TitledLabelTests {
    private func texts(_ view: some View) throws -> [(run: GlyphRun, origin: CGPoint)] {
        let stage = Stage(size: CGSize(width: 300, height: 100), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).texts
    }

    private func size(_ font: Font) throws -> Double? { try texts(Text("A").font(font)).first?.run.size }

    @Test("The second text of a label stands below the first, in the size of footnotes and in gray")
    func subtitle() throws {
        let controls: [any View] = [
            Toggle(isOn: .constant(true)) {
                Text("Wi-Fi"); Text("Off")
            },
            LabeledContent {
                EmptyView()
            } label: {
                Text("Wi-Fi"); Text("Off")
            },
            Stepper(value: .constant(1)) {
                Text("Wi-Fi"); Text("Off")
            },
        ]
        for control in controls {
            let written = try texts(AnyView(control))
            #expect(try written.prefix(2).map(\.run.size) == [size(.body), size(.footnote)])
            #expect(written[0].origin.x == written[1].origin.x && written[0].origin.y < written[1].origin.y)
            #expect(written[0].run.paint == .color(SystemColor.primary.rgba(.light)))
            #expect(written[1].run.paint == .color(SystemColor.secondary.rgba(.light)))
        }
    }

    @Test("The second text of a choice in a menu is its subtitle, also beside an icon")
    func menuSubtitle() throws {
        let choices: [any View] = [
            Button {
            } label: {
                Text("Wi-Fi"); Text("Off")
            },
            Button {
            } label: {
                Label {
                    Text("Wi-Fi"); Text("Off")
                } icon: {
                    Color.red.frame(width: 10, height: 10)
                }
            },
        ]
        for choice in choices {
            let written = try texts(MenuPanel(dismiss: {}) { AnyView(choice) })
            #expect(try written.map(\.run.size) == [size(.body), size(.footnote)])
            #expect(written[0].origin.x == written[1].origin.x && written[0].origin.y < written[1].origin.y)
        }
    }

    @Test("The picture of a choice stands at the trailing edge, in whatever order its label has the parts")
    func menuPicture() throws {
        let choices: [any View] = [
            Button {
            } label: {
                Text("Wi-Fi"); Text("Off"); Image(systemName: "wifi")
            },
            Button {
            } label: {
                Image(systemName: "wifi"); Text("Wi-Fi"); Text("Off")
            },
        ]
        for choice in choices {
            let written = try texts(MenuPanel(dismiss: {}) { AnyView(choice) })
            let letters = written.filter { !$0.run.font.hasPrefix("symbol ") }
            #expect(try letters.map(\.run.size) == [size(.body), size(.footnote)])
            #expect(letters[0].origin.x == letters[1].origin.x && letters[0].origin.y < letters[1].origin.y)
            let symbol = try #require(written.first { $0.run.font.hasPrefix("symbol ") })
            // The panel is 250 points wide, in the middle of the stage, with margins of 16.
            #expect(symbol.origin.x > letters[0].origin.x + 180)
        }
    }

    @Test("A picture and a text stay side by side")
    func pictured() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100), duration: 1) {
            Toggle(isOn: .constant(true)) {
                Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
            }
        }
        let reds = try SceneProbe(stage.scene(at: 0)).fills
            .filter { $0.paint == .color(SystemColor.red.rgba(.light)) }.map(\.rect)
        #expect(reds.count == 2 && reds[0].minY == reds[1].minY && reds[0].maxX < reds[1].minX)
    }
}
