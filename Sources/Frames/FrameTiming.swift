/// How long each frame of an animated file is shown, as an exact fraction of a second.
public struct FrameTiming: Hashable, Sendable {
    /// `frames` frames take `seconds` seconds.
    public let frames: Int
    /// See `frames`.
    public let seconds: Int

    /// Nil unless both are from 1 to 65,535, which is what animated PNGs hold.
    public init?(frames: Int, per seconds: Int = 1) {
        guard (1...65535).contains(frames), (1...65535).contains(seconds) else { return nil }
        self.frames = frames
        self.seconds = seconds
    }

    /// When frame `index` starts, rounded to whole hundredths of a second, halves up: the unit of GIF.
    func hundredths(_ index: Int) -> Int { (200 * index * seconds + frames) / (2 * frames) }

    /// When frame `index` starts, rounded to whole thousandths of a second, halves up: the unit of WebP.
    package func milliseconds(_ index: Int) -> Int { (2000 * index * seconds + frames) / (2 * frames) }
}
