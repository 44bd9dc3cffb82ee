import Foundation
import Geometry
import SceneGraph

/// Content seen through a projective map: how fine it is drawn flat, and where it lands.
///
/// The content is drawn upright in its own points, at about the number of pixels per point at which it appears largest,
/// and then carried to the device by sampling.
struct ProjectedContent {
    /// From content points to the pixels of the flat layer.
    let contentTransform: CGAffineTransform
    /// The flat layer's pixels.
    let contentBounds: PixelRect
    /// Device pixels that may be touched.
    let bounds: PixelRect
    private let resampler: ProjectiveResampler?

    /// The flat layer has at most so many pixels along a side: what would be finer is drawn coarser.
    private static let sideLimit = 4096.0

    init(_ projection: ProjectionTransform, _ children: [Node], _ transform: CGAffineTransform) {
        // One walk of the content: with two, nested projections would take twice as long for every level.
        let extent = Self.extent(of: children)
        let toDevice = projection.concatenating(ProjectionTransform(transform))
        let scale = Self.scale(of: extent, under: toDevice)
        contentTransform = CGAffineTransform(scaleX: scale, y: scale)
        resampler = ProjectiveResampler(
            ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(toDevice))
        contentBounds =
            resampler == nil || extent.isEmpty ? .empty : ContentBounds.of(extent, contentTransform).insetBy(dx: -1, dy: -1)
        bounds = contentBounds.isEmpty ? .empty : resampler?.outputRect(for: contentBounds) ?? .empty
    }

    /// The projected layer as a surface that covers `wanted`.
    func project(_ layer: Surface, wanted: PixelRect) -> Surface {
        resampler?.apply(to: layer, wanted: wanted) ?? Surface(bounds: wanted)
    }

    /// What the content covers, in points, to a sixteenth of one.
    private static func extent(of children: [Node]) -> CGRect {
        let fine = ContentBounds.of(children, CGAffineTransform(scaleX: 16, y: 16))
        return CGRect(
            x: Double(fine.x) / 16, y: Double(fine.y) / 16, width: Double(max(fine.width, 0)) / 16,
            height: Double(max(fine.height, 0)) / 16)
    }

    /// Pixels per point at the corner or in the middle, wherever the content appears largest. At corners near the
    /// viewer's plane that has no bounds: four times the middle is the most.
    private static func scale(of box: CGRect, under m: ProjectionTransform) -> CGFloat {
        func scale(at x: CGFloat, _ y: CGFloat) -> Double {
            let w = Double(m.m13 * x + m.m23 * y + m.m33)
            // The image of a small square around a point has |det M| / w³ of its area.
            let area = abs(Double(m.determinant)) / (w * w * w)
            return w > 0 && area.isFinite ? area.squareRoot() : 0
        }
        let middle = scale(at: box.midX, box.midY)
        let corners = [
            scale(at: box.minX, box.minY), scale(at: box.maxX, box.minY), scale(at: box.minX, box.maxY),
            scale(at: box.maxX, box.maxY),
        ]
        let largest = max(middle, min(corners.max()!, middle > 0 ? 4 * middle : corners.max()!))
        return Maths.clamp(largest, 1e-6, sideLimit / Double(max(box.width, box.height, 1e-6)))
    }
}
