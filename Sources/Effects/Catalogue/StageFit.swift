import Foundation
import KinoraStage

/// How an effect takes a stage of another size than its own.
public enum StageFit: String, Sendable {
    /// It is laid out on the whole stage, in points as large as those with which its own size just fits: backgrounds, particles,
    /// photos and all that stands in the middle keep their look, and what extends to the edges goes on to the edges.
    case fills
    /// It is laid out at its own size, magnified until that just fits, and put in the middle; its page goes on to the edges.
    /// Scripts hit what they hit at its own size.
    case fits
    /// It is laid out anew, a point being a point: for views that know what to do with any size.
    case reflows

    /// Where the effect's own stage lies in a picture.
    ///
    /// - Parameters:
    ///   - own: the effect's own size in points.
    ///   - picture: the picture's size in points; both sides are greater than 0.
    func placement(of own: CGSize, in picture: CGSize) -> (stage: CGSize, placement: StagePlacement?) {
        let magnification = Double(min(picture.width / own.width, picture.height / own.height))
        guard self != .reflows, picture != own, magnification > 0 else { return (picture, nil) }
        switch self {
        case .fits:
            let origin = CGPoint(
                x: (picture.width - own.width * magnification) / 2, y: (picture.height - own.height * magnification) / 2
            )
            return (own, StagePlacement(size: picture, magnification: magnification, origin: origin))
        case .fills, .reflows:
            let stage = CGSize(width: picture.width / magnification, height: picture.height / magnification)
            return (stage, StagePlacement(size: picture, magnification: magnification, origin: .zero))
        }
    }
}

extension Script {
    /// The same gestures on a stage that lies in a picture, from places and distances in the picture.
    func onStage(of size: CGSize, in placement: StagePlacement) -> Script {
        func place(_ point: ScriptPoint) -> ScriptPoint {
            let inPicture: CGPoint =
                switch point {
                case .points(let x, let y): CGPoint(x: x, y: y)
                case .unit(let x, let y): CGPoint(x: x * placement.size.width, y: y * placement.size.height)
                }
            return .points(
                x: Double(inPicture.x - placement.origin.x) / placement.magnification,
                y: Double(inPicture.y - placement.origin.y) / placement.magnification)
        }
        return Script(events.map { ScriptEvent(at: $0.time, $0.action.moved(place, shrunk: placement.magnification)) })
    }
}

extension ScriptAction {
    /// With its places changed by `place`, and its distances divided by `magnification`.
    fileprivate func moved(_ place: (ScriptPoint) -> ScriptPoint, shrunk magnification: Double) -> ScriptAction {
        switch self {
        case .tap(let at, let count): .tap(at: place(at), count: count)
        case .press(let at, let duration): .press(at: place(at), duration: duration)
        case .drag(let path, let duration, let pace): .drag(path: path.map(place), duration: duration, pace: pace)
        case .hover(let path, let duration, let pace, let leaves):
            .hover(path: path.map(place), duration: duration, pace: pace, leaves: leaves)
        case .scroll(let at, let offset, let duration):
            .scroll(
                at: place(at),
                by: CGSize(width: offset.width / magnification, height: offset.height / magnification),
                duration: duration)
        case .pinch(let at, let scale, let duration): .pinch(at: place(at), scale: scale, duration: duration)
        case .rotate(let at, let degrees, let duration): .rotate(at: place(at), degrees: degrees, duration: duration)
        case .tilt: self
        }
    }
}
