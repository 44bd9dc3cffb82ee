import KinoraStage

/// Whether content that fits into its scroll view follows a finger.
public struct ScrollBounceBehavior: Sendable {
    fileprivate let followsSize: Bool
    /// As `always`.
    public static var automatic: ScrollBounceBehavior { .init(followsSize: false) }
    public static var always: ScrollBounceBehavior { .init(followsSize: false) }
    /// Only content that is longer than the scroll view does.
    public static var basedOnSize: ScrollBounceBehavior { .init(followsSize: true) }
}

extension View {
    /// Whether content that fits into the scroll views below follows a finger along `axes`.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }
}

extension ScrollElement {
    /// The axes along which a finger moves the content. What can be refreshed is pulled also where it fits.
    var touchAxes: Axis.Set {
        let environment = context.environment
        var axes = axes
        if limit.x == 0, environment.horizontalScrollBounceBehavior.followsSize { axes.remove(.horizontal) }
        if limit.y == 0, environment.verticalScrollBounceBehavior.followsSize, refreshKey == nil {
            axes.remove(.vertical)
        }
        return axes
    }
}
