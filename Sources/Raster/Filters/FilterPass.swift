import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// One filter of a scene, brought to device pixels: what the executor of layers calls.
///
/// The order of use: `outputRect` says where content within some bounds ends up; `sourceRect` says which of the content's
/// pixels are needed for some wanted pixels; `apply` makes those. Consecutive color matrices should be handed over
/// together (`colorMatrices`), because they are not clamped between.
struct FilterPass {
    private enum Step {
        case blur(GaussianBlur, inside: PixelRect?)
        case variableBlur(VariableBlur)
        case dropShadow(ShadowFilter)
        case innerShadow(ShadowFilter)
        case colorMatrices([ColorMatrix])
        case alphaThreshold(AlphaThresholdFilter)
        case shader(ShaderPassFilter)
    }

    private let step: Step

    /// - Parameter transform: from the filter's points to device pixels. Nil where it is singular: nothing is to be drawn.
    init?(_ filter: Filter, transform: CGAffineTransform) {
        guard let map = DeviceMap(transform) else { return nil }
        switch filter {
        case .blur(let sigma, let opaque, let bounds):
            step = .blur(
                GaussianBlur(sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY),
                inside: opaque ? map.pixels(bounds) : nil)
        case .variableBlur(let radius, _):
            let sigma = radius.isFinite ? max(0, radius) / 2 : 0
            step = .variableBlur(VariableBlur(sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY))
        case .dropShadow(let color, let sigma, let offset):
            let moved = map.vector(offset)
            step = .dropShadow(
                ShadowFilter(
                    color: color, sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY, offsetX: moved.width,
                    offsetY: moved.height))
        case .innerShadow(let color, let sigma, let offset):
            let moved = map.vector(offset)
            step = .innerShadow(
                ShadowFilter(
                    color: color, sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY, offsetX: moved.width,
                    offsetY: moved.height))
        case .colorMatrix(let matrix): step = .colorMatrices([matrix])
        case .alphaThreshold(let minimum, let maximum, let color):
            step = .alphaThreshold(AlphaThresholdFilter(minimum: minimum, maximum: maximum, color: color))
        case .shader(let pass): step = .shader(ShaderPassFilter(pass, map: map))
        }
    }

    /// Several color matrices in a row, the first one first.
    init(colorMatrices: [ColorMatrix]) { step = .colorMatrices(colorMatrices) }

    /// The pixels that content within `bounds` may cover afterwards. A filter that turns transparency into color covers
    /// everything: `bounds` must then be what the executor allows it to cover.
    func outputRect(for bounds: PixelRect) -> PixelRect {
        switch step {
        case .blur(let blur, let inside): inside.map { $0.intersection(bounds) } ?? blur.outputRect(for: bounds)
        case .variableBlur(let blur): blur.outputRect(for: bounds)
        case .dropShadow(let shadow): shadow.outputRect(for: bounds)
        case .innerShadow, .colorMatrices, .alphaThreshold: bounds
        case .shader(let pass): pass.outputRect(for: bounds)
        }
    }

    /// The content pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect {
        switch step {
        case .blur(let blur, let inside):
            inside.map { blur.sourceRect(for: wanted).intersection($0) } ?? blur.sourceRect(for: wanted)
        case .variableBlur(let blur): blur.sourceRect(for: wanted)
        case .dropShadow(let shadow), .innerShadow(let shadow): shadow.sourceRect(for: wanted)
        case .colorMatrices: wanted
        // How alpha rises is seen from the pixels beside one.
        case .alphaThreshold: wanted.insetBy(dx: -1, dy: -1)
        case .shader(let pass): pass.sourceRect(for: wanted)
        }
    }

    /// The pixels that may change where the content changes within `rect`; nil where that cannot be said.
    func areaThatChanges(_ rect: PixelRect) -> PixelRect? {
        switch step {
        case .blur(let blur, let inside):
            let area = blur.areaThatChanges(rect)
            return inside.map { area.intersection($0) } ?? area
        case .variableBlur(let blur): return blur.areaThatChanges(rect)
        case .dropShadow(let shadow): return shadow.areaThatChanges(rect)
        case .colorMatrices: return rect
        case .innerShadow, .alphaThreshold, .shader: return nil
        }
    }

    /// The filtered pixels, as a surface that covers `wanted`.
    ///
    /// - Parameters:
    ///   - source: the content; transparent outside its bounds.
    ///   - mask: for a variable blur, its mask drawn to a surface; nil is a transparent one.
    /// - Throws: `RasterError.unknownShader` where no such function is registered.
    func apply(to source: Surface, wanted: PixelRect, mask: Surface? = nil) throws(RasterError) -> Surface {
        switch step {
        case .blur(let blur, let inside):
            return blur.apply(to: source, wanted: wanted, edges: inside.map { .renormalized($0) } ?? .transparent)
        case .variableBlur(let blur):
            return blur.apply(to: source, mask: mask ?? Surface(bounds: .empty), wanted: wanted)
        case .dropShadow(let shadow): return shadow.drop(source, wanted: wanted)
        case .innerShadow(let shadow): return shadow.inner(source, wanted: wanted)
        case .colorMatrices(let matrices): return ColorMatrixFilter.apply(matrices, to: source, wanted: wanted)
        case .alphaThreshold(let threshold): return threshold.apply(to: source, wanted: wanted)
        case .shader(let pass):
            guard let result = pass.apply(to: source, wanted: wanted) else {
                throw RasterError.unknownShader(pass.pass.shader.name)
            }
            return result
        }
    }

    /// The same result in pieces of a few rows, where the filter allows it, so that they stay in the cache. Areas for
    /// which no piece comes are transparent.
    func draw(_ source: Surface, wanted: PixelRect, _ lay: (Surface) -> Void) throws(RasterError) {
        switch step {
        case .dropShadow(let shadow): shadow.drop(source, wanted: wanted, lay)
        case .shader(let pass):
            guard pass.draw(source, wanted: wanted, lay) else { throw RasterError.unknownShader(pass.pass.shader.name) }
        default: lay(try apply(to: source, wanted: wanted))
        }
    }
}
