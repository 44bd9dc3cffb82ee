import Foundation

// Animations along curves. Names, control points and the default of 0.35 s are SwiftUI's.

extension Animation {
    /// The duration of a curve that names none, in seconds.
    static let curveDuration = 0.35

    private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(duration: duration, curve: curve))
    }

    /// What is used where no animation is named; moves like `.spring`: duration 0.5 s, no bounce.
    public static let `default` = Animation(DefaultAnimation())

    /// Constant speed for 0.35 s.
    public static var linear: Animation { curve(.linear, curveDuration) }
    /// Constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

    /// A slow start, for 0.35 s.
    public static var easeIn: Animation { curve(.easeIn, curveDuration) }
    /// A slow start, for `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

    /// A slow end, for 0.35 s.
    public static var easeOut: Animation { curve(.easeOut, curveDuration) }
    /// A slow end, for `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

    /// A slow start and end, for 0.35 s.
    public static var easeInOut: Animation { curve(.easeInOut, curveDuration) }
    /// A slow start and end, for `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    /// Along the Bézier curve with control points (p1x, p1y) and (p2x, p2y), for `duration` seconds (default 0.35).
    ///
    /// The x are held to 0…1, the y are free.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(UnitCurve(p1x, p1y, p2x, p2y), duration)
    }

    /// Along `curve`, for `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        self.curve(curve, duration)
    }
}
