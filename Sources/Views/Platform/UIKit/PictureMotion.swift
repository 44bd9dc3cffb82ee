/// Pictures that an image view shows one after the other.
struct PictureMotion {
    /// At least one.
    let frames: [UIImage]
    /// How long all of them are shown, in seconds; above 0.
    let duration: Double
    /// How often; 0 without end.
    let count: Int
    /// On the stage's clock, in seconds.
    let start: Double

    /// The picture at a time of the stage's clock, in seconds; nil once all have been shown as often as they should be.
    func frame(at time: Double) -> UIImage? {
        let turns = max(0, time - start) / duration
        guard count == 0 || turns < Double(count) else { return nil }
        // A little more, so that a frame is there at the very time that its number says.
        let index = Int(((turns - turns.rounded(.down)) * Double(frames.count) + 1e-9).rounded(.down))
        return frames[min(index, frames.count - 1)]
    }
}
