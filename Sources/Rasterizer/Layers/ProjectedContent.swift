import Foundation
import Geometry
import SceneGraph

/// Content seen through a projective map: the plane on which it is drawn flat, how fine, and where it lands.
///
/// The content is drawn upright in its own points, at the number of pixels per point at which it appears largest, and
/// then carried to the device by sampling. What lies behind the viewer (w ≤ 0) is left out.
struct ProjectedContent {
    /// From content points to the pixels of the flat layer.
    let contentTransform: CGAffineTransform
    /// The flat layer's pixels.
    let contentBounds: PixelRect
    /// From the flat layer's pixels to device pixels.
    let projection: ProjectionTransform
    /// Device pixels that may be touched.
    let bounds: PixelRect

    /// The flat layer has at most so many pixels along a side: what would be finer is drawn coarser.
    private static let sideLimit = 8192.0
    /// Parts nearer to the viewer's plane than this share of the content's own distance are cut off.
    private static let nearest = 1e-3

    init(_ projection: ProjectionTransform, _ children: [Node], _ transform: CGAffineTransform) {
        let toDevice = projection.concatenating(ProjectionTransform(transform))
        // A first look at the content's extent, in sixteenths of a point.
        let rough = ContentBounds.of(children, CGAffineTransform(scaleX: 16, y: 16))
        let box = CGRect(
            x: Double(rough.x) / 16, y: Double(rough.y) / 16, width: Double(max(rough.width, 0)) / 16,
            height: Double(max(rough.height, 0)) / 16)
        let visible = Self.polygon(of: box, under: toDevice)
        let scale = Self.scale(of: box, under: toDevice, at: visible)
        contentTransform = CGAffineTransform(scaleX: scale, y: scale)
        contentBounds = rough.isEmpty || visible.isEmpty ? .empty : ContentBounds.of(children, contentTransform)
        self.projection = ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(toDevice)
        bounds = Self.bounds(of: visible.map { $0.applying(toDevice) })
    }

    /// The projected layer as a surface that covers `wanted`.
    func project(_ layer: Surface, wanted: PixelRect) -> Surface {
        layer
    }

    /// The corners of the part of `box` that lies in front of the viewer.
    private static func polygon(of box: CGRect, under m: ProjectionTransform) -> [CGPoint] {
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
        let depths = corners.map { Double(m.m13 * $0.x + m.m23 * $0.y + m.m33) }
        guard depths.allSatisfy(\.isFinite), let farthest = depths.max(), farthest > 0 else { return [] }
        let near = farthest * nearest
        var polygon: [CGPoint] = []
        for i in 0..<4 {
            let (p, q, wp, wq) = (corners[i], corners[(i + 1) % 4], depths[i], depths[(i + 1) % 4])
            if wp >= near { polygon.append(p) }
            if (wp >= near) != (wq >= near) {
                let t = (near - wp) / (wq - wp)
                polygon.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
            }
        }
        return polygon
    }

    /// Pixels per point where the content appears largest, within what a layer may hold.
    private static func scale(of box: CGRect, under m: ProjectionTransform, at points: [CGPoint]) -> CGFloat {
        var scale = 0.0
        let middle = CGPoint(
            x: points.map(\.x).reduce(0, +) / Double(max(points.count, 1)),
            y: points.map(\.y).reduce(0, +) / Double(max(points.count, 1)))
        for p in points + [middle] {
            let w = Double(m.m13 * p.x + m.m23 * p.y + m.m33)
            guard w > 0 else { continue }
            // The area of the map's image of a small square around p is |det M| / w³.
            let area = abs(Double(m.determinant)) / (w * w * w)
            if area.isFinite { scale = max(scale, area.squareRoot()) }
        }
        let longest = Double(max(box.width, box.height, 1e-6))
        return Maths.clamp(scale, 1e-6, sideLimit / longest)
    }

    private static func bounds(of points: [CGPoint]) -> PixelRect {
        guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .empty }
        var box = CGRect(origin: first, size: .zero)
        for p in points.dropFirst() { box = box.union(CGRect(origin: p, size: .zero)) }
        return ContentBounds.of(box.insetBy(dx: -1, dy: -1), .identity)
    }
}
