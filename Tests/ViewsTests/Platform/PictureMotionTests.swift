import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Image views that show one picture after the other, on the stage's clock.
@MainActor
struct PictureMotionTests {
    /// The first is 1 point wide, the last 4.
    private let frames = (1...4).map { width in
        UIImage(cgImage: CGImage(kinoraPixels: Pixmap(width: width, height: 1)))
    }

    /// How wide the picture is that is shown at some times, in points.
    private func widths(at times: [Double], _ change: @escaping @MainActor (UIImageView) -> Void) throws -> [CGFloat] {
        let host = Hosted {
            let view = UIImageView()
            view.contentMode = .center
            change(view)
            return view
        }
        let stage = Stage(size: CGSize(width: 20, height: 20), duration: 10) { host }
        return try times.map { try SceneProbe(stage.scene(at: $0)).images.first?.width ?? 0 }
    }

    @Test("A view shows its frames while it animates, and its picture otherwise")
    func shown() throws {
        let frames = frames
        let widths = try widths(at: [0, 0.3, 0.6, 0.9, 1.2, 2.5, 0.6]) { view in
            view.image = UIImage(cgImage: CGImage(kinoraPixels: Pixmap(width: 9, height: 1)))
            (view.animationImages, view.animationDuration, view.animationRepeatCount) = (frames, 1, 2)
            view.startAnimating()
        }
        #expect(widths == [1, 2, 3, 4, 1, 9, 3])
        let still = try self.widths(at: [0, 1]) { view in
            view.image = frames[3]
            view.animationImages = frames
            view.startAnimating()
            view.stopAnimating()
            #expect(!view.isAnimating)
        }
        #expect(still == [4, 4])
        let highlighted = try self.widths(at: [0, 0.6]) { view in
            (view.animationImages, view.highlightedAnimationImages) = (Array(frames[..<2]), Array(frames[2...]))
            (view.animationDuration, view.isHighlighted) = (1, true)
            view.startAnimating()
        }
        #expect(highlighted == [3, 4])
        let moving = try self.widths(at: [0, 1.1, 3.9, 4.1]) { $0.image = .animatedImage(with: frames, duration: 4) }
        #expect(moving == [1, 2, 4, 1])
    }

    @Test("A picture moves on by its duration, again and again or as often as is said")
    func frame() {
        let motion = PictureMotion(frames: frames, duration: 2, count: 0, start: 1)
        #expect(
            [0, 1, 1.49, 1.5, 2.99, 3, 7.5].map { motion.frame(at: $0) === frames[0] } == [
                true, true, true, false, false, true, false,
            ])
        #expect(
            motion.frame(at: 1.5) === frames[1] && motion.frame(at: 2.99) === frames[3]
                && motion.frame(at: 7.5) === frames[1])
        let twice = PictureMotion(frames: frames, duration: 2, count: 2, start: 0)
        #expect(twice.frame(at: 3.9) === frames[3] && twice.frame(at: 4) == nil)
    }

    @Test("An animated picture has its frames and their duration, of a thirtieth each where none is said")
    func animated() throws {
        let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
        #expect(image.images?.count == 4 && image.duration == 2)
        #expect(UIImage.animatedImage(with: frames, duration: 0)?.duration == 4.0 / 30)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frames[0].images == nil)
    }
}
