import CoreLocation
import KinoraStage
import KinoraViews

@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    /// By which annotations that are near each other would be drawn as one.
    open var clusteringIdentifier: String?
    open var canShowCallout = false
    open var image: UIImage?
    open var centerOffset: CGPoint = .zero
    /// In points.
    open var calloutOffset: CGPoint = .zero
    /// What a callout would show beside its title; a map here is a box without callouts.
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
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
}
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {}
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
}
