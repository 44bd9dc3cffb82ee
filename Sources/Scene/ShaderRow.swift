/// A row of pixels as a row function sees it: positions to move, a layer to read at them, colors to set.
///
/// Functions of rows compute what functions of pixels do, several times faster: the compiler vectorizes plain loops
/// over these arrays, and reading the layer is vectorized too (`Maths` has the elementary functions in that form). A
/// function usually moves `x` and `y`, calls `sample()`, and may then change the colors.
///
///     .layerRows { arguments in
///         let shift = arguments.float(0)
///         return { row in
///             for i in 0..<row.count { row.x[i] += shift }
///             row.sample()
///         }
///     }
///
/// A distortion (`.distortionRows`) only moves `x` and `y`; the layer is read there afterwards. A color function
/// (`.colorRows`) finds the layer's colors in the row, a generator (`.generatorRows`) has no layer.
public struct ShaderRow {
    /// The number of pixels; all arrays have as many places.
    public let count: Int
    /// Horizontal positions in points, initially the pixels' own centers.
    public let x: UnsafeMutablePointer<Float>
    /// Vertical positions in points, initially the pixels' own centers.
    public let y: UnsafeMutablePointer<Float>
    /// Premultiplied red, 0…1, initially 0; all four channels are clamped to that range when the row is done.
    public let red: UnsafeMutablePointer<Float>
    /// Premultiplied green.
    public let green: UnsafeMutablePointer<Float>
    /// Premultiplied blue.
    public let blue: UnsafeMutablePointer<Float>
    /// Alpha.
    public let alpha: UnsafeMutablePointer<Float>
    /// Three arrays for whatever the function needs; their first values are unspecified.
    public let scratch: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>)
    /// The layer, for functions that read it themselves; nil for a generator. It lives as long as the row.
    public let layer: LayerSampler?
    private let read: () -> Void

    /// The arrays a row consists of, one after another: x, y, red, green, blue, alpha, scratch.
    public static let arrays = 9

    /// - Parameters:
    ///   - memory: room for `arrays` times `stride` floats.
    ///   - stride: at least `count`.
    ///   - layer: what `sample` reads.
    ///   - sample: fills the colors with the layer's at the positions.
    public init(
        count: Int, memory: UnsafeMutablePointer<Float>, stride: Int, layer: LayerSampler? = nil,
        sample: @escaping () -> Void
    ) {
        self.count = count
        self.layer = layer
        func array(_ index: Int) -> UnsafeMutablePointer<Float> { memory + index * stride }
        (x, y) = (array(0), array(1))
        (red, green, blue, alpha) = (array(2), array(3), array(4), array(5))
        scratch = (array(6), array(7), array(8))
        read = sample
    }

    /// Fills the colors with the layer's at the positions: bilinear, transparent outside the layer.
    public func sample() { read() }
}
