import KinoraStage

extension EdgeInsets {
    /// Takes the distances of some edges from others.
    mutating func set(_ edges: Edge.Set, to other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    /// The same distance at some edges, in points.
    mutating func set(_ edges: Edge.Set, to length: CGFloat) {
        set(edges, to: EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
}

extension ProposedViewSize {
    /// What is left of it within insets; a length that is not said stays so.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
