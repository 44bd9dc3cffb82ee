/// When two pixels count as different.
public enum DiffMetric: Hashable, Sendable {
    /// When any of red, green, blue and alpha differs at all. The default: a deterministic renderer has nothing to tolerate.
    case exact
    /// When a channel differs by more than this many steps of 255.
    case channels(maximum: Int)
    /// When the perceived difference is above `threshold` (0…1; 0.1 is usual), and, if antialiasing is ignored, neither pixel looks
    /// like the antialiased edge of a shape. Counts of opaque pictures equal those of pixelmatch 5.3; transparent pixels are seen
    /// over white and over black, and count when they differ on either. It is blind to small changes: a whole frame that is
    /// off by 1 of 255 passes at 0.1.
    case perceptual(threshold: Double, ignoresAntialiasing: Bool)
}

/// How many different pixels are still a match. With both limits given, both must hold.
public struct DiffTolerance: Hashable, Sendable {
    /// How many pixels may differ; nil for no such limit.
    public var pixels: Int?
    /// What share of all compared pixels may differ, 0…1; nil for no such limit.
    public var share: Double?

    /// Without limits no pixel may differ.
    public init(pixels: Int? = nil, share: Double? = nil) {
        self.pixels = pixels
        self.share = share
    }

    /// No pixel may differ.
    public static let none = DiffTolerance()

    func allows(_ different: Int, of compared: Int) -> Bool {
        if different == 0 { return true }
        if pixels == nil && share == nil { return false }
        if let pixels, different > pixels { return false }
        if let share, Double(different) > share * Double(compared) { return false }
        return true
    }
}
