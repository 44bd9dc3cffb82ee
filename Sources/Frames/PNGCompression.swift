/// How much time a PNG file's size is worth. All levels are lossless and deterministic: the same pixels, the same bytes.
///
/// Against libpng's default settings, over the kinds of frame in `scripts/bench`: see docs/PERFORMANCE.md for the measured figures.
public enum PNGCompression: String, CaseIterable, Codable, Sendable {
    /// Kinora's own deflate coder, with a filter for each band of rows: the least time.
    case fast
    /// The same, with the filter of noise tried out on a sample. The default.
    case balanced
    /// A filter for each row and a longer search for repeats, or libdeflate at a middle level where that finds more.
    case small
    /// The least size whatever the time: tens of times that of the others.
    case smallest
}
