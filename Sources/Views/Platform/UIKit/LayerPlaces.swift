import KinoraGeometry

// Places in one layer, told in the points of another.

extension CALayer {
    /// - Parameter layer: nil for what the outermost layer lies in.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }
    /// The box around the corners of a rectangle, which transforms may have turned.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.boundingBox(under: map(to: l)) }
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.boundingBox(under: map(to: l).inverted()) }

    private func map(to other: CALayer?) -> ProjectionTransform {
        guard let other else { return mapOutwards }
        return other === self ? ProjectionTransform() : mapOutwards.concatenating(other.mapOutwards.inverted())
    }

    /// From the points of the layer to those of what the outermost layer around it lies in.
    private var mapOutwards: ProjectionTransform {
        guard let outer else { return mapToOuter }
        return mapToOuter.concatenating(outer.mapOutwards)
    }

    private var shownModel: LayerModel { shown ?? ownModel }
    private var outer: CALayer? { superlayer ?? view?.superview?.layer }

    /// Bounds begin at their own origin and turn about the anchor, which lies at the position.
    private var mapToOuter: ProjectionTransform {
        let model = shownModel
        let own = CATransform3DConcat(
            CATransform3DMakeTranslation(
                -model.boundsOrigin.x - model.anchor.x, -model.boundsOrigin.y - model.anchor.y, 0),
            CATransform3DConcat(model.transform, CATransform3DMakeTranslation(position.x, position.y, 0)))
        guard let around = outer?.shownModel, around.sublayerTransform != CATransform3DIdentity else {
            return ProjectionTransform(own)
        }
        let middle = CGPoint(
            x: around.boundsOrigin.x + around.anchor.x, y: around.boundsOrigin.y + around.anchor.y)
        return ProjectionTransform(CATransform3DConcat(own, around.sublayerTransform.about(middle)))
    }
}
