/// How much time a PNG file's size is worth. All levels are lossless and deterministic: the same pixels, the same bytes.
///
/// Against libpng's default settings, over the kinds of frame in `scripts/bench`: see docs/PERFORMANCE.md for the measured figures.
public enum PNGCompression: String, CaseIterable, Codable, Sendable {
    /// Kinora's own deflate coder with one filter for all: the least time.
    case fast
    /// The same coder, with the filter tried out on a sample. The default.
    case balanced
    /// More filters tried, and libdeflate at a middle level where it finds more.
    case small
    /// The least size whatever the time: tens of times that of the others.
    case smallest
}
