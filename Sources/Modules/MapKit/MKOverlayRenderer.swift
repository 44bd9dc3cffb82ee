import CoreLocation
import KinoraStage
import KinoraViews

/// How a map of UIKit draws an overlay.
///
/// Lines, areas and circles are drawn in what their renderers say. What a class of one's own draws in `draw(_:zoomScale:in:)` is not shown.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// 0…1.
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
    /// One that draws nothing.
    public convenience override init() { self.init(overlay: MKTileOverlay(urlTemplate: nil)) }
    /// A map asks for it whenever it is drawn.
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Points of the flat world.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.origin.x, y: mapRect.origin.y, width: mapRect.size.width, height: mapRect.size.height)
    }

    /// What it shows.
    var areas: [MapArea] { [] }
}
/// Points of the screen for each point of the flat world.
public typealias MKZoomScale = CGFloat

/// Fills and strokes the path of an overlay.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// In points; 0 stands for the usual width.
    open var lineWidth: CGFloat = 0
    open var lineJoin: CGLineJoin = .round
    open var lineCap: CGLineCap = .round
    open var miterLimit: CGFloat = 10
    /// In points.
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    private var stroke: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    }
    func area(_ lines: [[CLLocationCoordinate2D]]) -> MapArea {
        func style(_ color: UIColor) -> AnyShapeStyle { AnyShapeStyle(Color(uiColor: color).opacity(alpha)) }
        return MapArea(
            lines: lines, line: strokeColor.map { (style($0), stroke) }, fill: fillColor.map { style($0) })
    }
}
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public let polyline: MKPolyline
    /// Shares of the line, 0…1.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }
    public convenience override init(overlay: any MKOverlay) {
        self.init(polyline: overlay as? MKPolyline ?? MKPolyline([]))
    }
    override var areas: [MapArea] {
        var area = area([polyline.coordinates])
        area.fill = nil
        return [area]
    }
}
/// Draws a line in its first color.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public let polygon: MKPolygon
    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }
    public convenience override init(overlay: any MKOverlay) {
        self.init(polygon: overlay as? MKPolygon ?? MKPolygon([]))
    }
    override var areas: [MapArea] {
        let rings = [polygon] + (polygon.interiorPolygons ?? [])
        return [area(rings.map { $0.coordinates + $0.coordinates.prefix(1) })]
    }
}
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
    public let circle: MKCircle
    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }
    public convenience override init(overlay: any MKOverlay) {
        self.init(circle: overlay as? MKCircle ?? MKCircle(center: .init(), radius: 0))
    }
    override var areas: [MapArea] { [area([circle.corners])] }
}
/// Draws nothing: a stage has no network to get pictures from.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
    open func reloadData() {}
}
