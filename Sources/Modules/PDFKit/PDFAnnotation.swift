public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let linePoints = PDFAnnotationKey(rawValue: "/L")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let page = PDFAnnotationKey(rawValue: "/P")
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
    public static let additionalActions = PDFAnnotationKey(rawValue: "/AA")
    public static let appearanceState = PDFAnnotationKey(rawValue: "/AS")
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    public static let lineEndingStyles = PDFAnnotationKey(rawValue: "/LE")
    public static let open = PDFAnnotationKey(rawValue: "/Open")
    public static let parent = PDFAnnotationKey(rawValue: "/Parent")
    public static let popup = PDFAnnotationKey(rawValue: "/Popup")
    public static let widgetAppearanceDictionary = PDFAnnotationKey(rawValue: "/MK")
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
    public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
    public static let widgetOptions = PDFAnnotationKey(rawValue: "/Opt")
    public static let widgetTextLabelUI = PDFAnnotationKey(rawValue: "/TU")
}

public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
public enum PDFLineStyle: Int, Sendable { case none, square, circle, diamond, openArrow, closedArrow }
public enum PDFMarkupType: Int, Sendable { case highlight, strikeOut, underline, redact }
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1
    case pushButtonControl, radioButtonControl, checkBoxControl
}

/// The line around a mark.
open class PDFBorder: NSObject, @unchecked Sendable {
    open var style = PDFBorderStyle.solid
    /// In points.
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
    public override init() { super.init() }
}

/// A mark on a page: it keeps what it is told, and is not drawn.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open internal(set) weak var page: PDFPage?
    /// In the page's space, where y grows upwards.
    open var bounds: CGRect
    /// Without the slash, as in “Highlight”.
    open var type: String?
    open var shouldDisplay = true
    open var shouldPrint = true
    open var contents: String?
    open var color = UIColor.black
    open var interiorColor: UIColor?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var alignment = NSTextAlignment.left
    open var border: PDFBorder?
    open var modificationDate: Foundation.Date?
    open var userName: String?
    open var action: PDFAction?
    open var destination: PDFDestination?
    open var url: URL?
    open var isHighlighted = false
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var startLineStyle = PDFLineStyle.none
    open var endLineStyle = PDFLineStyle.none
    open var markupType = PDFMarkupType.highlight
    open var quadrilateralPoints: [NSValue]?
    open var fieldName: String?
    open var widgetFieldType = PDFAnnotationWidgetSubtype.text
    open var widgetControlType = PDFWidgetControlType.unknownControl
    open var widgetStringValue: String?
    open var widgetDefaultStringValue: String?
    open var isMultiline = false
    open var isReadOnly = false
    open var maximumLength = 0
    open var choices: [String]?
    open private(set) var paths: [UIBezierPath]?
    private var values: [PDFAnnotationKey: Any]

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.drop { $0 == "/" })
        values = [:]
        super.init()
        for (key, value) in properties ?? [:] {
            if let key = key as? PDFAnnotationKey { values[key] = value }
            if let key = key as? String { values[PDFAnnotationKey(rawValue: key)] = value }
        }
    }
    open var annotationKeyValues: [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value) })
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    /// Draws nothing. A mark of a source's own class draws itself only where the source asks it to.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
