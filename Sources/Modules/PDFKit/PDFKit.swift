/// The module that sources import for PDF files. Pages are drawn as far as Kinora reads them (paths and pictures, no texts); words, marks
/// and outlines are not read.
@_exported import KinoraViews

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
public enum PDFDocumentPermissions: UInt, Sendable { case none, user, owner }

public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pageArea = PDFAreaOfInterest(rawValue: 1)
    public static let textArea = PDFAreaOfInterest(rawValue: 2)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 4)
    public static let linkArea = PDFAreaOfInterest(rawValue: 8)
    public static let imageArea = PDFAreaOfInterest(rawValue: 256)
}

extension Notification.Name {
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermission")
    public static let PDFViewPrintPermission = Notification.Name("PDFViewPrintPermission")
    public static let PDFViewAnnotationWillHit = Notification.Name("PDFViewAnnotationWillHit")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
}
