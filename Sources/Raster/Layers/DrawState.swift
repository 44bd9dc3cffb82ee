import KinoraGeometry
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

    /// One node further down.
    var deeper: DrawState {
        var state = self
        state.depth += 1
        return state
    }

    /// The state inside a surface of its own: its bounds are the clip and nothing is handed down.
    func inside(_ surface: Surface) -> DrawState {
        var state = self
        state.clip = Clip(bounds: surface.bounds)
        state.opacity = 1
        state.blendMode = .normal
        return state
    }
}
