import KinoraBasics
import KinoraDiff

/// How one preview is tested.
package struct TestSettings: Hashable, Sendable {
    /// A single picture, at a time in seconds.
    package struct Moment: Hashable, Sendable {
        /// Part of the picture's name.
        package var name: String
        package var time: Double

        package init(name: String, time: Double) { (self.name, self.time) = (name, time) }
        /// Named after its time: `0.5s`.
        package init(_ time: Double) { self.init(name: NumberText.text(time) + "s", time: time) }
    }

    /// Many frames, in an animated picture.
    package struct Run: Hashable, Sendable {
        package var framesPerSecond: Int
        /// Seconds.
        package var duration: Double

        package init(framesPerSecond: Int, duration: Double) {
            (self.framesPerSecond, self.duration) = (framesPerSecond, duration)
        }
    }

    package var moments = [Moment(1)]
    /// nil for none.
    package var run: Run?
    package var looks = TestLook.usual
    /// Pixels per point.
    package var scale = 1.0
    package var tolerance = TestTolerance()
    /// Why the preview is left out; nil where it is not.
    package var skip: String?

    package init() {}
}

/// How much pictures may differ. Nothing, unless somebody says so.
package struct TestTolerance: Codable, Hashable, Sendable {
    /// Steps of 255 of a channel.
    package var maxDelta: Int?
    package var maxDiffPixels: Int?
    /// 0…1.
    package var maxDiffRatio: Double?
    /// 0…1, as people see.
    package var threshold: Double?
    package var ignoresAntialiasing = false

    package init() {}

    package var comparison: PixelComparison {
        let metric: DiffMetric =
            threshold.map { .perceptual(threshold: $0, ignoresAntialiasing: ignoresAntialiasing) }
            ?? maxDelta.map { .channels(maximum: $0) } ?? .exact
        return PixelComparison(metric: metric, tolerance: DiffTolerance(pixels: maxDiffPixels, share: maxDiffRatio))
    }
}

/// What differs from the settings of all; nil where nothing does.
package struct TestOverride: Codable, Hashable, Sendable {
    package var moments: [String: Double]?
    package var variants: [String]?
    package var tolerance: TestTolerance?
    package var skip: String?

    package init() {}
}
