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

    /// - Parameter duration: in seconds; 0: each picture for a thirtieth.
    init(frames: [UIImage], duration: Double, count: Int, start: Double) {
        (self.frames, self.count, self.start) = (frames, count, start)
        self.duration = Self.duration(duration, of: frames.count)
    }

    /// How long so many pictures are shown, where that is said, and where it is not.
    static func duration(_ said: Double, of count: Int) -> Double { said > 0 ? said : Double(count) / 30 }

    /// The picture at a time of the stage's clock, in seconds; nil once all have been shown as often as they should be.
    func frame(at time: Double) -> UIImage? {
        let turns = max(0, time - start) / duration
        guard count == 0 || turns < Double(count) else { return nil }
        // A little more, so that a frame is there at the very time that its number says.
        let index = Int(((turns - turns.rounded(.down)) * Double(frames.count) + 1e-9).rounded(.down))
        return frames[min(index, frames.count - 1)]
    }
}
