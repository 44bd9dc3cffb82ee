import Foundation

// The three named springs; numbers as documented for SwiftUI.

extension Spring {
    /// No bounce: duration 0.5 s, bounce 0.
    public static let smooth = Spring(duration: 0.5, bounce: 0)

    /// No bounce, with a duration of its own (seconds, default 0.5) and bounce added to 0 (default none).
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A small bounce: duration 0.5 s, bounce 0.15.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)

    /// A small bounce, with a duration of its own (seconds, default 0.5) and bounce added to 0.15 (default none).
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A clear bounce: duration 0.5 s, bounce 0.3.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// A clear bounce, with a duration of its own (seconds, default 0.5) and bounce added to 0.3 (default none).
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
