import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Buttons of UIKit's without a configuration: what they show in their states, and what they tell of a finger.
@MainActor
struct UIButtonTests {
    private func probe(_ button: UIButton) throws -> SceneProbe {
        try SceneProbe(Stage(size: CGSize(width: 200, height: 100), duration: 1) { Hosted { button } }.scene(at: 0))
    }

    @Test("What is said of a state is shown in it, and what is said of the plain one in all others")
    func states() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .selected)
        #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go" && button.state == .normal)
        #expect(button.title(for: .highlighted) == "Go" && button.currentTitleColor == button.tintColor)
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.state == .disabled)
        (button.isEnabled, button.isSelected) = (true, true)
        #expect(button.currentTitleColor == .red)
    }

    @Test("Words of a plain button are white and of 18 points, those of the system's have its tint and 15")
    func types() throws {
        for (button, size) in [(UIButton(), CGFloat(18)), (UIButton(type: .system), 15)] {
            button.setTitle("Go", for: .normal)
            #expect(button.titleLabel?.font.pointSize == size)
            let color = size == 18 ? RGBA(red: 1, green: 1, blue: 1) : SystemColor.blue.rgba(.light)
            #expect(try probe(button).texts.first?.run.paint.rgba == color)
        }
    }

    @Test("Words and picture stand where the button's alignment puts them, within its insets")
    func alignment() throws {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 12, bottom: 1, right: 3)
        let middle = try #require(probe(button).texts.first?.origin.x)
        button.contentHorizontalAlignment = .left
        let left = try #require(probe(button).texts.first?.origin.x)
        #expect(abs(left - 12) < 2 && middle > 80)
        #expect(button.intrinsicContentSize.height == button.titleLabel!.intrinsicContentSize.height + 2)
    }

    @Test("A button tells of a finger that comes down, leaves and comes back")
    func touches() throws {
        var told: [String] = []
        let button = UIButton()
        for (name, event) in [
            ("down", UIControl.Event.touchDown), ("exit", .touchDragExit), ("enter", .touchDragEnter),
            ("up", .touchUpInside), ("outside", .touchUpOutside),
        ] { button.addAction(UIAction { _ in told.append(name) }, for: event) }
        func drag(_ points: [CGPoint]) throws {
            told = []
            let path = points.map { ScriptPoint.points(x: $0.x, y: $0.y) }
            let drag = ScriptEvent(at: 0.2, .drag(path: path, duration: 0.4, easesOut: false))
            let size = CGSize(width: 100, height: 40)
            _ = try Stage(size: size, duration: 2, script: Script([drag])) { Hosted { button } }.scene(at: 1.5)
        }
        let (inside, far) = (CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 300))
        try drag([inside, inside])
        #expect(told == ["down", "up"])
        try drag([inside, far])
        #expect(told == ["down", "exit", "outside"])
        try drag([inside, far, inside])
        #expect(told == ["down", "exit", "enter", "up"])
    }
}
