import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Segments in colors of an app's own.
@MainActor @Suite(.serialized) struct SegmentLookTests {
    private static let (red, green, blue) = (
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )

    private func probe() throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1) {
            Picker("", selection: .constant(1)) {
                ForEach(0..<2, id: \.self) { Text("\($0)").tag($0) }
            }.pickerStyle(.segmented)
        }
        return SceneProbe(try stage.scene(at: 0))
    }

    private func rect(_ hex: String, _ probe: SceneProbe) -> CGRect? {
        probe.fills.first { $0.paint.rgba?.hex == hex }?.rect
    }

    @Test("UISegmentedControl.appearance() colors the chosen segment, its title, the others' titles and the ground")
    func appearance() throws {
        let look = UISegmentedControl.appearance()
        let colors = [SegmentLookTests.red, SegmentLookTests.green, SegmentLookTests.blue]
        defer { UISegmentedControl.shared.look = SegmentLook() }
        #expect(rect(RGBA(red: 1, green: 0, blue: 0).hex, try probe()) == nil)
        look.selectedSegmentTintColor = colors[0]
        look.setTitleTextAttributes([.foregroundColor: colors[1]], for: .selected)
        look.setTitleTextAttributes([.foregroundColor: colors[2]], for: .normal)
        let probe = try probe()
        // The second of two segments, two points less on each side.
        #expect(
            rect(RGBA(red: 1, green: 0, blue: 0).hex, probe) == CGRect(x: 102, y: 6, width: 96, height: 28))
        let titles = probe.texts.sorted { $0.origin.x < $1.origin.x }.map { $0.run.paint.rgba?.hex }
        #expect(titles == [RGBA(red: 0, green: 0, blue: 1).hex, RGBA(red: 0, green: 1, blue: 0).hex])
    }

    @Test("A title that is too long for its segment stays on one line within it")
    func long() throws {
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1) {
            Picker("", selection: .constant(1)) {
                ForEach(0..<2, id: \.self) { Text("A title of many words \($0)").tag($0) }
            }.pickerStyle(.segmented)
        }
        let places = SceneProbe(try stage.scene(at: 0)).texts.map(\.origin)
        #expect(Set(places.map(\.y)).count == 1)
        #expect(places.contains { $0.x < 100 } && places.contains { $0.x >= 100 })
    }

    // MARK: The system's look

    private func three(chosen: Int, isEnabled: Bool = true) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 300, height: 40), duration: 1) {
            Picker("", selection: .constant(chosen)) {
                ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented).disabled(!isEnabled)
        }
        return SceneProbe(try stage.scene(at: 0))
    }

    @Test("Lines stand between segments, but not beside the chosen one", arguments: [0, 1, 2, 3])
    func dividers(chosen: Int) throws {
        let places: [[CGFloat]] = [[200], [], [100], [100, 200]]
        let lines = try three(chosen: chosen).fills.map(\.rect).filter { abs($0.width - 1) < 1e-6 }
        #expect(lines.count == places[chosen].count)
        for (line, place) in zip(lines, places[chosen]) {
            #expect(line.isClose(to: CGRect(x: place - 0.5, y: 12, width: 1, height: 16), within: 1e-6))
        }
    }

    @Test("The chosen title is semibold, the others are medium, all of 13 points at any size of type")
    func fonts() throws {
        func font(_ weight: Font.Weight) throws -> String? {
            let stage = Stage(size: CGSize(width: 300, height: 40), duration: 1) {
                Text("0").font(.system(size: 13, weight: weight))
            }
            return SceneProbe(try stage.scene(at: 0)).texts.first?.run.font
        }
        let titles = try three(chosen: 1).texts.sorted { $0.origin.x < $1.origin.x }.map(\.run.font)
        let (medium, semibold) = try (font(.medium), font(.semibold))
        #expect(titles == [medium, semibold, medium])
        let stage = Stage(size: CGSize(width: 300, height: 40), duration: 1) {
            Picker("", selection: .constant(0)) { Text("0").tag(0) }
                .pickerStyle(.segmented).dynamicTypeSize(.accessibility5)
        }
        let sizes = try SceneProbe(stage.scene(at: 0)).texts.map(\.run.size)
        #expect(try sizes == three(chosen: 0).texts.prefix(1).map(\.run.size))
    }

    @Test("What is in a disabled picker is faint, and a tap on it chooses nothing", arguments: [true, false])
    func disabled(isEnabled: Bool) throws {
        final class Log { var choices: [Int] = [] }
        let log = Log()
        let tap = ScriptEvent(at: 0.1, .tap(at: .points(x: 150, y: 20), count: 1))
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1, script: Script([tap])) {
            Picker("", selection: Binding(get: { 0 }, set: { log.choices.append($0) })) {
                Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10).tag(0)
                Text("b").tag(1)
            }
            .pickerStyle(.segmented).disabled(!isEnabled)
        }
        let content = SceneProbe(try stage.scene(at: 0.5)).fills.first {
            $0.paint == .color(RGBA(red: 1, green: 0, blue: 0))
        }
        #expect(content?.opacity == (isEnabled ? 1 : 0.3))
        #expect(log.choices == (isEnabled ? [1] : []))
    }

    // MARK: A control of UIKit's

    /// A control in the middle of a stage of 200 by 80 points, as wide as that.
    private func probe(
        height: CGFloat, _ make: @escaping @MainActor () -> UISegmentedControl
    ) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 200, height: 80), duration: 1) {
            Hosted(make: {
                let (holder, control) = (UIView(), make())
                control.frame = CGRect(x: 0, y: 40 - height / 2, width: 200, height: height)
                holder.addSubview(control)
                return holder
            })
        }
        return SceneProbe(try stage.scene(at: 0))
    }

    private static func picture(_ mode: UIImage.RenderingMode = .automatic) -> UIImage? {
        let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 10))
        renderer.scale = 2
        return renderer.uiImage?.withRenderingMode(mode)
    }

    @Test("A picture takes the place of a title, and a title that of a picture")
    func pictures() throws {
        let control = UISegmentedControl(items: ["a", "b"])
        let picture = try #require(Self.picture())
        control.setImage(picture, forSegmentAt: 1)
        control.setImage(picture, forSegmentAt: 7)
        #expect(control.imageForSegment(at: 1) === picture && control.titleForSegment(at: 1) == nil)
        #expect(control.imageForSegment(at: 0) == nil && control.imageForSegment(at: 7) == nil)
        let probe = try probe(height: 32) {
            control.setTitle(nil, forSegmentAt: 0)
            return control
        }
        #expect(probe.images == [CGRect(x: 140, y: 35, width: 20, height: 10)])
        control.setTitle("c", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "c" && control.imageForSegment(at: 1) == nil)
    }

    @Test("Segments are as wide as they are told, and share the rest equally or by what is in them")
    func widths() throws {
        func raised(_ change: @escaping @MainActor (UISegmentedControl) -> Void) throws -> CGRect? {
            let probe = try probe(height: 32) {
                let control = UISegmentedControl(items: ["a", "b", "c"])
                control.selectedSegmentTintColor = Self.red
                control.selectedSegmentIndex = 1
                change(control)
                return control
            }
            return rect(RGBA(red: 1, green: 0, blue: 0).hex, probe)
        }
        #expect(try raised { $0.setWidth(40, forSegmentAt: 0) } == CGRect(x: 42, y: 26, width: 76, height: 28))
        #expect(try raised { $0.setWidth(30, forSegmentAt: 1) } == CGRect(x: 87, y: 26, width: 26, height: 28))
        let uneven = try raised {
            $0.setTitle("many more words", forSegmentAt: 1)
            $0.apportionsSegmentWidthsByContent = true
        }
        #expect(try #require(uneven).width > 80)
        let control = UISegmentedControl(items: ["a", "b"])
        for (index, width) in [40, 50].enumerated() { control.setWidth(CGFloat(width), forSegmentAt: index) }
        #expect(control.widthForSegment(at: 1) == 50 && control.widthForSegment(at: 2) == 0)
        #expect(control.intrinsicContentSize.width == 90)
    }

    @Test("A control fills its height; what is behind its segments can be hidden among its subviews")
    func bar() throws {
        func bar(_ change: @escaping @MainActor (UISegmentedControl) -> Void) throws -> SceneProbe {
            try probe(height: 60) {
                let control = UISegmentedControl(items: ["", ""])
                control.selectedSegmentIndex = 0
                control.selectedSegmentTintColor = Self.red
                change(control)
                return control
            }
        }
        let red = RGBA(red: 1, green: 0, blue: 0).hex
        let whole = try bar { _ in }
        #expect(rect(red, whole) == CGRect(x: 2, y: 12, width: 96, height: 56))
        let grounds = { (probe: SceneProbe) in
            probe.fills.filter { $0.rect.width == 200 && ($0.paint.rgba?.alpha ?? 0) > 0 }
        }
        #expect(grounds(whole).count == 1)
        let bare = try bar { control in
            for view in control.subviews.dropLast() where view is UIImageView { view.alpha = 0 }
        }
        #expect(grounds(bare).isEmpty && rect(red, bare) != nil)
        let chosenHidden = try bar { $0.subviews.last?.alpha = 0 }
        #expect(rect(red, chosenHidden) == nil)
    }

    @Test("A touch performs a segment's action; one that is not enabled is not chosen")
    func touches() throws {
        var performed: [String] = []
        let control = UISegmentedControl(
            frame: .zero,
            actions: ["a", "b"].map { name in UIAction(title: name) { performed.append($0.title) } })
        control.setEnabled(false, forSegmentAt: 0)
        #expect(control.isEnabledForSegment(at: 1) && !control.isEnabledForSegment(at: 0))
        #expect(control.actionForSegment(at: 1)?.title == "b" && control.titleForSegment(at: 0) == "a")
        let script = Script(
            [(0.1, 150.0), (0.5, 50)].map { ScriptEvent(at: $0, .tap(at: .points(x: $1, y: 16), count: 1)) })
        let stage = Stage(size: CGSize(width: 200, height: 32), duration: 2, script: script) {
            Hosted(make: { control })
        }
        _ = try stage.scene(at: 1.5)
        #expect(performed == ["b"] && control.selectedSegmentIndex == 1)
    }
}
