import KinoraStage

// Views of UIKit have frames that are told from the left, whatever the direction of text. What draws itself in such a frame, and
// SwiftUI's views in it, have the direction around again.

extension EnvironmentValues {
    /// The direction around views of UIKit, where these are placed from the left against it.
    @Entry fileprivate var directionAroundFrames: LayoutDirection? = nil
}

extension ChangeEnvironment {
    /// Places what is in it from the left.
    @MainActor static let placesFromLeft = ChangeEnvironment { environment in
        guard environment.layoutDirection == .rightToLeft else { return }
        environment.directionAroundFrames = .rightToLeft
        environment.layoutDirection = .leftToRight
    }

    /// Has the direction that is around the views of UIKit.
    @MainActor static let directionAround = ChangeEnvironment { environment in
        guard let direction = environment.directionAroundFrames else { return }
        environment.layoutDirection = direction
        environment.directionAroundFrames = nil
    }
}

@MainActor
extension NSTextAlignment {
    /// Around a text that is placed by this alignment: `left` and `right` are the same sides in both directions.
    var sides: ChangeEnvironment {
        self == .left || self == .right ? .placesFromLeft : ChangeEnvironment { _ in }
    }
}
