/// How each pixel fared in a comparison.
public struct DiffMap: Equatable, Sendable {
    public enum Class: UInt8, Sendable {
        case same = 0
        case different = 1
        /// Different, but taken for the antialiased edge of a shape and not counted.
        case antialiased = 2
        /// Not compared.
        case ignored = 3
    }

    public let width: Int
    public let height: Int
    /// Row by row.
    var classes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        classes = [UInt8](repeating: 0, count: width * height)
    }

    public subscript(x: Int, y: Int) -> Class { Class(rawValue: classes[y * width + x]) ?? .same }
}
