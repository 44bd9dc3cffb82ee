import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Whether the first thing in a frame paints every pixel anew, so that clearing the frame before would be wasted.
struct FrameCover {
    let bounds: PixelRect
    let transform: CGAffineTransform
    let textures: TextureCache

    /// True only where it is certain.
    func isCovered(by node: Node?) -> Bool {
        switch node {
        case .group(let children): isCovered(by: children.first)
        case .layer(.transform(let inner), let children):
            FrameCover(bounds: bounds, transform: inner.concatenating(transform), textures: textures)
                .isCovered(by: children.first)
        case .layer(.clip(let path, rule: _, inverse: false), let children):
            covers(path) && isCovered(by: children.first)
        case .fill(let fill): covers(fill.path) && isOpaque(fill.paint)
        case .image(let image):
            image.tint == nil && image.image.pixmap.width > 0 && covers(Path(.rect(image.rect)))
                && textures.isOpaque(image.image)
                && (image.source.map { $0.part(inside: image.image.bounds) == $0 } ?? true)
        default: false
        }
    }

    private func covers(_ path: Path) -> Bool {
        Self.covers(path, transform, PixelRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
    }

    /// Whether a path has full coverage in all pixels of an area, of which a part may be drawn: rectangles that reach the area's
    /// edges have. True only where it is certain.
    static func covers(_ path: Path, _ transform: CGAffineTransform, _ area: PixelRect) -> Bool {
        guard case .rect(let rect)? = path.simpleShape, rect.width > 0, rect.height > 0,
            (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0),
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1e6 })
        else { return false }
        let mapped = rect.applying(transform)
        return mapped.minX <= CGFloat(area.x) && mapped.minY <= CGFloat(area.y) && mapped.maxX >= CGFloat(area.maxX)
            && mapped.maxY >= CGFloat(area.maxY)
    }

    private func isOpaque(_ paint: Paint) -> Bool {
        func isOpaque(_ ramp: Ramp) -> Bool {
            !ramp.stops.isEmpty && ramp.stops.allSatisfy { $0.color.alpha >= 1 && $0.location.isFinite }
        }
        return switch paint {
        case .color(let color): color.alpha >= 1
        case .linear(let paint): isOpaque(paint.ramp)
        // A ring about a focus may pass by some places.
        case .radial(let paint): paint.focus == nil && isOpaque(paint.ramp)
        case .angular(let paint): isOpaque(paint.ramp)
        case .mesh(let mesh):
            MeshRaster.isOpaque(mesh) && covers(Path(.rect(mesh.bounds)))
                && MeshGeometry(mesh, MixedColor(space: mesh.space, colors: .sRGB))?.coversSquare ?? false
        case .image, .shader: false
        }
    }
}
