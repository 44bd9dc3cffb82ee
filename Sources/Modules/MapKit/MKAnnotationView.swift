import CoreLocation
import KinoraStage
import KinoraViews

/// What a map of UIKit shows at the place of an annotation: its picture, and its subviews.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open var isSelected = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// By which annotations that are near each other would be drawn as one.
    open var clusteringIdentifier: String?
    open var canShowCallout = false
    /// The view is as large as it.
    open var image: UIImage? {
        didSet { if let image { bounds.size = image.size } }
    }
    /// From the place to the middle of the view, in points.
    open var centerOffset: CGPoint = .zero
    open var calloutOffset: CGPoint = .zero
    /// What a callout would show beside its title; a map here has no callouts.
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var collisionMode = CollisionMode.rectangle
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// Where it is while people drag it, which nobody does: a state is what it was set to.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    open var isDraggable = false
    open var dragState = DragState.none
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func _ownPicture() -> AnyView? { image.map { AnyView(Image(uiImage: $0).resizable()) } }

    /// The words below it.
    var words: String? { nil }
}
/// How important it is that an annotation is seen: all are.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}
/// Which annotation is above which. They stand in the order in which they were added, a selected one above.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}
/// A balloon whose tip is at the place.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    /// One or two letters in the balloon.
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: Balloon.side, height: Balloon.side + Balloon.tip)
        centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
    }
    public required init?(coder: NSCoder) { return nil }

    private var sign: Balloon.Sign {
        if let glyphText { return .monogram(Text(verbatim: glyphText)) }
        return (isSelected ? selectedGlyphImage ?? glyphImage : glyphImage).map { .picture($0) } ?? .symbol("mappin")
    }

    open override func _ownPicture() -> AnyView? {
        AnyView(
            Balloon(
                sign: sign, color: AnyShapeStyle(Color(uiColor: markerTintColor ?? .systemRed)),
                signColor: Color(uiColor: glyphTintColor ?? .white), isSelected: isSelected))
    }
    override var words: String? { titleVisibility == .hidden ? nil : annotation?.title }
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
/// A pin, drawn as a balloon without words.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKMarkerAnnotationView {
    open var pinTintColor: UIColor? {
        get { markerTintColor }
        set { markerTintColor = newValue }
    }
    open var animatesDrop = false
    override var words: String? { nil }
}
