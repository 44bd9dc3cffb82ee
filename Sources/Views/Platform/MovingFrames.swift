import KinoraPixels

/// What a file of a moving picture holds.
package struct MovingFrames {
    /// The whole pictures, with how long each stands, in seconds.
    package let frames: [(picture: Pixmap, duration: Double)]
    /// How often they are played; 0 without an end.
    package let plays: Int

    package init(frames: [(picture: Pixmap, duration: Double)], plays: Int) {
        (self.frames, self.plays) = (frames, plays)
    }
}
