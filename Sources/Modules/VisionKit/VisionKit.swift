/// The module that sources import for text and subjects in pictures, and for scanners. A stage has no camera, and nothing is found.
@_exported import KinoraViews

public struct ImageAnalysis: Sendable {
    public var transcript: String { "" }
}
/// Looks for text and subjects in pictures; not supported.
public final class ImageAnalyzer: Sendable {
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        ImageAnalysis()
    }
}
/// Lets people touch what was found in a picture. A stage shows the picture as it is.
@MainActor @preconcurrency
open class ImageAnalysisInteraction: NSObject {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    }
    public override init() { super.init() }
    open var analysis: ImageAnalysis?
    open var preferredInteractionTypes: InteractionTypes = []
    open var isSupplementaryInterfaceHidden = false
    open weak var view: UIView?
}
extension ImageAnalysisInteraction: UIInteraction {}

@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
}
/// What a scanner has seen.
public enum RecognizedItem: Identifiable, Sendable {
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
}
/// A live camera that reads: a neutral box with a name.
@MainActor @preconcurrency
open class DataScannerViewController: _KinoraPlaceholderController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [Never] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }
    public enum ScanningUnavailable: Error { case cameraRestricted, unsupported }
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public private(set) var isScanning = false
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
    /// There is no camera.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() { isScanning = false }
}

@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}
/// The pages of a scanned document.
open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// A camera for documents: a neutral box with a name.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: _KinoraPlaceholderController {
    public class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
