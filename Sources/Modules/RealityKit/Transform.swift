import KinoraViews
import simd

/// Where an entity is, how it is turned, and how large it is: in meters, in the space of its parent.
public struct Transform: Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    public static let identity = Transform()

    public init(
        scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    public init() { self.init(scale: .one) }
    /// Turned about x, then y, then z, in radians.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        let (pitch, yaw) = (simd_quatf(angle: x, axis: [1, 0, 0]), simd_quatf(angle: y, axis: [0, 1, 0]))
        self.init(rotation: yaw * pitch * simd_quatf(angle: z, axis: [0, 0, 1]))
    }
    /// The place that a matrix gives, how long it makes the axes, and how it turns them.
    public init(matrix: float4x4) {
        let columns = matrix.columns
        func axis(_ column: SIMD4<Float>) -> SIMD3<Float> { [column.x, column.y, column.z] }
        let axes = [axis(columns.0), axis(columns.1), axis(columns.2)]
        let lengths = axes.map { ($0 * $0).sum().squareRoot() }
        let turned = zip(axes, lengths).map { $1 > 0 ? $0 / $1 : $0 }
        self.init(
            scale: [lengths[0], lengths[1], lengths[2]],
            rotation: simd_quatf(float3x3(turned[0], turned[1], turned[2])), translation: axis(columns.3))
    }

    public var matrix: float4x4 {
        func column(_ axis: SIMD3<Float>, _ scale: Float) -> SIMD4<Float> {
            let turned = rotation.act(axis) * scale
            return [turned.x, turned.y, turned.z, 0]
        }
        return float4x4(
            column([1, 0, 0], scale.x), column([0, 1, 0], scale.y), column([0, 0, 1], scale.z),
            [translation.x, translation.y, translation.z, 1])
    }
}
