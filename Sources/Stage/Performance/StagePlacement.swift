import Foundation

/// Where a stage lies in a picture that is larger or smaller: the stage keeps its own points, and the picture shows them
/// magnified.
public struct StagePlacement: Equatable, Sendable {
    /// The picture's size in its own points.
    public var size: CGSize
    /// How many points of the picture one point of the stage has.
    public var magnification: Double
    /// The stage's top left corner in the picture, in the picture's points.
    public var origin: CGPoint

    /// A stage whose top left corner is at `origin` of a picture of `size`, `magnification` times as large as by itself.
    public init(size: CGSize, magnification: Double, origin: CGPoint) {
        self.size = size
        self.magnification = magnification
        self.origin = origin
    }

    /// From the stage's points to the picture's.
    var transform: CGAffineTransform {
        CGAffineTransform(a: magnification, b: 0, c: 0, d: magnification, tx: origin.x, ty: origin.y)
    }
}
