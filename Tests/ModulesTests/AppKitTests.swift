import Foundation
import Testing

@testable import KinoraAppKit
@testable import KinoraStage
@testable import KinoraViews

/// AppKit's names on a stage.
@MainActor
struct AppKitTests {
    @Test("The screen is the stage, and an optional as on a Mac")
    func screen() throws {
        var seen: [CGRect] = [], scale: CGFloat = 0
        let stage = Stage(size: CGSize(width: 120, height: 80), duration: 1, scale: 2) {
            let _ = {
                guard let screen = NSScreen.main else { return }
                seen = [screen.frame, NSScreen.main?.visibleFrame ?? .zero] + NSScreen.screens.map(\.frame)
                scale = NSScreen.main!.backingScaleFactor
            }()
            Color.red
        }
        _ = try stage.scene(at: 0)
        #expect(seen == Array(repeating: CGRect(x: 0, y: 0, width: 120, height: 80), count: 3))
        #expect(scale == 2)
        let number = NSScreen.main?.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? CGDirectDisplayID
        #expect(number == 1)
        let window: NSScreen? = NSWindow().screen
        #expect(window === NSScreen.main && NSScreen.main == NSScreen.screens.first)
        let moved = NSWindow()
        moved.animator().setFrame(CGRect(x: 4, y: 5, width: 60, height: 70), display: true)
        #expect(moved.frame == CGRect(x: 4, y: 5, width: 60, height: 70))
    }

    private final class Watcher: NSPopoverDelegate {
        var told: [String] = []
        var mayClose = false
        func popoverShouldClose(_ popover: NSPopover) -> Bool { mayClose }
        func popoverDidShow(_ notification: Notification) { told.append("shown") }
        func popoverDidClose(_ notification: Notification) { told.append("closed") }
    }

    @Test("A popover tells its delegate where it would come and go, once each")
    func popover() {
        let (popover, watcher) = (NSPopover(), Watcher())
        popover.delegate = watcher
        for _ in 0..<2 { popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .maxY) }
        popover.performClose(nil)
        #expect(popover.isShown && watcher.told == ["shown"])
        watcher.mayClose = true
        popover.performClose(nil)
        #expect(!popover.isShown && watcher.told == ["shown", "closed"])
    }

    @Test("A context of animations has its values of before when its block is over, and runs what comes after it")
    func animationContext() {
        let view = NSView()
        var isDone = false
        NSAnimationContext.runAnimationGroup { context in
            context.duration = 2
            context.allowsImplicitAnimation = true
            view.animator().isHidden = true
        } completionHandler: {
            isDone = true
        }
        #expect(view.isHidden && isDone)
        #expect(NSAnimationContext.current.duration == 0.25 && !NSAnimationContext.current.allowsImplicitAnimation)
    }

    @Test("What comes after a block or group of animations is its own")
    func completionHandlers() {
        var told: [String] = []
        NSAnimationContext.runAnimationGroup { outer in
            outer.completionHandler = { told.append("outer") }
            NSAnimationContext.runAnimationGroup { $0.completionHandler = { told.append("inner") } }
        }
        NSAnimationContext.beginGrouping()
        NSAnimationContext.current.completionHandler = { told.append("group") }
        NSAnimationContext.endGrouping()
        #expect(told == ["inner", "outer", "group"] && NSAnimationContext.current.completionHandler == nil)
    }

    private final class Counter: NSObject {
        var presses = 0
    }

    @Test("A button calls its target when it is pressed")
    func buttonTarget() {
        let counter = Counter()
        let action = Selector("press", kinoraCall: { (counter: Counter) in counter.presses += 1 })
        let buttons = [
            NSButton(title: "A", target: counter, action: action),
            NSButton(image: NSImage(), target: counter, action: action),
        ]
        for button in buttons { button.performClick(nil) }
        #expect(counter.presses == 2)
    }

    private final class Writer: NSTextViewDelegate {
        var told: [String] = []
        func textDidChange(_ notification: Notification) {
            told.append((notification.object as? NSTextView)?.string ?? "none")
        }
    }

    @Test("A text that scrolls fills its scroll view, is larger where it needs more, and tells its delegate of changes")
    func texts() throws {
        let scroll = NSTextView.scrollableTextView()
        let text = try #require(scroll.documentView as? NSTextView)
        let writer = Writer()
        text.delegate = writer
        text.string = "ab"
        scroll.layOut(in: CGSize(width: 100, height: 50))
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(text.enclosingScrollView === scroll && text.textStorage?.string == "ab")
        text.insertText("c", replacementRange: NSRange(location: 1, length: 1))
        #expect(writer.told == ["ac"])
        // At the end, where the last one has ended, and where a selection was before the text became shorter.
        let nowhere = NSRange(location: NSNotFound, length: 1)
        text.insertText("d", replacementRange: NSRange(location: 2, length: 0))
        text.insertText("e", replacementRange: nowhere)
        text.string = "f"
        text.insertText("g", replacementRange: nowhere)
        #expect(writer.told == ["ac", "acd", "acde", "fg"])
        text.string = Array(repeating: "line", count: 40).joined(separator: "\n")
        scroll.layOut(in: CGSize(width: 100, height: 50))
        #expect(text.frame.width == 100 && text.frame.height > 400)
        text.textContainerInset = NSSize(width: 3, height: 4)
        #expect(text.textContainerInset == CGSize(width: 3, height: 4))
    }

    @Test("Colors are mixed by their components")
    func colors() throws {
        let mixed = try #require(
            NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1).blended(withFraction: 0.25, of: .blue))
        #expect(
            [mixed.redComponent, mixed.greenComponent, mixed.blueComponent, mixed.alphaComponent] == [0.75, 0, 0.25, 1])
        #expect(NSColor(calibratedHue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).brightnessComponent == 0.5)
    }

    private final class Keys: _NSView {
        override var acceptsFirstResponder: Bool { true }
    }

    @Test("A window knows what keys would go to, and keeps what it is told")
    func windows() {
        let (window, keys) = (NSWindow(), Keys())
        #expect(window.makeFirstResponder(keys) && window.firstResponder === keys)
        #expect(!window.makeFirstResponder(_NSView()) && window.firstResponder === keys)
        window.contentMinSize = CGSize(width: 300, height: 200)
        window.isRestorable = false
        #expect(window.contentMinSize.width == 300 && !window.isRestorable)
        let outside = UIWindow(frame: .zero)
        outside.titlebarAppearsTransparent = true
        #expect(outside.ofAppKit === outside.ofAppKit && outside.ofAppKit.titlebarAppearsTransparent)
    }

    private final class Host: NSHostingView<Color> {
        var layouts = 0
        override var acceptsFirstResponder: Bool { true }
        override func layout() {
            super.layout()
            layouts += 1
        }
    }

    @Test("A view that shows one of SwiftUI's is a view of AppKit's: it takes keys, lays itself out, and is flipped")
    func hostingView() {
        let host = Host(rootView: Color.red)
        host.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        host.layoutIfNeeded()
        #expect(NSWindow().makeFirstResponder(host) && host.isFlipped)
        #expect(host.layouts > 0 && host.subviews.first?.frame.size == CGSize(width: 60, height: 40))
    }

    private final class Delegate: NSObject, NSApplicationDelegate {
        var told: [String] = []
        func applicationWillFinishLaunching(_ notification: Notification) { told.append("will") }
        func applicationDidFinishLaunching(_ notification: Notification) {
            told.append(notification.object is NSApplication ? "did" : "did, by nobody")
        }
    }

    @Test("The delegate of an app is told by AppKit's names that it was launched")
    func launched() {
        #expect(NSApplicationDelegateAdaptor(Delegate.self).wrappedValue.told == ["will", "did"])
    }

    private struct Hosted<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    @Test("A view is told of a finger as of a mouse, in points that grow upwards unless it is flipped")
    func mouse() throws {
        final class Pad: _NSView {
            var places: [String] = []
            func note(_ name: String, _ event: NSEvent) {
                let place = convert(event.locationInWindow, from: nil)
                places.append("\(name) \(Int(place.x)) \(Int(place.y))")
            }
            override func mouseDown(with event: NSEvent) { note("down", event) }
            override func mouseUp(with event: NSEvent) { note("up", event) }
        }
        let pad = Pad()
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 20, y: 30), count: 1))
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 1, script: Script([tap])) {
            Hosted(view: pad)
        }
        _ = try stage.scene(at: 1)
        #expect(pad.places == ["down 20 50", "up 20 50"])
    }

    @Test("A control of a source's own draws upwards, and keeps the mouse that it follows")
    func ownControl() throws {
        final class Target: NSObject {
            var values: [Double] = []
            func changed(_ value: Double) { values.append(value) }
        }
        final class Dial: _NSControl {
            override func mouseDown(with event: NSEvent) { follow(event) }
            override func mouseDragged(with event: NSEvent) { follow(event) }
            func follow(_ event: NSEvent) {
                doubleValue = Double(convert(event.locationInWindow, from: nil).y)
                sendAction(action, to: target)
            }
        }
        final class Ground: _NSView {
            var downs = 0
            override func mouseDown(with event: NSEvent) { downs += 1 }
        }
        let (target, dial, ground) = (Target(), Dial(), Ground())
        dial.target = target
        dial.action = Selector("changed", kinoraCall: { (target: Target) in target.changed(dial.doubleValue) })
        dial.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        ground.addSubview(dial)
        let drag = ScriptEvent(
            at: 0.5, .drag(path: [.points(x: 20, y: 30), .points(x: 20, y: 60)], duration: 0.5, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 2, script: Script([drag])) {
            Hosted(view: ground)
        }
        _ = try stage.scene(at: 2)
        #expect(target.values.first == 50 && target.values.last == 20 && target.values.count > 2)
        #expect(dial._growsUpwards && ground.downs == 0)
    }

    @Test("Controls call their one target for new values, and buttons when they are pressed")
    func targets() {
        final class Target: NSObject {
            var count = 0
            func changed() { count += 1 }
        }
        let target = Target()
        let changed = Selector("changed", kinoraCall: { (target: Target) in target.changed() })
        let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: target, action: changed)
        let segments = NSSegmentedControl(
            labels: ["a", "b"], trackingMode: .selectOne, target: target, action: changed)
        for control in [slider, segments] { control.sendActions(for: .valueChanged) }
        NSButton(title: "a", target: target, action: changed).sendActions(for: .primaryActionTriggered)
        slider.sendActions(for: .touchDown)
        #expect(target.count == 3)
        let box = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
        let on: UIControl.StateValue = .on
        box.state = on
        #expect(box.isOn == .on)
    }

    @Test("A press turns a check box on and off, and a radio button turns off those beside it that do the same")
    func stateOfButtons() {
        final class Target: NSObject {
            var states: [UIControl.StateValue] = []
        }
        let target = Target()
        let box = NSButton(checkboxWithTitle: "a", target: target, action: nil)
        box.action = Selector("changed", kinoraCall: { (target: Target) in target.states.append(box.isOn) })
        for _ in 0..<2 { box.performClick(nil) }
        box.allowsMixedState = true
        box.performClick(nil)
        #expect(target.states == [.on, .off, .mixed])
        let group = NSStackView()
        let radios = ["b", "c"].map { NSButton(radioButtonWithTitle: $0, target: target, action: Selector("choose")) }
        for radio in radios { group.addArrangedSubview(radio) }
        radios[0].performClick(nil)
        radios[1].performClick(nil)
        #expect(radios.map(\.isOn) == [.off, .on])
        let push = NSButton(title: "d", target: target, action: nil)
        push.performClick(nil)
        #expect(push.isOn == .off)
        // The sign, and the gap before the words.
        #expect(
            NSButton(checkboxWithTitle: "", target: nil, action: nil).intrinsicContentSize
                == CGSize(width: 14, height: 16))
        #expect(box.intrinsicContentSize.width > 20 && box._ownPicture() != nil && push._ownPicture() == nil)
    }

    @Test(
        "Columns of a grid are as wide as their widest view, rows as high as their highest, and cells place their views"
    )
    func grids() {
        func box(_ width: CGFloat, _ height: CGFloat) -> Sized {
            let view = Sized()
            view.size = CGSize(width: width, height: height)
            return view
        }
        final class Sized: UIView {
            var size = CGSize.zero
            override var intrinsicContentSize: CGSize { size }
        }
        let (label, field, longer, low) = (box(40, 20), box(-1, 30), box(60, 10), box(50, 10))
        let grid = NSGridView(views: [[label, field], [longer, low], [NSGridCell.emptyContentView, box(10, 10)]])
        #expect(grid.numberOfRows == 3 && grid.numberOfColumns == 2 && grid.cell(for: low)?.contentView === low)
        grid.column(at: 0).xPlacement = .trailing
        (grid.rowSpacing, grid.columnSpacing) = (5, 10)
        #expect(grid.intrinsicContentSize == CGSize(width: 60 + 10 + 50, height: 30 + 5 + 10 + 5 + 10))
        grid.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        grid.layoutSubviews()
        // The field has no width of its own: it takes what is left. Views of one row stand on one line.
        #expect(label.frame == CGRect(x: 20, y: 5, width: 40, height: 20))
        #expect(field.frame == CGRect(x: 70, y: 0, width: 130, height: 30))
        #expect(longer.frame == CGRect(x: 0, y: 35, width: 60, height: 10))
        grid.row(at: 0).isHidden = true
        grid.layoutSubviews()
        #expect(label.isHidden && longer.frame.minY == 0)
        let wide = box(90, 10)
        grid.cell(atColumnIndex: 0, rowIndex: 2).contentView = wide
        grid.row(at: 2).mergeCells(in: NSRange(location: 0, length: 2))
        grid.layoutSubviews()
        // Nothing that is seen takes what is left: both columns are 60 + 10 + 50 wide.
        #expect(wide.frame == CGRect(x: 30, y: 15, width: 90, height: 10))
    }

    @Test("Views of a stack stand in the order of their gravities")
    func gravities() {
        let views = (0..<4).map { _ in UIView() }
        let stack = NSStackView()
        stack.addView(views[0], in: .trailing)
        stack.addView(views[1], in: .leading)
        stack.addView(views[2], in: .center)
        stack.addView(views[3], in: .leading)
        let order = [1, 3, 2, 0].map { views[$0] }
        #expect(zip(stack.views, order).allSatisfy { $0 === $1 } && stack.views(in: .leading).count == 2)
        stack.setViews([views[3]], in: .leading)
        #expect(stack.views.count == 3 && stack.views[0] === views[3] && views[1].superview == nil)
    }

    @Test("A picture takes the size that it is given")
    func sizedPictures() {
        let image = NSImage(size: CGSize(width: 40, height: 40), flipped: false) { area in
            NSColor.red.setFill()
            area.fill()
            return true
        }
        image.size = CGSize(width: 18, height: 9)
        #expect(image.size == CGSize(width: 18, height: 9) && image.cgImage != nil)
    }

    @Test("Nobody answers panels and alerts")
    func panels() {
        var told: [NSApplication.ModalResponse] = []
        NSOpenPanel().begin { told.append($0) }
        NSAlert().beginSheetModal(for: NSWindow()) { told.append($0) }
        #expect(told == [.cancel, .cancel] && NSSavePanel().runModal() == .cancel && NSOpenPanel().urls.isEmpty)
    }
}
