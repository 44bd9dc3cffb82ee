import KinoraGeometry

// Lengths and points that are told from the leading edge, as they lie on the stage, where places are told from the left. Where text runs
// from right to left, leading is on the right.

extension EdgeInsets {
    /// With the insets at the left and right exchanged where leading is on the right.
    package func placed(_ isMirrored: Bool) -> EdgeInsets {
        isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }
}

extension Edge.Set {
    /// With left and right exchanged where leading is on the right.
    package func placed(_ isMirrored: Bool) -> Edge.Set {
        guard isMirrored, contains(.leading) != contains(.trailing) else { return self }
        return symmetricDifference([.leading, .trailing])
    }
}

extension UnitPoint {
    /// With left and right exchanged where leading is on the right.
    package func placed(_ isMirrored: Bool) -> UnitPoint { isMirrored ? UnitPoint(x: 1 - x, y: y) : self }
}
