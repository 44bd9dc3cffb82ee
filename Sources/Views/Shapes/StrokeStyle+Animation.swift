/// Widths, the miter limit, dashes and their phase move. Dashes of different counts do not mix.
extension StrokeStyle: Animatable {
    public typealias Dashing = AnimatablePair<_KindVector, CGFloat>

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, Dashing>> {
        get {
            let dashes = _KindVector(dash.count, NumberVector(numbers: dash.map(Double.init)))
            return AnimatablePair(lineWidth, AnimatablePair(miterLimit, Dashing(dashes, dashPhase)))
        }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            let dashes = newValue.second.second
            if let numbers = dashes.first.value(as: NumberVector.self)?.numbers, numbers.count == dash.count {
                dash = numbers.map { CGFloat($0) }
            }
            dashPhase = dashes.second
        }
    }
}
