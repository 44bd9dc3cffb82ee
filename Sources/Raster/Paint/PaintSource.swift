import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// From a scene's paint to a source of pixels, for one transform and one region of the device.
struct PaintSource {
    let source: PixelSource
    /// 0...255, for shaders.
    let opacity: UInt32

    /// Nil where nothing would be drawn.
    ///
    /// - Parameters:
    ///   - transform: from the paint's points to device pixels.
    ///   - area: the pixels that will be asked for.
    init?(_ paint: Paint, transform: CGAffineTransform, opacity: Double, area: DrawArea, resources: PaintResources)
        throws
    {
        let opacity = opacity.clamped(to: 0...1)
        self.opacity = ByteLevel.of(opacity)
        guard self.opacity > 0, !area.isEmpty else { return nil }
        if case .color(let color) = paint {
            let pixel = PremultipliedPixel(color, opacity: opacity)
            guard pixel != .clear else { return nil }
            source = .color(pixel)
            return
        }
        guard let shader = try resources.shader(for: paint, transform: transform, area: area) else { return nil }
        source = .shader(shader)
    }
}

/// What paints are made from and what is worth keeping between them.
final class PaintResources {
    private let ramps: RampCache<RampTable>
    private let fineRamps: RampCache<FineRamp>
    let textures = TextureCache()
    private let pool: SurfacePool
    private let style: RasterStyle
    /// For the outlines of meshes.
    private lazy var outlines = ShapePainter()

    init(pool: SurfacePool, style: RasterStyle) {
        self.pool = pool
        self.style = style
        ramps = RampCache { RampTable($0, style.colors) }
        fineRamps = RampCache { FineRamp($0, style.colors) }
    }

    /// Nil where the paint shows nothing.
    func shader(for paint: Paint, transform: CGAffineTransform, area: DrawArea) throws -> (any RowShader)? {
        guard transform.isInvertible else { return nil }
        let inverse = transform.inverted()
        if style.dithers, let dithered = ditheredShader(for: paint, inverse: inverse) { return dithered }
        if let spread = SpreadField.of(paint, inverse: inverse) {
            return SpreadShader(ramps.table(for: spread.ramp), spread)
        }
        switch paint {
        case .color: return nil
        case .linear(let linear): return LinearGradientShader(ramps.table(for: linear.ramp), linear, inverse: inverse)
        case .radial(let radial):
            return GradientShader(ramps.table(for: radial.ramp), .radial(RadialField(radial, inverse: inverse)))
        case .angular(let angular):
            return GradientShader(ramps.table(for: angular.ramp), .angular(AngularField(angular, inverse: inverse)))
        case .mesh(let mesh):
            let surface = Surface(bounds: area.drawn, pool: pool)
            let sides = MeshSides(mesh)
            if !sides.areOnBox, let placed = PlacedMesh(mesh, transform, style) {
                if placed.covers(area.whole) {
                    MeshRaster(surface, left: area.whole.x - OutlinedMesh.reach, style: style).drawInside(placed)
                    return SurfaceShader(surface, isOpaque: MeshRaster.isOpaque(mesh))
                }
                OutlinedMesh(mesh, sides, placed, style, pool, outlines).draw(onto: surface, area)
            } else {
                MeshRaster(surface, left: area.whole.x, style: style).draw(mesh, transform)
            }
            return SurfaceShader(surface, isOpaque: surface.isOpaque)
        case .image(let image):
            return ImageShader(
                image.image, source: image.image.bounds, rect: image.rect, inverse: inverse,
                edges: image.tiled ? .repeated : .clamped, interpolation: .smooth, cache: textures)
        case .shader(let shader): return try GeneratorShader(shader, inverse: inverse)
        }
    }

    /// Nil for what is no gradient by a ramp.
    private func ditheredShader(for paint: Paint, inverse: CGAffineTransform) -> DitheredShader? {
        func shader(_ ramp: Ramp, _ field: any RampPositions, coversAll: Bool = true) -> DitheredShader {
            DitheredShader(fineRamps.table(for: ramp), field, coversAll: coversAll)
        }
        if let spread = SpreadField.of(paint, inverse: inverse) {
            return shader(spread.ramp, spread, coversAll: spread.coversAll)
        }
        switch paint {
        case .linear(let linear): return shader(linear.ramp, LinearPositions(linear, inverse: inverse))
        case .radial(let radial): return shader(radial.ramp, RadialField(radial, inverse: inverse))
        case .angular(let angular): return shader(angular.ramp, AngularField(angular, inverse: inverse))
        case .color, .mesh, .image, .shader: return nil
        }
    }
}

extension SceneImage {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height) }
}

extension Surface {
    /// True where every pixel has full alpha.
    var isOpaque: Bool {
        var all: UInt32 = .max
        for i in 0..<width * height { all &= pixels[i] }
        return all &>> 24 == 255
    }
}

extension CGAffineTransform {
    /// True where the map has an inverse with finite numbers.
    var isInvertible: Bool {
        let det = determinant
        return det != 0 && det.isFinite && (1 / det).isFinite && tx.isFinite && ty.isFinite
    }
}
