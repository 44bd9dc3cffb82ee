import KinoraStage
import KinoraViews

struct RippleButtonEffect: Effect {
    @Parameter("What the button says.") var title = "Tap anywhere"
    @Parameter("The button's color.", default: "#4338ca") var color: Color
    @Parameter("The disc's color.", default: "white") var light: Color
    @Parameter("How strong the disc is at first.", in: 0...1, good: 0.2...0.6, unit: .fraction) var strength = 0.45
    @Parameter("How large it becomes, in widths of the button.", in: 0...6, good: 1...3, unit: .count) var scale = 2.0
    @Parameter("How long it takes.", in: 0.05...60, good: 0.4...1.2, unit: .seconds) var duration = 0.9
    let page = TouchedPage()

    var view: some View { RippleButton(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "ripple-button", summary: "A button in which a disc of light grows from where it is touched.",
        size: CGSize(width: 360, height: 180), fit: .fits, duration: 3, loops: false,
        script: Script([
            ScriptEvent(at: 0.15, .tap(at: .points(x: 110, y: 96), count: 1)),
            ScriptEvent(at: 0.95, .tap(at: .points(x: 256, y: 84), count: 1)),
            ScriptEvent(at: 1.3, .tap(at: .points(x: 170, y: 104), count: 1)),
            ScriptEvent(at: 2, .tap(at: .points(x: 276, y: 74), count: 1)),
        ]),
        effect: RippleButtonEffect())
}
