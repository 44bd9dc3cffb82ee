import CoreML
import KinoraViews

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Looks for something in a picture, and finds nothing.
open class VNRequest: NSObject {
    open private(set) var results: [VNObservation]?
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
        results = []
        completion?(self, nil)
    }
}
open class VNImageBasedRequest: VNRequest {
    /// The part of the picture that is looked at, 0…1, with y upwards.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest { open var upperBodyOnly = true }
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest { open var maximumHandCount = 2 }
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    /// Degrees from a right angle.
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
open class VNDetectContoursRequest: VNImageBasedRequest {
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {}
open class VNDetectHorizonRequest: VNImageBasedRequest {}
open class VNDetectBarcodesRequest: VNImageBasedRequest { open var symbologies: [VNBarcodeSymbology] = [] }
open class VNClassifyImageRequest: VNImageBasedRequest {}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
}
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    /// A share of the picture's height.
    open var minimumTextHeight: Float = 0.03125
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
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
