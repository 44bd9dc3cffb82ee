import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Text measured by UIKit's names takes the room that the same text takes on a stage.
@MainActor
struct FontMetricTests {
    @Test("A string is as large as its text")
    func size() throws {
        final class Log { var size = CGSize.zero }
        let log = Log()
        let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        let stage = Stage(size: CGSize(width: 500, height: 100), duration: 0) {
            Text("Measured").font(Font(font)).fixedSize()
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    log.size = $0
                }
        }
        _ = try stage.scene(at: 0)
        let own = "Measured".size(withAttributes: [.font: font])
        #expect(own.width > 60 && abs(own.width - log.size.width) < 1 && abs(own.height - log.size.height) < 1)
        #expect(NSAttributedString(string: "Measured", attributes: [.font: font]).size() == own)
        #expect("".size(withAttributes: [.font: font]).width == 0)
    }

    @Test("A font's line is from its ascender to its descender")
    func metrics() {
        let font = UIFont.preferredFont(forTextStyle: .title1)
        #expect(font.pointSize == 28)
        #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
        #expect(font.capHeight > font.xHeight && font.xHeight > 0)
        #expect(UIFont(name: "No Such Font At All", size: 10) == nil)
    }

    @Test("A clockwise arc of UIKit's is clockwise on screen")
    func arc() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.bounds.maxY < 10.01 && path.bounds.minY > -0.01)
    }
}
