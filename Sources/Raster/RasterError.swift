import Foundation

/// Why a scene was not drawn.
public enum RasterError: Error, Equatable, CustomStringConvertible {
    /// A side is above `RasterLimits.side` pixels, the area above `RasterLimits.pixels`, or the size is not a number.
    case frameTooLarge(width: Double, height: Double)
    /// Nodes are nested deeper than `RasterLimits.depth`.
    case nestingTooDeep
    /// The layers alive at one moment together exceed `RasterLimits.layerPixels`.
    case layersTooLarge
    /// No shader function is registered under the name, or the one that is does not suit the place.
    case unknownShader(String)

    public var description: String {
        switch self {
        case .frameTooLarge(let width, let height):
            "a frame of \(width) x \(height) pixels is too large: the limits are \(RasterLimits.side) pixels a side and "
                + "\(RasterLimits.pixels) in all"
        case .nestingTooDeep: "nodes are nested deeper than \(RasterLimits.depth)"
        case .layersTooLarge: "the layers open at one moment exceed \(RasterLimits.layerPixels) pixels"
        case .unknownShader(let name): "no shader function named \"\(name)\" is registered for this use"
        }
    }
}

/// What one frame may ask for.
public enum RasterLimits {
    /// Pixels along one side.
    public static let side = 16_384
    /// Pixels of one frame.
    public static let pixels = 1 << 26
    /// Pixels of all layers that are open at the same time, the frame's own included.
    public static let layerPixels = 1 << 28
    /// Nodes inside nodes, masks included.
    public static let depth = 512
}
