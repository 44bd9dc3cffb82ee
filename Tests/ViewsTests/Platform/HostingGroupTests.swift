import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What stands for a compositing group in UIKit, of which sources take pictures.
@MainActor
struct HostingGroupTests {
    init() { DrawnImage.useRasterizer() }

    @MainActor private final class Found {
        let view = UIView()
        var size: CGSize?
        var picture: UIImage?

        @MainActor func take() {
            guard let group = view.superview?.superview else { return }
            size = group.bounds.size
            picture = UIGraphicsImageRenderer(size: group.bounds.size).image { _ in
                group.drawHierarchy(in: group.bounds, afterScreenUpdates: true)
            }
        }
    }

    @Test("From the background of a group's content the second superview is as large as the content, and draws it")
    func picture() throws {
        let found = Found()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 40, height: 30)
                .background(Hosted { found.view }).compositingGroup()
                .onAppear { DispatchQueue.main.async { found.take() } }
        }
        _ = try stage.scene(at: 0.5)
        #expect(found.size == CGSize(width: 40, height: 30))
        let picture = try #require(found.picture?.cgImage).picture.pixmap
        for (x, y) in [(1, 1), (picture.width - 2, 1), (picture.width / 2, picture.height - 2)] {
            #expect(picture[x, y] == 0xFFFF_0000)
        }
    }
}
