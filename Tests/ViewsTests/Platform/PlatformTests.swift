import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's names mean the stage.
@MainActor
struct PlatformTests {
    @Test("The main screen is the stage")
    func screen() throws {
        final class Log { var bounds = CGRect.zero; var scale: CGFloat = 0 }
        let log = Log()
        let stage = Stage(size: CGSize(width: 123, height: 45), duration: 1, scale: 2) {
            Color.red.onAppear { (log.bounds, log.scale) = (UIScreen.main.bounds, UIScreen.main.scale) }
        }
        _ = try stage.scene(at: 0)
        #expect(log.bounds == CGRect(x: 0, y: 0, width: 123, height: 45) && log.scale == 2)
    }

    @Test("A color by UIKit's name is the color of the same name")
    func colors() {
        let light = EnvironmentValues()
        #expect(Color(uiColor: .systemRed).resolve(in: light) == Color.red.resolve(in: light))
        #expect(Color(.systemGray6).resolve(in: light).red > 0.9)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    }

    @Test("Of the five orientations two are upright and two lie")
    func orientations() {
        let all: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        #expect(all.map(\.isPortrait) == [false, true, true, false, false])
        #expect(all.map(\.isLandscape) == [false, false, false, true, true])
    }

    @Test("A picture that is not there is none")
    func image() { #expect(UIImage(named: "no such picture") == nil) }
}
