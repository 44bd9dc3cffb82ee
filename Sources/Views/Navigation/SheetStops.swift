import KinoraStage

/// The heights at which a sheet rests.
struct SheetStops {
    struct Stop: Equatable {
        let detent: PresentationDetent
        /// In points.
        let height: CGFloat
    }

    /// From the lowest up; at least one.
    let stops: [Stop]
    /// Whether it may go altogether.
    let mayLeave: Bool

    init(_ stops: [Stop], mayLeave: Bool) {
        self.stops = stops.sorted { $0.height < $1.height }
        self.mayLeave = mayLeave
    }

    var lowest: CGFloat { stops.first?.height ?? 0 }
    var highest: CGFloat { stops.last?.height ?? 0 }

    /// The stop at which it rests that a finger lets go; nil where it leaves.
    ///
    /// It is the one nearest to where the sheet would be a moment later. Fast enough, it goes to the next one at least.
    ///
    /// - Parameter velocity: points per second, upwards.
    func rest(from height: CGFloat, velocity: CGFloat) -> Stop? {
        let ahead = height + velocity * ReleasePhysics.foresight
        // 0 is where it has left.
        let places = (mayLeave ? [0] : []) + stops.map(\.height)
        var place = places.min { abs($0 - ahead) < abs($1 - ahead) } ?? 0
        if velocity > ReleasePhysics.flick, let next = places.first(where: { $0 > height }) {
            place = max(place, next)
        } else if velocity < -ReleasePhysics.flick, let next = places.last(where: { $0 < height }) {
            place = min(place, next)
        }
        return mayLeave && place == 0 ? nil : stops.first { $0.height == place }
    }

    /// The height that is shown where a finger asks for one: beyond its ends it gives way less and less.
    func banded(_ height: CGFloat) -> CGFloat {
        if height > highest { return highest + SheetStops.band(height - highest, SheetStops.roomAbove) }
        if !mayLeave, height < lowest { return lowest - SheetStops.band(lowest - height, SheetStops.roomBelow) }
        return max(0, height)
    }

    /// Farther than this a sheet does not go beyond its ends, in points.
    private static let roomAbove: CGFloat = 30
    private static let roomBelow: CGFloat = 100

    private static func band(_ distance: CGFloat, _ room: CGFloat) -> CGFloat {
        ScrollPhysics.banded(distance, limit: 0, frame: room)
    }
}
