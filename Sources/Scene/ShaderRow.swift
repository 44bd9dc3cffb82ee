/// A row of pixels as a row function sees it: positions to move, a layer to read at them, colors to set.
///
/// Functions of rows compute what functions of pixels do, several times faster: plain loops over these arrays run on
/// vectors, and so does reading the layer (`Maths` has the elementary functions in that form). A function usually moves
/// `x` and `y`, calls `sample()`, and may then change the colors.
///
///     .layerRows { arguments in
///         let shift = arguments.float(0)
///         return { row in
///             for i in 0..<row.count { row.x[i] += shift }
///             row.sample()
///         }
///     }
///
/// A distortion (`.distortionRows`) only moves `x` and `y`; the layer is read there when it is done.
public struct ShaderRow {
    /// The number of pixels; all arrays have as many places.
    public let count: Int
    /// Positions in points, at first the pixels' own centers.
    public let x: UnsafeMutablePointer<Float>
    public let y: UnsafeMutablePointer<Float>
    /// Premultiplied colors, 0…1, at first transparent; values outside are clamped when the row is done.
    public let red: UnsafeMutablePointer<Float>
    public let green: UnsafeMutablePointer<Float>
    public let blue: UnsafeMutablePointer<Float>
    public let alpha: UnsafeMutablePointer<Float>
    /// Three arrays for whatever the function needs; their first values are unspecified.
    public let scratch: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>)
    private let read: () -> Void

    /// The arrays a row consists of, one after another: x, y, red, green, blue, alpha, scratch.
    public static let arrays = 9

    /// - Parameters:
    ///   - memory: room for `arrays` times `stride` floats.
    ///   - stride: at least `count`.
    ///   - sample: fills the colors with the layer's at the positions.
    public init(count: Int, memory: UnsafeMutablePointer<Float>, stride: Int, sample: @escaping () -> Void) {
        self.count = count
        func array(_ index: Int) -> UnsafeMutablePointer<Float> { memory + index * stride }
        (x, y) = (array(0), array(1))
        (red, green, blue, alpha) = (array(2), array(3), array(4), array(5))
        scratch = (array(6), array(7), array(8))
        read = sample
    }

    /// Fills the colors with the layer's at the positions: bilinear, transparent outside the layer.
    public func sample() { read() }
}
