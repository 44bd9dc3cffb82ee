import CoreML
import KinoraViews

public typealias VNConfidence = Float

/// What would have been found. None is ever made.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    /// 0…1.
    open var confidence: VNConfidence { 0 }
    override fileprivate init() { super.init() }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// Shares of the picture, with y upwards.
    public let boundingBox: CGRect
    override fileprivate init() {
        boundingBox = .zero
        super.init()
    }
    /// What a tracking request is to follow.
    public init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init()
    }
}
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var upperBodyOnly: Bool { true }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// Radians.
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
}
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    override fileprivate init() { super.init() }
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    override fileprivate init() { super.init() }
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
    override fileprivate init() { super.init() }
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
open class VNRecognizedPoint: NSObject, @unchecked Sendable {
    override fileprivate init() { super.init() }
    open var location: CGPoint { .zero }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var confidence: VNConfidence { 0 }
}
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
public enum VNChirality: Int, Sendable {
    case unknown = 0
    case left = -1
    case right = 1
}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public enum JointName: String, CaseIterable, Sendable {
        case nose, leftEye, rightEye, leftEar, rightEar, neck, leftShoulder, rightShoulder, leftElbow, rightElbow
        case leftWrist, rightWrist, leftHip, rightHip, root, leftKnee, rightKnee, leftAnkle, rightAnkle
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    public enum JointsGroupName: String, Sendable { case face, torso, leftArm, rightArm, leftLeg, rightLeg, all }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError.operationFailed }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    open var chirality: VNChirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    public enum JointName: String, CaseIterable, Sendable {
        case wrist, thumbCMC, thumbMP, thumbIP, thumbTip, indexMCP, indexPIP, indexDIP, indexTip
        case middleMCP, middlePIP, middleDIP, middleTip, ringMCP, ringPIP, ringDIP, ringTip
        case littleMCP, littlePIP, littleDIP, littleTip
    }
    public enum JointsGroupName: String, Sendable {
        case thumb, indexFinger, middleFinger, ringFinger, littleFinger, all
    }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError.operationFailed }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    private let buffer: CVPixelBuffer
    private init(buffer: CVPixelBuffer) {
        self.buffer = buffer
        super.init()
    }
    open var featureName: String? { nil }
    open var pixelBuffer: CVPixelBuffer { buffer }
}
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// What stands out from its background.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { [] }
    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw VNError.operationFailed }
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
    ) throws -> CVPixelBuffer { throw VNError.operationFailed }
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VNError.operationFailed }
}
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open var data: Data { Data() }
    open func computeDistance(_ distance: UnsafeMutablePointer<Float>, to other: VNFeaturePrintObservation) throws {
        throw VNError.operationFailed
    }
}
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// Radians.
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
}
open class VNContour: NSObject, @unchecked Sendable {
    override fileprivate init() { super.init() }
    open var childContours: [VNContour] { [] }
    open var pointCount: Int { 0 }
    open var aspectRatio: Float { 1 }
    open var normalizedPath: CGPath { CGMutablePath() }
}
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    open var normalizedPath: CGPath { CGMutablePath() }
    open func contour(at contourIndex: Int) throws -> VNContour { throw VNError.operationFailed }
}

/// A box in pixels, of shares of a picture with y upwards.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}
public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: point.x * CGFloat(imageWidth), y: point.y * CGFloat(imageHeight))
}
/// Shares of a picture, of a box or a point in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
        height: imageRect.height / height)
}
public func VNNormalizedPointForImagePoint(_ point: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: point.x / CGFloat(imageWidth), y: point.y / CGFloat(imageHeight))
}
