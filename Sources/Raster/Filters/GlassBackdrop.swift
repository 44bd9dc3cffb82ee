import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What liquid glass shows of the pixels behind it: blurred, bent at the edge, mapped in color, tinted, with a lit rim.
///
/// The shadow around glass is not part of it; whoever builds the scene draws one.
struct GlassBackdrop {
    let effect: GlassEffect
    let recipe: GlassRecipe
    /// Pixels per point.
    let scale: Double

    init(_ effect: GlassEffect, scale: Double) {
        self.effect = effect
        recipe = GlassRecipe(effect.variant, dark: effect.dark)
        self.scale = scale
    }

    private var blur: GaussianBlur { GaussianBlur(sigmaX: recipe.sigma * scale, sigmaY: recipe.sigma * scale) }

    /// The backdrop pixels on which those of `wanted` depend, for a shape of which `wanted` are the pixels.
    func sourceRect(for wanted: PixelRect) -> PixelRect { blur.sourceRect(for: wanted) }

    /// The backdrop pixels on which some pixels of a shape depend.
    ///
    /// - Parameter side: the shape's shorter side in points.
    func sourceRect(for wanted: PixelRect, side: Double) -> PixelRect {
        let reach = reach(of: GlassLens(side: side))
        return blur.sourceRect(for: wanted.insetBy(dx: -reach, dy: -reach))
    }

    /// The pixels of a shape that are measured for `wanted`: those from which an edge is seen that is near enough to bend light or to
    /// shine. What `MeasuredDistance` says of `wanted` is then the same as if all of the shape were measured, or deeper than matters.
    ///
    /// - Parameter side: the shape's shorter side in points.
    func measured(of whole: PixelRect, near wanted: PixelRect, side: Double) -> PixelRect {
        let points = Double(max(GlassLens(side: side).range, GlassRecipe.glowDepth))
        // Distances are smoothed over some pixels.
        let reach = Maths.int(min(Maths.ceil(points * scale), 0x1p24)) + 16
        return whole.intersection(wanted.insetBy(dx: -reach, dy: -reach))
    }

    /// How many pixels away bent light may come from: no more than any picture has, whatever the scale.
    private func reach(of lens: GlassLens) -> Int {
        Maths.int(min(Maths.ceil(Double(lens.strength) * scale), 0x1p24)) + 2
    }

    /// Opaque pixels that cover `wanted`, to be composited through the shape's coverage.
    ///
    /// - Parameters:
    ///   - backdrop: what is painted behind so far. Its blur does not fade at the edges of `backdrop`; where it is
    ///     transparent, white (light) or black (dark) is assumed.
    ///   - whole: the pixels of the shape, if `wanted` are a part of them.
    ///   - shape: the shape's distance field in device pixels.
    ///   - side: the shape's shorter side in points, which sets how strongly its edge bends.
    func apply(
        to backdrop: Surface, wanted: PixelRect, of whole: PixelRect? = nil, shape: DistanceField, side: Double
    ) -> Surface {
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty else { return result }
        let whole = whole ?? wanted
        let lens = GlassLens(side: side)
        let reach = reach(of: lens)
        let seen = wanted.insetBy(dx: -reach, dy: -reach).intersection(whole)
        let blurred = opaqueBlur(of: backdrop, wanted: seen)
        let sampler = LayerSampler(
            pixels: blurred.pixels, width: blurred.width, height: blurred.height, scale: SIMD2(1, 1),
            offset: SIMD2(Float(-seen.x), Float(-seen.y)))
        let tone = GlassTone(effect, recipe)
        let pixelsPerPoint = Float(scale)
        // Sampling stays half a pixel inside, where no transparency mixes in.
        let low = SIMD2(Float(whole.x) + 0.5, Float(whole.y) + 0.5)
        let high = SIMD2(Float(whole.maxX) - 0.5, Float(whole.maxY) - 0.5)
        withExtendedLifetime(blurred) {
            for y in wanted.yRange {
                let target = result.row(y) - wanted.x
                let still = blurred.row(y) - seen.x
                for x in wanted.xRange {
                    let (depth, inwards) = shape.sample(x, y)
                    let points = depth / pixelsPerPoint
                    if points >= lens.range && points >= GlassRecipe.glowDepth {
                        let color = PremultipliedRGBA(PremultipliedPixel(word: still[x]))
                        target[x] = PremultipliedRGBA(components: tone.map(color.components)).pixel.word
                        continue
                    }
                    let moved =
                        SIMD2(Float(x) + 0.5, Float(y) + 0.5) + inwards
                        * (lens.displacement(at: points) * pixelsPerPoint)
                    let inside = moved.replacing(with: low, where: moved .< low).replacing(
                        with: high, where: moved .> high)
                    let glass = tone.map(sampler.sample(inside))
                    let color = glass + tone.rim(depth: points, inwards: inwards, on: glass)
                    target[x] = PremultipliedRGBA(components: SIMD4(color.x, color.y, color.z, 1)).pixel.word
                }
            }
        }
        return result
    }

    /// The blurred backdrop over the appearance's background.
    private func opaqueBlur(of backdrop: Surface, wanted: PixelRect) -> Surface {
        let result = blur.apply(to: backdrop, wanted: wanted, edges: .renormalized(backdrop.bounds))
        let background: UInt32 = effect.dark ? 0xFF00_0000 : 0xFFFF_FFFF
        let solid = [UInt32](repeating: background, count: wanted.width)
        for y in wanted.yRange {
            Blend.row(solid, onto: result.row(y), count: wanted.width, mode: .destinationOver)
        }
        return result
    }
}

/// Glass's mapping of opaque colors, and its rim light.
struct GlassTone {
    private let recipe: GlassRecipe
    private let tint: SIMD4<Float>
    /// The direction towards the light, of length 1, and how much of it comes from there, 0…1.
    private let light: SIMD2<Float>
    private let brightness: Float

    init(_ effect: GlassEffect, _ recipe: GlassRecipe) {
        self.recipe = recipe
        let source = effect.light.map { SIMD2(Float($0.x), Float($0.y)) } ?? SIMD2(0, -1)
        let length = (source * source).sum().squareRoot()
        let isLit = length > 1e-6 && length.isFinite
        light = isLit ? source / length : .zero
        brightness = isLit ? min(length, 1) : 0
        if let color = effect.tint {
            tint = SIMD4(
                Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha) * GlassRecipe.tintOpacity)
        } else {
            tint = .zero
        }
    }

    @inline(__always)
    func map(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var c = SIMD4(color.x, color.y, color.z, 0)
        var y = Self.luminance(c)
        if let cap = recipe.luminanceCap {
            let k = 1 - y * (1 - cap)
            c = (y + (c - y) * (1 + 0.3 * (1 - k))) * k
            y = Self.luminance(c)
        }
        let mapped = recipe.black + (recipe.white - recipe.black) * y
        c = mapped + (c - y) * recipe.saturation
        c += (1 - c) * recipe.fill
        if tint.w > 0 {
            let shade = 1 - GlassRecipe.tintFollowsBackdrop * (1 - Self.luminance(c))
            c += (tint * shade - c) * tint.w
        }
        return SIMD4(c.x, c.y, c.z, 1)
    }

    /// White added near the edge, by depth in points: a line and a glow, most where the edge faces the light.
    ///
    /// - Parameter glass: the glass's color there.
    @inline(__always)
    func rim(depth: Float, inwards: SIMD2<Float>, on glass: SIMD4<Float>) -> SIMD4<Float> {
        guard depth < GlassRecipe.glowDepth else { return .zero }
        let (whole, gone) = GlassRecipe.lineDepth
        let line = depth < whole ? 1 : (depth < gone ? (gone - depth) / (gone - whole) : 0)
        let rest = depth > 0 ? 1 - depth / GlassRecipe.glowDepth : 1
        let cosine = -(inwards * light).sum()
        let facing = Self.share(cosine), away = Self.share(-cosine) * GlassRecipe.rimOpposite
        let directed = (facing > away ? facing : away) * brightness
        let shine = recipe.line * line + recipe.glow * rest * rest
        let amount: Float
        if recipe.rimFollowsBackdrop {
            let y = Self.luminance(glass)
            amount = recipe.line * line * y + shine * directed * max(0, y - recipe.black)
        } else {
            amount = shine * (GlassRecipe.rimAmbient + (1 - GlassRecipe.rimAmbient) * directed)
        }
        return SIMD4(amount, amount, amount, 0)
    }

    private static func luminance(_ c: SIMD4<Float>) -> Float { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }

    /// 1 where the edge faces the light, 0 where it is turned away far enough.
    private static func share(_ cosine: Float) -> Float {
        let t = (cosine - GlassRecipe.lightCosine) / (1 - GlassRecipe.lightCosine)
        return t > 0 ? (t < 1 ? t * t * (3 - 2 * t) : 1) : 0
    }
}
