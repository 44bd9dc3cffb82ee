import Foundation
import KinoraGeometry

// Points, sizes and rectangles animate in points. Angles and unit points are scaled by 128: the thresholds at which a
// spring counts as settled are absolute (see `FluidSpringAnimation`), and a turn of one radian is seen as clearly as a
// move of a hundred points. The factor is SwiftUI's, which shows in the animatable data of its `Angle`.

/// How many units of animatable data a radian, or the whole of a unit square's side, counts for.
package let unitScale: Double = 128

extension CGPoint: Animatable {
    /// x and y, in points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Width and height, in points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size, in points.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in radians times 128.
    public var animatableData: Double {
        get { radians * unitScale }
        set { radians = newValue / unitScale }
    }
}

extension UnitPoint: Animatable {
    /// The coordinates times 128.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
        set { (x, y) = (newValue.first / CGFloat(unitScale), newValue.second / CGFloat(unitScale)) }
    }
}
