/// How each pixel fared in a comparison.
public struct DiffMap: Equatable, Sendable {
    /// What became of one pixel.
    public enum Class: UInt8, Sendable {
        /// Equal, or within the metric.
        case same = 0
        /// Different, and counted.
        case different = 1
        /// Different, but taken for the antialiased edge of a shape and not counted.
        case antialiased = 2
        /// Not compared.
        case ignored = 3
    }

    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Row by row.
    var classes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        classes = [UInt8](repeating: 0, count: width * height)
    }

    /// The pixel in column `x` of row `y`, from the top left. Both must lie in the picture.
    public subscript(x: Int, y: Int) -> Class { Class(rawValue: classes[y * width + x]) ?? .same }
}
