/// What a frame has of the one before it in the same hands.
public enum FrameChange: Equatable, Sendable {
    /// All of its pixels.
    case none
    /// The pixels outside of some rectangles, of which there is at least one. Those inside may be the same, too.
    case within([PixelRect])
    /// Nothing, or nothing that is known.
    case all
}
