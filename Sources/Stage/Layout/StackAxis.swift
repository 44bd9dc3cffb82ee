/// What a view is arranged by.
private struct StackPlace: Equatable {
    var axis: Axis?
    var rowLevel: Int?
}

private struct StackPlaceKey: EnvironmentKey { static var defaultValue: StackPlace { StackPlace() } }

extension EnvironmentValues {
    fileprivate var stackPlace: StackPlace {
        get { self[StackPlaceKey.self] }
        set { self[StackPlaceKey.self] = newValue }
    }

    /// The axis of the nearest stack, which spacers and dividers follow.
    package var stackAxis: Axis? { stackPlace.axis }

    /// How deep in an outline the rows are that the views become; nil where they are not rows of a list themselves.
    package var rowLevel: Int? { stackPlace.rowLevel }
}

extension BuildContext {
    package func inStack(_ axis: Axis?) -> BuildContext {
        var copy = self
        copy.environment.stackPlace = StackPlace(axis: axis)
        return copy
    }

    /// For views that become rows of a list.
    ///
    /// - Parameter level: how many rows they are below in an outline.
    package func inRows(level: Int) -> BuildContext {
        var copy = self
        copy.environment.stackPlace = StackPlace(axis: .vertical, rowLevel: level)
        return copy
    }
}
