import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Rows of a frame that one thread draws in one go.
struct FrameBand: Equatable {
    /// What is wanted.
    let rows: PixelRect
    /// What is drawn for it: the same, or more where something looks at the pixels behind it.
    let drawn: PixelRect
}

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

    /// What the bands may have in common: all of them together are drawn with at most 7 rows for 5 of the frame.
    private static let (rowsDrawn, rowsOfFrame) = (7, 5)

    /// The bands that are drawn soonest, from top to bottom; none where more than one would not pay.
    static func of(
        _ scene: FrameScene, _ transform: CGAffineTransform, frame: PixelRect, threads: Int
    ) -> [FrameBand] {
        for count in counts(scene, transform, frame: frame, threads: threads) {
            let bands = of(scene, transform, frame: frame, count: count)
            let drawn = bands.reduce(0) { $0 + $1.drawn.height }
            if drawn * rowsOfFrame <= frame.height * rowsDrawn { return bands }
        }
        return []
    }

    private static func counts(
        _ scene: FrameScene, _ transform: CGAffineTransform, frame: PixelRect, threads: Int
    ) -> [Int] {
        let most = count(scene, transform, frame: frame, threads: threads)
        return most > 1 ? [most, threads] : []
    }

    /// `count` bands of like height, from top to bottom.
    static func of(_ scene: FrameScene, _ transform: CGAffineTransform, frame: PixelRect, count: Int) -> [FrameBand] {
        let needs = BackdropNeeds(scene.nodes, transform)
        return (0..<count).map { number in
            let top = frame.y + frame.height * number / count
            let band = frame.withY(top..<frame.y + frame.height * (number + 1) / count)
            return FrameBand(
                rows: band, drawn: frame.withY(needs.area(for: band).intersection(frame).union(band).yRange))
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

    /// The most rows that a filter reads beyond those it makes.
    private static func reach(_ nodes: [Node], _ transform: CGAffineTransform, _ frame: PixelRect) -> Int {
        var most = 0
        for node in nodes {
            switch node {
            case .fill, .stroke, .glyphs, .image: break
            case .backdrop(let backdrop):
                let bounds = ContentBounds.of(backdrop.path.boundingRect, transform).intersection(frame)
                let middle = bounds.withY(bounds.y + bounds.height / 2..<bounds.y + bounds.height / 2 + 1)
                guard !bounds.isEmpty else { break }
                most = max(most, middle.y - BackdropNeeds([node], transform).area(for: middle).y)
            case .group(let children): most = max(most, reach(children, transform, frame))
            case .layer(.transform(let inner), let children):
                most = max(most, reach(children, inner.concatenating(transform), frame))
            case .layer(.filter(let filter), let children):
                let own = FilterPass(filter, transform: transform).map { frame.y - $0.sourceRect(for: frame).y } ?? 0
                most = max(most, own + reach(children, transform, frame))
            case .layer(.mask(let mask, _), let children):
                most = max(most, reach(mask, transform, frame), reach(children, transform, frame))
            case .layer(.projection, _):
                // Its content is drawn whole for each band.
                most = frame.height
            case .layer(_, let children): most = max(most, reach(children, transform, frame))
            }
        }
        return most
    }
}
