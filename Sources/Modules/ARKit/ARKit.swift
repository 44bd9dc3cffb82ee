/// The module that sources import for things in the room that the camera sees. A stage has no camera: no configuration is supported, a
/// session finds nothing, and what would show it is a neutral box.
@_exported import KinoraViews
@_exported import SceneKit
@_exported import SpriteKit
import simd

/// What a session is to look for.
open class ARConfiguration: NSObject {
    /// As on a device without the sensors.
    open class var isSupported: Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
    public final class VideoFormat: NSObject {
        public let imageResolution = CGSize.zero
        public let framesPerSecond = 0
    }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open var videoFormat = VideoFormat()
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []
}
open class ARWorldTrackingConfiguration: ARConfiguration {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    open class var supportsUserFaceTracking: Bool { false }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction: SceneReconstruction = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
    open var detectionObjects: Set<ARReferenceObject> = []
    open var initialWorldMap: ARWorldMap?
    open var isAutoFocusEnabled = true
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    open var wantsHDREnvironmentTextures = true
}
open class AROrientationTrackingConfiguration: ARConfiguration { open var isAutoFocusEnabled = true }
open class ARFaceTrackingConfiguration: ARConfiguration {
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
}
open class ARImageTrackingConfiguration: ARConfiguration {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
}
open class ARBodyTrackingConfiguration: ARConfiguration {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
open class ARObjectScanningConfiguration: ARConfiguration {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
open class ARGeoTrackingConfiguration: ARConfiguration {}

open class ARReferenceImage: NSObject {
    open var name: String?
    public let physicalSize: CGSize
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let height = image.width > 0 ? physicalWidth * CGFloat(image.height) / CGFloat(image.width) : 0
        physicalSize = CGSize(width: physicalWidth, height: height)
    }
    /// Groups of a catalogue are not read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
open class ARReferenceObject: NSObject {
    open var name: String?
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}
open class ARWorldMap: NSObject { open var anchors: [ARAnchor] = [] }

public struct ARError: LocalizedError, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        case worldTrackingFailed = 200
    }
    public let code: Code
    public var errorDescription: String? { "Unsupported configuration." }
}

/// How a session should begin.
extension ARSession {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
}
