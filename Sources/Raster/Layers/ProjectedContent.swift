import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

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
    /// The pixels that are its own, where it is one of several strips of the content.
    private var band: DepthBand?
    /// Whether it is one of several.
    var isStrip: Bool { band != nil }

    /// The flat layer's maximum number of pixels along a side: content that would need more is drawn more coarsely.
    private static let sideLimit = 4096.0

    /// The maximum number of pixels of the flat layer for each visible device pixel, once it has more than
    /// `freePixels`. Without it, a plane that extends to the horizon would need any number of pixels.
    private static let pixelsPerPixel = 32.0
    private static let freePixels = 65_536.0

    /// - Parameter visible: the device pixels that can be seen; nil is all of them. No more of the content is drawn than
    ///   these show.
    init(
        _ projection: ProjectionTransform, _ children: [Node], _ transform: CGAffineTransform, visible: PixelRect? = nil
    ) {
        // One walk of the content: with two, nested projections would take twice as long for every level.
        self.init(
            Self.extent(of: children), projection.concatenating(ProjectionTransform(transform)), visible: visible)
    }

    /// - Parameter extent: what the content covers, in its points.
    private init(_ extent: CGRect, _ toDevice: ProjectionTransform, visible: PixelRect?) {
        // The whole content decides the resolution, so that it does not depend on where the frame cuts the content.
        // But content far outside of the frame must not make the visible part coarse.
        let seenPart = Self.seenPart(of: extent, under: toDevice, visible)
        let scale = max(Self.scale(of: extent, under: toDevice), Self.scale(of: seenPart, under: toDevice))
        let fine = Flat(extent, toDevice, scale, visible)
        let seen = Double(fine.seen.width) * Double(fine.seen.height)
        let most = max(Self.freePixels, Self.pixelsPerPixel * seen)
        let pixels = Double(fine.contentBounds.width) * Double(fine.contentBounds.height)
        let flat = pixels > most ? Flat(extent, toDevice, scale * (most / pixels).squareRoot(), visible) : fine
        contentTransform = flat.contentTransform
        contentBounds = flat.contentBounds
        resampler = flat.resampler
        bounds = flat.bounds
    }

    /// The content drawn at one scale.
    private struct Flat {
        let contentTransform: CGAffineTransform
        let resampler: ProjectiveResampler?
        /// The part of the content that is drawn, in its pixels.
        private(set) var contentBounds = PixelRect.empty
        private(set) var bounds = PixelRect.empty
        /// The part of `bounds` that can be seen.
        private(set) var seen = PixelRect.empty

        init(_ extent: CGRect, _ toDevice: ProjectionTransform, _ scale: CGFloat, _ visible: PixelRect?) {
            contentTransform = CGAffineTransform(scaleX: scale, y: scale)
            resampler = ProjectiveResampler(
                ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(toDevice))
            guard let resampler, !extent.isEmpty else { return }
            let whole = ContentBounds.of(extent, contentTransform).insetBy(dx: -1, dy: -1)
            bounds = resampler.outputRect(for: whole)
            seen = visible.map { bounds.intersection($0) } ?? bounds
            // Samples of a pixel at the edge reach beyond it.
            contentBounds =
                visible == nil ? whole : whole.intersection(resampler.sourceRect(for: seen).insetBy(dx: -4, dy: -4))
        }
    }

    /// About how many samples `project` takes.
    func samples(in wanted: PixelRect) -> Double {
        guard let resampler else { return 0 }
        guard let band else { return resampler.samples(from: contentBounds, wanted: wanted) }
        return resampler.samples(from: contentBounds, wanted: wanted.intersection(bounds), in: band)
    }

    /// The projected layer as a surface that covers `wanted`.
    func project(_ layer: Surface, wanted: PixelRect) -> Surface {
        resampler?.apply(to: layer, wanted: wanted) ?? Surface(bounds: wanted)
    }

    /// Draws the projected layer's pixels into a surface that covers it, or a part of it.
    func project(_ layer: Surface, into surface: Surface) {
        resampler?.apply(to: layer, into: surface, within: surface.bounds.intersection(bounds), band: band)
    }

    /// The flat layer's pixels, and those around it, that materials and glass among its nodes look at.
    func seen(by nodes: [Node]) -> PixelRect { BackdropNeeds(nodes, contentTransform).seen(for: contentBounds) }

    /// The device pixels that lie behind some of the flat layer's, or around it.
    func pixels(behind flat: PixelRect) -> PixelRect {
        flat.isEmpty ? .empty : resampler?.outputRect(for: flat) ?? .empty
    }

    /// What is painted on the device as it lies behind `wanted`, pixels of the flat layer or around it.
    func flattened(_ device: Surface, wanted: PixelRect) -> Surface {
        resampler?.reversed.apply(to: device, wanted: wanted) ?? Surface(bounds: wanted)
    }

    /// What the content covers, in points, to a sixteenth of one.
    private static func extent(of children: [Node]) -> CGRect {
        let fine = ContentBounds.of(children, CGAffineTransform(scaleX: 16, y: 16))
        return CGRect(
            x: Double(fine.x) / 16, y: Double(fine.y) / 16, width: Double(max(fine.width, 0)) / 16,
            height: Double(max(fine.height, 0)) / 16)
    }

    /// The part of the content that can be seen, in points.
    private static func seenPart(of extent: CGRect, under toDevice: ProjectionTransform, _ visible: PixelRect?)
        -> CGRect
    {
        guard let visible, let inPoints = ProjectiveResampler(toDevice) else { return extent }
        let part = extent.intersection(CGRect(inPoints.sourceRect(for: visible)))
        return part.isNull || part.isEmpty ? extent : part
    }

    /// How much larger than in the middle a corner may appear and still decide the resolution. Corners near the viewer's plane
    /// appear larger without bounds.
    private static let largestToMiddle = 1024.0

    /// Pixels per point at the corner or in the middle, wherever the content appears largest.
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
        let largest = max(middle, min(corners.max()!, middle > 0 ? largestToMiddle * middle : corners.max()!))
        return largest.clamped(from: 1e-6, to: sideLimit / Double(max(box.width, box.height, 1e-6)))
    }
}

// MARK: Strips

extension ProjectedContent {
    /// Content of which a part is nearer than an eighth of the distance of another is drawn in strips. One scale would be too coarse for
    /// what is near, or too fine for what is far.
    private static let deepest = 8.0
    /// Each strip reaches twice as far as the one before.
    private static let stripLimit = 20
    /// What is nearer than this share of the largest distance is not seen.
    private static let nearestShare = 1e-6

    /// A node as strips of about the same depth each, from near to far, which together show every pixel once.
    ///
    /// - Parameters:
    ///   - map: from the node's points to device pixels.
    ///   - visible: the device pixels that can be seen. They decide where strips begin.
    static func strips(_ node: Node, _ map: ProjectionTransform, visible: PixelRect) -> [ProjectedContent] {
        let extent = extent(of: [node])
        return deepStrips(node, extent, map, visible) ?? [ProjectedContent(extent, map, visible: visible)]
    }

    /// Nil where one piece shows it well enough.
    private static func deepStrips(
        _ node: Node, _ extent: CGRect, _ map: ProjectionTransform, _ visible: PixelRect
    ) -> [ProjectedContent]? {
        guard !map.isAffine, !ContentTraits.seesBehind(node), !visible.isEmpty else { return nil }
        var inverse = map
        guard inverse.invert() else { return nil }
        let seen = SeenPlane(extent, map, visible, nearestShare: nearestShare)
        guard let (near, far) = seen.depths, near > 0, far.isFinite, far > near * deepest else { return nil }
        var (strips, depth) = ([ProjectedContent](), near)
        for index in 0..<stripLimit {
            let isLast = depth * 2 >= far || index == stripLimit - 1
            let band = DepthBand(
                inverse, low: isLast ? 0 : 1 / (depth * 2), high: index == 0 ? .infinity : 1 / depth)
            if let strip = ProjectedContent(extent, map, band, seen, visible) { strips.append(strip) }
            depth *= 2
            if isLast { break }
        }
        return strips
    }

    /// Nil where nothing of the strip can be seen.
    private init?(
        _ extent: CGRect, _ map: ProjectionTransform, _ band: DepthBand, _ seen: SeenPlane, _ visible: PixelRect
    ) {
        let own = seen.part(band.depths(margin: 0))
        // What pixels at its ends take in lies beyond it.
        let around = seen.part(band.depths(margin: band.reach))
        guard !around.corners.isEmpty, let box = around.box else { return nil }
        let device = around.deviceBounds.intersection(visible)
        let most = Self.freeStripPixels + Self.pixelsPerPixel * Double(device.pixelCount)
        let (width, height) = (max(Double(box.width), 1e-6), max(Double(box.height), 1e-6))
        let finest = min((most / (width * height)).squareRoot(), Self.sideLimit / max(width, height))
        let wanted = (own.corners.isEmpty ? around : own).greatestScale * Self.finer
        guard wanted > 0, wanted.isFinite, finest > 0, finest.isFinite else { return nil }
        let scale = min(wanted, finest)
        contentTransform = CGAffineTransform(scaleX: scale, y: scale)
        let whole = ContentBounds.of(extent, contentTransform).insetBy(dx: -1, dy: -1)
        contentBounds = whole.intersection(ContentBounds.of(box, contentTransform).insetBy(dx: -4, dy: -4))
        guard !contentBounds.isEmpty, !device.isEmpty,
            let resampler = ProjectiveResampler(
                ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(map))
        else { return nil }
        (self.resampler, self.band, bounds) = (resampler, band, device)
    }

    /// Pixels of a strip's flat layer for one of the device, along the direction in which it is enlarged most.
    private static let finer = 2.0
    /// So many pixels of a strip's flat layer are free, however few are seen.
    private static let freeStripPixels = 4096.0
}
