import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The blur, or the drop shadow, of a single filled shape that has a closed form: drawn straight onto the target,
/// without a layer and without blurring pixels.
///
/// It applies to blurs of any simple shape in one color, and to drop shadows under one. The result equals blurring a
/// layer that contains the shape.
struct BlurredFill {
    private let placement: BlurredPlacement
    private let color: RGBA

    /// The pixels it covers.
    var bounds: PixelRect { placement.bounds }

    /// Nil when the general method must be used.
    ///
    /// - Parameters:
    ///   - filter: a blur with fading edges, or a drop shadow. Of a drop shadow this is the shadow alone; the content
    /// has to be drawn on top.
    ///   - content: the filter's content; a fill, in any number of groups and transforms.
    ///   - transform: from the filter's points to device pixels.
    init?(_ filter: Filter, content: [Node], transform: CGAffineTransform) {
        guard let map = DeviceMap(transform), let (fill, inner) = Self.onlyFill(content), fill.antialiased,
            case .color(let paint) = fill.paint, let simple = fill.path.simpleShape
        else { return nil }
        let placed = inner.concatenating(transform)
        switch filter {
        case .blur(let sigma, false, _):
            color = paint
            guard
                let placement = BlurredPlacement(
                    simple, transform: placed, sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY)
            else { return nil }
            self.placement = placement
        case .dropShadow(let tint, let sigma, let offset):
            color = tint.opacity(paint.alpha.clamped(to: 0...1))
            let moved = map.vector(offset)
            guard
                let placement = BlurredPlacement(
                    simple, transform: placed, sigmaX: sigma * map.scaleX, sigmaY: sigma * map.scaleY,
                    offsetX: moved.width,
                    offsetY: moved.height)
            else { return nil }
            self.placement = placement
        default: return nil
        }
    }

    /// The one fill in a list of nodes, and its transform inside.
    private static func onlyFill(_ nodes: [Node]) -> (Fill, CGAffineTransform)? {
        var (nodes, transform) = (nodes, CGAffineTransform.identity)
        while nodes.count == 1 {
            switch nodes[0] {
            case .fill(let fill): return (fill, transform)
            case .group(let children): nodes = children
            case .layer(.transform(let inner), let children):
                transform = inner.concatenating(transform)
                nodes = children
            default: return nil
            }
        }
        return nil
    }

    /// Draws it over what is there.
    ///
    /// - Parameters:
    ///   - clip: the pixels that may change.
    ///   - mask: how much of each may, by its alpha; nil is all.
    ///   - opacity: 0…1.
    ///   - shapes: those that were drawn before, among which this one may be.
    func draw(
        onto target: Surface, clip: PixelRect, mask: Surface? = nil, opacity: Double = 1, from shapes: BlurredShapes
    ) {
        var part = bounds.intersection(target.bounds).intersection(clip)
        if let mask { part = part.intersection(mask.bounds) }
        guard !part.isEmpty else { return }
        let pixel = PremultipliedPixel(color.opacity(opacity.clamped(to: 0...1)))
        guard pixel != .clear else { return }
        let shape = shapes.shape(placement)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: part.width) { coverage in
            let row = coverage.baseAddress!
            for y in part.yRange {
                let range = shape.extent(of: y, in: part.xRange)
                guard !range.isEmpty else { continue }
                shape.row(y, range, into: row)
                if let mask { Self.multiply(row, by: mask.row(y) + (range.lowerBound - mask.bounds.x), range.count) }
                SourceOver.color(
                    pixel, onto: target.row(y) + (range.lowerBound - target.bounds.x), count: range.count, mask: row)
            }
        }
    }

    private static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, by mask: UnsafePointer<UInt32>, _ count: Int)
    {
        for i in 0..<count {
            let product = UInt32(coverage[i]) &* (mask[i] &>> 24) &+ 128
            coverage[i] = UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
        }
    }
}
