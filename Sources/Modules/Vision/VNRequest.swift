import CoreML
import KinoraViews

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What has ended, with all that it found. (Kinds of requests have results of a kind, which a class could not override.)
public protocol _VNFinder: AnyObject {
    var _kinoraFound: [VNObservation]? { get }
}
extension _VNFinder {
    /// Nil until the request has ended.
    public var results: [VNObservation]? { _kinoraFound }
}

/// Looks for something in a picture, and finds nothing.
open class VNRequest: NSObject, _VNFinder {
    public private(set) var _kinoraFound: [VNObservation]?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    private let completion: VNRequestCompletionHandler?
    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        completion = completionHandler
        super.init()
    }
    open func cancel() {}

    func end() {
        _kinoraFound = []
        completion?(self, nil)
    }
}
open class VNImageBasedRequest: VNRequest {
    /// The part of the picture that is looked at, 0…1, with y upwards.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { _kinoraFound as? [VNFaceObservation] }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { _kinoraFound as? [VNFaceObservation] }
    open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { _kinoraFound as? [VNFaceObservation] }
    open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    open var upperBodyOnly = true
    public var results: [VNHumanObservation]? { _kinoraFound as? [VNHumanObservation] }
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    public var results: [VNHumanBodyPoseObservation]? { _kinoraFound as? [VNHumanBodyPoseObservation] }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    open var maximumHandCount = 2
    public var results: [VNHumanHandPoseObservation]? { _kinoraFound as? [VNHumanHandPoseObservation] }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    public var results: [VNRectangleObservation]? { _kinoraFound as? [VNRectangleObservation] }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    /// Degrees from a right angle.
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
open class VNDetectContoursRequest: VNImageBasedRequest {
    public var results: [VNContoursObservation]? { _kinoraFound as? [VNContoursObservation] }
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    public var results: [VNRectangleObservation]? { _kinoraFound as? [VNRectangleObservation] }
}
open class VNDetectHorizonRequest: VNImageBasedRequest {
    public var results: [VNHorizonObservation]? { _kinoraFound as? [VNHorizonObservation] }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
    public var results: [VNBarcodeObservation]? { _kinoraFound as? [VNBarcodeObservation] }
}
open class VNClassifyImageRequest: VNImageBasedRequest {
    public var results: [VNClassificationObservation]? { _kinoraFound as? [VNClassificationObservation] }
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    public var results: [VNRecognizedObjectObservation]? { _kinoraFound as? [VNRecognizedObjectObservation] }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    public var results: [VNSaliencyImageObservation]? { _kinoraFound as? [VNSaliencyImageObservation] }
}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    public var results: [VNSaliencyImageObservation]? { _kinoraFound as? [VNSaliencyImageObservation] }
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    public var results: [VNInstanceMaskObservation]? { _kinoraFound as? [VNInstanceMaskObservation] }
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    public var results: [VNFeaturePrintObservation]? { _kinoraFound as? [VNFeaturePrintObservation] }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    public var results: [VNPixelBufferObservation]? { _kinoraFound as? [VNPixelBufferObservation] }
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}
open class VNRecognizeTextRequest: VNImageBasedRequest {
    public var results: [VNRecognizedTextObservation]? { _kinoraFound as? [VNRecognizedTextObservation] }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    /// A share of the picture's height.
    open var minimumTextHeight: Float = 0.03125
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    public var results: [VNTextObservation]? { _kinoraFound as? [VNTextObservation] }
    open var reportCharacterBoxes = false
}
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    public var results: [VNInstanceMaskObservation]? { _kinoraFound as? [VNInstanceMaskObservation] }
}
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {}
open class VNDetectHumanBodyPose3DRequest: VNImageBasedRequest {}

/// Follows what was found in one picture into the next, where it is no more.
open class VNTrackingRequest: VNImageBasedRequest {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false
    init(_ observation: VNDetectedObjectObservation, _ completionHandler: VNRequestCompletionHandler?) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
open class VNTrackObjectRequest: VNTrackingRequest {
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(observation, completionHandler) }
}
open class VNTrackRectangleRequest: VNTrackingRequest {
    public init(
        rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(observation, completionHandler) }
}

public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
public let VNDetectFaceRectanglesRequestRevision2 = 2
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision2 = 2
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision4 = 4
public let VNDetectHumanHandPoseRequestRevision1 = 1
public let VNDetectHumanBodyPoseRequestRevision1 = 1

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// A model that looks, which is never made.
open class VNCoreMLModel: NSObject {
    public init(for model: MLModel) throws { throw VNError.unsupportedRequest }
}
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
open class VNCoreMLRequest: VNImageBasedRequest {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}
public enum VNError: Int, Error, Sendable {
    case operationFailed = 3
    case requestCancelled = 1
    case unsupportedRequest = 22
}
