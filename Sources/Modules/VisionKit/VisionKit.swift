/// The module that sources import for text and subjects in pictures, and for scanners. A stage has no camera, and nothing is found.
@_exported import KinoraViews
@_exported import Vision

public struct ImageAnalysis: Sendable {
    public var transcript: String { "" }
    public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
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
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        ImageAnalysis()
    }
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { ImageAnalysis() }
    public func analyze(
        _ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { ImageAnalysis() }
    public func analyze(
        imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { ImageAnalysis() }
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
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var activeInteractionTypes: InteractionTypes { [] }
    open var allowLongPressForDataDetectorsInTextMode = true
    open var selectableItemsHighlighted = false
    open var isLiveTextButtonVisible: Bool { false }
    open var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    open var supplementaryInterfaceFont: UIFont?
    open var contentsRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func setContentsRectNeedsUpdate() {}
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    // Neither words nor subjects are found.
    open var text: String { "" }
    open var selectedText: String { "" }
    open var selectedAttributedText: AttributedString { AttributedString() }
    open var selectedRanges: [Range<String.Index>] = []
    open var hasActiveTextSelection: Bool { false }
    open func resetTextSelection() {}
    open func hasText(at point: CGPoint) -> Bool { false }
    open func hasDataDetector(at point: CGPoint) -> Bool { false }
    open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    /// Something that stands out from its background.
    public struct Subject: Hashable, Sendable {
        public var bounds: CGRect { .zero }
        public var image: UIImage { get async throws { throw SubjectUnavailable.imageUnavailable } }
    }
    public enum SubjectUnavailable: Error { case imageUnavailable }
    open var subjects: Set<Subject> { get async { [] } }
    open var highlightedSubjects: Set<Subject> = []
    open func subject(at point: CGPoint) async -> Subject? { nil }
    open func image(for subjects: Set<Subject>) async throws -> UIImage { throw SubjectUnavailable.imageUnavailable }
}
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { interaction.contentsRect }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
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
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
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
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
/// What a scanner has seen.
public enum RecognizedItem: Identifiable, Sendable {
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
        public let observation: VNRecognizedTextObservation
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
        public let observation: VNBarcodeObservation
    }
    /// Corners in points of the scanner's view.
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomLeft: CGPoint
        public let bottomRight: CGPoint
    }
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}
/// A live camera that reads: a neutral box with a name.
@MainActor @preconcurrency
open class DataScannerViewController: _KinoraPlaceholderController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }
    public enum TextContentType: Hashable, Sendable, CaseIterable {
        case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, currency
    }
    public enum ScanningUnavailable: Error { case cameraRestricted, unsupported }
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var scanningUnavailable: ScanningUnavailable? { .unsupported }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// Where sources put views over what is scanned.
    public let overlayContainerView = UIView()
    open var regionOfInterest: CGRect?
    open var zoomFactor = 1.0
    public var minZoomFactor: Double { 1 }
    public var maxZoomFactor: Double { 1 }
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
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
