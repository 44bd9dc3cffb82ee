import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Views of UIKit where text runs from right to left. The stage has 100 by 100 points.
@MainActor
struct PlatformDirectionTests {
    private func probe(_ make: @escaping @MainActor () -> UIView) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Hosted(make: make).environment(\.layoutDirection, .rightToLeft)
        }
        return SceneProbe(try stage.scene(at: 0))
    }

    @Test("Frames are told from the left, also of views in views")
    func frames() throws {
        let fills = try probe {
            let (outer, middle, inner) = (UIView(), UIView(), UIView())
            middle.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
            middle.backgroundColor = .red
            inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            inner.backgroundColor = .blue
            middle.addSubview(inner)
            outer.addSubview(middle)
            return outer
        }.fills.map(\.rect)
        #expect(fills == [CGRect(x: 10, y: 20, width: 40, height: 30), CGRect(x: 15, y: 25, width: 10, height: 10)])
    }

    @Test("A label without an alignment begins at the right, one that names a side is at that side")
    func labels() throws {
        func start(_ alignment: NSTextAlignment) throws -> CGFloat {
            let texts = try probe {
                let (outer, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
                label.text = "i"
                label.textAlignment = alignment
                outer.addSubview(label)
                return outer
            }.texts
            return try #require(texts.first).origin.x
        }
        #expect(try start(.natural) > 90)
        #expect(try start(.left) < 5)
        #expect(try start(.right) > 90)
    }
}
