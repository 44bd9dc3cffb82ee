import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fields of UIKit's that are drawn as SwiftUI draws them.
@MainActor
struct UIKitFieldTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        private(set) var scope: Int?
        private(set) var cancels = 0
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            scope = selectedScope
        }
        private(set) var text: String?
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
    }

    private let size = CGSize(width: 340, height: 400)

    private func probe(_ view: some View, _ script: [ScriptEvent] = []) throws -> SceneProbe {
        try SceneProbe(Stage(size: size, duration: 1, script: Script(script)) { view }.scene(at: 0.9))
    }

    private func words(_ probe: SceneProbe) -> Int { probe.texts.reduce(0) { $0 + $1.run.glyphs.count } }

    @Test("A date picker is SwiftUI's of the same style and mode")
    func dates() throws {
        let day = Foundation.Date(timeIntervalSinceReferenceDate: 0)
        func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> some View {
            Hosted {
                let picker = UIDatePicker()
                (picker.date, picker.datePickerMode, picker.preferredDatePickerStyle) = (day, mode, style)
                return picker
            }
        }
        let inline = DatePicker("", selection: .constant(day), displayedComponents: .date).labelsHidden()
            .datePickerStyle(.graphical)
        #expect(try probe(picker(.date, .inline)).texts.count == probe(inline).texts.count)
        let wheels = DatePicker("", selection: .constant(day), displayedComponents: .hourAndMinute).labelsHidden()
            .datePickerStyle(.wheel)
        #expect(try words(probe(picker(.time, .wheels))) == words(probe(wheels)))
        #expect(UIDatePicker().datePickerStyle == .compact)
    }

    @Test("A timer has wheels of its hours and minutes, and a touch changes its duration")
    func timer() throws {
        let timer = UIDatePicker()
        (timer.datePickerMode, timer.countDownDuration) = (.countDownTimer, 3 * 3600 + 20 * 60)
        let view = Hosted { timer }.frame(width: 320, height: 216)
        let middle = size.height / 2
        // A row of a wheel is 32 points high: the next hour.
        _ = try probe(
            view,
            [
                ScriptEvent(
                    at: 0.1,
                    .drag(
                        path: [.points(x: 60, y: middle), .points(x: 60, y: middle - 32)], duration: 0.3,
                        easesOut: true))
            ])
        #expect(timer.countDownDuration == 4 * 3600 + 20 * 60)
        #expect(timer.datePickerStyle == .wheels)
    }

    @Test("A search bar shows its text, else its placeholder, and a button that cancels")
    func search() throws {
        func letters(_ placeholder: String, _ text: String = "", cancels: Bool = false) throws -> Int {
            let bar = Hosted {
                let bar = UISearchBar()
                (bar.placeholder, bar.text, bar.showsCancelButton) = (placeholder, text, cancels)
                return bar
            }
            return try words(probe(bar.frame(height: 56)))
        }
        #expect(try letters("Fruit") == letters("") + 5)
        #expect(try letters("Fruit", "Kiwi") == letters("", "Kiwi"))
        #expect(try letters("", "Kiwi") == letters("", "K") + 3)
        #expect(try letters("", cancels: true) == letters("") + "Cancel".count)
    }

    @Test("A touch on the sign behind the text clears it")
    func cleared() throws {
        let listener = Listener()
        let bar = UISearchBar()
        (bar.text, bar.delegate) = ("Kiwi", listener)
        _ = try probe(
            Hosted { bar }.frame(height: 56),
            [ScriptEvent(at: 0.2, .tap(at: .points(x: size.width - 26, y: size.height / 2), count: 1))])
        #expect(bar.text == "" && listener.text == "")
    }

    @Test("Its button and its scopes tell the delegate")
    func told() throws {
        let listener = Listener()
        let view = Hosted {
            let bar = UISearchBar()
            bar.delegate = listener
            (bar.scopeButtonTitles, bar.showsScopeBar, bar.showsCancelButton) = (["A", "B"], true, true)
            return bar
        }
        .frame(height: 98)
        let middle = size.height / 2 - 49
        _ = try probe(
            view,
            [
                ScriptEvent(at: 0.2, .tap(at: .points(x: 310, y: middle + 28), count: 1)),
                ScriptEvent(at: 0.5, .tap(at: .points(x: 250, y: middle + 72), count: 1)),
            ])
        #expect(listener.cancels == 1 && listener.scope == 1)
    }

    @Test("A text field has a clear button where its mode says so, and there is text")
    func clearButton() throws {
        func buttons(_ mode: UITextField.ViewMode, _ text: String) throws -> Int {
            try probe(
                Hosted {
                    let field = UITextField()
                    (field.text, field.clearButtonMode) = (text, mode)
                    return field
                }
            ).texts.count { $0.run.font.hasPrefix("symbol ") }
        }
        #expect(try buttons(.always, "a") > 0 && buttons(.unlessEditing, "a") > 0)
        for (mode, text) in [(UITextField.ViewMode.never, "a"), (.whileEditing, "a"), (.always, "")] {
            #expect(try buttons(mode, text) == 0)
        }
    }
}
