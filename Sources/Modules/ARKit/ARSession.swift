import KinoraViews
import simd

/// Looks for places and things. It finds none; anchors that a source adds are told to the delegate and the views.
@MainActor @preconcurrency
open class ARSession: NSObject {
    public nonisolated override init() { super.init() }
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }
    public nonisolated let identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    private var anchors: [ARAnchor] = []

    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        if options.contains(.removeExistingAnchors) { anchors = [] }
    }
    open func pause() {}
    open func add(anchor: ARAnchor) {
        anchors.append(anchor)
        delegate?.session(self, didAdd: [anchor])
    }
    open func remove(anchor: ARAnchor) {
        guard anchors.contains(anchor) else { return }
        anchors.removeAll { $0 === anchor }
        delegate?.session(self, didRemove: [anchor])
    }
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(code: .unsupportedConfiguration))
    }
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }
}

@MainActor @preconcurrency
public protocol ARSessionObserver: AnyObject {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}
@MainActor @preconcurrency
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

// MARK: What is found

/// A place in the room, which is that of its source.
open class ARAnchor: NSObject {
    public let name: String?
    public let transform: simd_float4x4
    public let identifier = UUID()
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    open var sessionIdentifier: UUID? { nil }
}
open class ARPlaneAnchor: ARAnchor {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    public enum Classification: Sendable { case none, wall, floor, ceiling, table, seat, door, window }
    open var alignment: Alignment { .horizontal }
    open var classification: Classification { .none }
    open class var isClassificationSupported: Bool { false }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    public struct PlaneExtent: Sendable {
        public let width: Float
        public let height: Float
        public let rotationOnYAxis: Float
    }
    open var planeExtent: PlaneExtent { PlaneExtent(width: 0, height: 0, rotationOnYAxis: 0) }
}
open class ARImageAnchor: ARAnchor {
    open var referenceImage: ARReferenceImage? { nil }
    open var isTracked: Bool { false }
}
open class ARObjectAnchor: ARAnchor { open var referenceObject: ARReferenceObject? { nil } }
open class ARBodyAnchor: ARAnchor {}
open class ARMeshAnchor: ARAnchor {}
open class ARFaceAnchor: ARAnchor {
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var lookAtPoint: SIMD3<Float> { .zero }
    open var isTracked: Bool { false }
}

/// A picture of the camera with what was found in it. There is none.
open class ARFrame: NSObject {
    public let camera = ARCamera()
    open var timestamp: TimeInterval { 0 }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
}
open class ARLightEstimate: NSObject {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
}
open class ARCamera: NSObject {
    public enum TrackingState: Sendable {
        case notAvailable, normal
        case limited(Reason)
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
    }
    open var trackingState: TrackingState { .notAvailable }
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { .zero }
}

open class ARRaycastQuery: NSObject {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(
        origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
    ) { (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment) }
}
open class ARRaycastResult: NSObject {
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}
open class ARTrackedRaycast: NSObject { open func stopTracking() {} }
open class ARHitTestResult: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
    }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}
