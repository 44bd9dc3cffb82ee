import Foundation
import KinoraAppKit
import KinoraStage
import KinoraViews
import Testing

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
    }
}
