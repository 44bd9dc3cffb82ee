import Foundation

/// A type whose changes can be shown gradually, by way of a vector that stands for what moves in it.
///
/// A type that does not write `animatableData` has nothing to animate. A type that is itself a vector is its own data.
public protocol Animatable {
    /// The type of the vector.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// What moves, as a vector.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The vector itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable { public typealias AnimatableData = Double }
extension Float: Animatable { public typealias AnimatableData = Float }
extension CGFloat: Animatable { public typealias AnimatableData = CGFloat }
