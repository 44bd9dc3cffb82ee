import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// How a frame is cut into bands.
///
/// Every band is a walk through the whole scene, and what lies within the reach of a filter is drawn for both of two bands. Many
/// bands share the work out evenly, few of them have less of it.
enum FrameBands {
    /// Smaller frames are drawn before a second thread has begun.
    private static let smallestFrame = 1 << 19
    private static let smallestHeight = 32
    private static let bandsOfThread = 4
    /// Leaves of a walk, as `WalkCost` counts them, from which on a thread gets half as many bands.
    private static let longWalk = 500
    private static let walkLimit = 2000

    /// The bands that are drawn soonest, from top to bottom; none where more than one would not pay.
    static func of(
        _ scene: FrameScene, _ transform: CGAffineTransform, frame: PixelRect, threads: Int
    ) -> [PixelRect] {
        let count = count(scene, transform, frame: frame, threads: threads)
        return count > 1 ? cut(frame, count: count) : []
    }

    /// `count` bands of like height, from top to bottom.
    static func cut(_ area: PixelRect, count: Int) -> [PixelRect] {
        (0..<count).map {
            area.withY(area.y + area.height * $0 / count..<area.y + area.height * ($0 + 1) / count)
        }
    }

    /// `count` pieces along the longer side, so that they border on each other as little as can be.
    static func cutAcross(_ area: PixelRect, count: Int) -> [PixelRect] {
        guard area.width > area.height else { return cut(area, count: count) }
        return (0..<count).map {
            area.withX(area.x + area.width * $0 / count..<area.x + area.width * ($0 + 1) / count)
        }
    }

    /// How many bands are drawn soonest; 1 where more would not pay.
    static func count(
        _ scene: FrameScene, _ transform: CGAffineTransform, frame: PixelRect, threads: Int
    ) -> Int {
        guard threads > 1, frame.area >= smallestFrame, frame.height >= threads * smallestHeight else { return 1 }
        let walk = WalkCost.of(scene.nodes, transform, damage: [frame], limit: walkLimit)
        let most = walk < longWalk ? bandsOfThread : walk < walkLimit ? bandsOfThread / 2 : 1
        let height = max(smallestHeight, 2 * reach(scene.nodes, transform, frame))
        return threads * max(1, min(most, frame.height / (height * threads)))
    }

    /// The most rows that a filter, or a backdrop in a layer, reads beyond those it makes. What backdrops on the frame itself read is
    /// drawn once for all bands.
    private static func reach(
        _ nodes: [Node], _ transform: CGAffineTransform, _ frame: PixelRect, isInLayer: Bool = false
    ) -> Int {
        var most = 0
        for node in nodes {
            switch node {
            case .fill, .stroke, .glyphs, .image: break
            case .backdrop(let backdrop):
                let bounds = ContentBounds.of(backdrop.path.boundingRect, transform).intersection(frame)
                guard isInLayer, !bounds.isEmpty else { break }
                let middle = bounds.withY(bounds.y + bounds.height / 2..<bounds.y + bounds.height / 2 + 1)
                most = max(most, middle.y - backdrop.sourceRect(for: middle, transform).y)
            case .group(let children): most = max(most, reach(children, transform, frame, isInLayer: isInLayer))
            case .layer(.transform(let inner), let children):
                most = max(most, reach(children, inner.concatenating(transform), frame, isInLayer: isInLayer))
            case .layer(.clip, let children):
                most = max(most, reach(children, transform, frame, isInLayer: isInLayer))
            case .layer(.filter(let filter), let children):
                let own = FilterPass(filter, transform: transform).map { frame.y - $0.sourceRect(for: frame).y } ?? 0
                most = max(most, own + reach(children, transform, frame, isInLayer: true))
            case .layer(.mask(let mask, _), let children):
                let isFlat = isInLayer || !ContentTraits.hasOwnBackdrop(children)
                most = max(
                    most, reach(mask, transform, frame, isInLayer: true),
                    reach(children, transform, frame, isInLayer: isFlat))
            case .layer(.projection, _):
                // Its content is drawn whole for each band.
                most = frame.height
            case .layer(_, let children): most = max(most, reach(children, transform, frame, isInLayer: true))
            }
        }
        return most
    }
}
