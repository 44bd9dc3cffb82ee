import KinoraStage

/// A rectangle whose corners are round, or may be.
nonisolated protocol RoundedCorners {
    /// The radii of the corners in a rectangle of a size, in points.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension Rectangle: RoundedCorners {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: RoundedCorners {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height, size.width / 2, size.height / 2))
    }
}

extension UnevenRoundedRectangle: RoundedCorners {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        cornerRadii.fitted(to: CGRect(origin: .zero, size: size))
    }
}

extension Capsule: RoundedCorners {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}

extension Circle: RoundedCorners {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}
