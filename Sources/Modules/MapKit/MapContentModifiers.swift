import CoreLocation
import KinoraStage
import KinoraViews

extension MapContent {
    private func changed(_ change: (inout _MapItem) -> Void) -> _MapContents {
        _MapContents(
            _items: _items.map {
                var item = $0
                change(&item)
                return item
            })
    }
    /// Of the areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { if $0.fill != nil { $0.fill = AnyShapeStyle(style) } }
    }
    /// Of the lines, and around the areas.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { if !$0.path.isEmpty { $0.line = (AnyShapeStyle(content), style) } }
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        changed { if let line = $0.line { $0.line = (line.0, style) } }
    }
}
extension MapContent {
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
    /// The color of markers, where nothing inside says another.
    public func tint(_ tint: Color?) -> some MapContent {
        changed { item in if let tint { item.tint(AnyShapeStyle(tint)) } }
    }
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.tint(AnyShapeStyle(tint)) } }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
