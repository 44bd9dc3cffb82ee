// Machine vectors animate by lane.

extension SIMD2: Animatable where Scalar: VectorArithmetic {
    /// The lanes, in order.
    public var animatableData: AnimatablePair<Scalar, Scalar> {
        get { AnimatablePair(self[0], self[1]) }
        set { self = SIMD2(newValue.first, newValue.second) }
    }
}

extension SIMD3: Animatable where Scalar: VectorArithmetic {
    /// The lanes, in order.
    public var animatableData: AnimatablePair<Scalar, AnimatablePair<Scalar, Scalar>> {
        get { AnimatablePair(self[0], AnimatablePair(self[1], self[2])) }
        set { self = SIMD3(newValue.first, newValue.second.first, newValue.second.second) }
    }
}

extension SIMD4: Animatable where Scalar: VectorArithmetic {
    /// The lanes, in order.
    public var animatableData: AnimatablePair<AnimatablePair<Scalar, Scalar>, AnimatablePair<Scalar, Scalar>> {
        get { AnimatablePair(AnimatablePair(self[0], self[1]), AnimatablePair(self[2], self[3])) }
        set {
            let (low, high) = (newValue.first, newValue.second)
            self = SIMD4(low.first, low.second, high.first, high.second)
        }
    }
}
