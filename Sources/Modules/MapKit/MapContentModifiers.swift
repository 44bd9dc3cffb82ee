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
    private func changedAreas(_ change: (inout MapArea) -> Void) -> _MapContents {
        changed { item in
            guard case .area(var area) = item.shape else { return }
            change(&area)
            item.shape = .area(area)
        }
    }
    private func changedMarks(_ change: (inout MapMark) -> Void) -> _MapContents {
        changed { item in
            guard case .mark(var mark) = item.shape else { return }
            change(&mark)
            item.shape = .mark(mark)
        }
    }

    /// Of the areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changedAreas { if $0.fill != nil { $0.fill = AnyShapeStyle(style) } }
    }
    /// Of the lines, and around the areas.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changedAreas { $0.line = (AnyShapeStyle(content), style) }
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        changedAreas { if let line = $0.line { $0.line = (line.style, style) } }
    }

    /// By which a map's selection knows it.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tags.insert(AnyHashable(tag), at: 0) } }
    /// The color of markers, where nothing inside says another.
    public func tint(_ tint: Color?) -> some MapContent {
        changedMarks { mark in if mark.tint == nil { mark.tint = tint.map { AnyShapeStyle($0) } } }
    }
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changedMarks { if $0.tint == nil { $0.tint = AnyShapeStyle(tint) } }
    }
    /// Whether there are words below marks.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changedMarks { if visibility == .hidden { $0.title = nil } }
    }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
