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
    open var boundingBox: CGRect { .zero }
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
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public enum JointName: String, CaseIterable, Sendable {
        case nose, leftEye, rightEye, leftEar, rightEar, neck, leftShoulder, rightShoulder, leftElbow, rightElbow
        case leftWrist, rightWrist, leftHip, rightHip, root, leftKnee, rightKnee, leftAnkle, rightAnkle
    }
    public enum JointsGroupName: String, Sendable { case face, torso, leftArm, rightArm, leftLeg, rightLeg, all }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError.operationFailed }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
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
    open var featureName: String? { nil }
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
