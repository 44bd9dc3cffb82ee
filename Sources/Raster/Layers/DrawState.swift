import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What nodes inherit on the way down the tree.
struct DrawState {
    /// From the current node's points to device pixels.
    var transform: CGAffineTransform
    var clip: Clip
    /// 0...1, handed down to the one leaf below.
    var opacity: Double = 1
    /// Handed down to the one plain leaf below, too.
    var blendMode: BlendMode = .normal
    /// How many nodes enclose this one.
    var depth = 0

    init(transform: CGAffineTransform, clip: Clip) {
        self.transform = transform
        self.clip = clip
    }

    /// False where a part of the frame is drawn that nothing within `rect` touches. Of the whole frame the painter says that
    /// itself.
    func draws(_ rect: @autoclosure () -> CGRect, _ transform: CGAffineTransform? = nil) -> Bool {
        clip.area.isWhole
            || !AffectedArea.of(rect(), transform ?? self.transform).intersection(clip.bounds).isEmpty
    }

    /// One node further down.
    var deeper: DrawState {
        var state = self
        state.depth += 1
        return state
    }

    /// The state inside a surface of its own, which covers what is drawn of `area`: nothing is handed down.
    func inside(_ area: DrawArea) -> DrawState {
        var state = self
        state.clip = Clip(area)
        state.opacity = 1
        state.blendMode = .normal
        return state
    }
}
