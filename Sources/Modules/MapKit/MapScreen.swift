import CoreLocation
import KinoraStage
import KinoraViews

/// The picture of a map while its camera moves: the ground, lines and areas, above them marks, and the controls.
struct MapScreen: View, Animatable {
    /// As presented: nil where a map shows no place.
    private var frame: MapFrame?
    /// Where the camera goes.
    private let target: MapFrame?
    private let geometry: GeometryProxy
    private let items: [_MapItem]
    private let modes: MapInteractionModes
    private let selection: MapSelectionLink?
    private let move: (MapFrame) -> Void
    /// The frame where a finger took hold of the ground.
    @State private var grip: MapFrame?
    @Environment(\.mapStyle) private var style
    @Environment(\.mapControls) private var controls
    @Environment(\.mapLink) private var link
    @Environment(\.mapCameraChanges) private var changes

    init(
        frame: MapFrame?, geometry: GeometryProxy, items: [_MapItem], modes: MapInteractionModes,
        selection: MapSelectionLink?, move: @escaping (MapFrame) -> Void
    ) {
        (self.frame, target, self.geometry) = (frame, frame, geometry)
        (self.items, self.modes, self.selection, self.move) = (items, modes, selection, move)
    }

    var animatableData: MapFrame.AnimatableData {
        get { frame?.animatableData ?? .zero }
        set { frame?.animatableData = newValue }
    }

    private var size: CGSize { geometry.size }
    private var isResting: Bool {
        guard let frame, let target else { return true }
        return grip == nil && frame.isNear(target)
    }

    var body: some View {
        let projection = frame.map { MapProjection($0, size) }
        let _ = link?.update(projection, geometry)
        ZStack(alignment: .topLeading) {
            MapGround(projection: projection, size: size, style: style)
                .contentShape(Rectangle())
                .simultaneousGesture(TapGesture().onEnded { selection?.clear() }, isEnabled: selection != nil)
            if let projection {
                ForEach(items.areas, id: \.identity) { drawn($0.area, projection) }
                ForEach(items.marks, id: \.identity) { item in
                    PlacedMark(
                        mark: item.mark, tags: item.tags, selection: selection,
                        point: projection.point(item.mark.coordinate))
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
        .contentShape(Rectangle())
        .gesture(drag, including: modes.contains(.pan) ? .all : .subviews)
        .simultaneousGesture(pinch, including: modes.contains(.zoom) ? .all : .subviews)
        .overlay(alignment: .topTrailing) { controls.map { controls in VStack(spacing: 8) { controls }.padding(8) } }
        .onChange(of: MapCameraState(frame, size, isResting: isResting), initial: true) { changes.tell($1) }
    }

    private func drawn(_ area: MapArea, _ projection: MapProjection) -> some View {
        let path = Path { path in for line in area.lines { path.addLines(line.map { projection.point($0) }) } }
        return ZStack(alignment: .topLeading) {
            if let fill = area.fill { path.fill(fill, style: FillStyle(eoFill: true)) }
            if let line = area.line { path.stroke(line.style, style: line.stroke) }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { dragged($0.translation) }
            .onEnded { drag in
                withAnimation(.timingCurve(0.1, 0.8, 0.3, 1, duration: 0.8)) { dragged(drag.predictedEndTranslation) }
                grip = nil
            }
    }

    private func dragged(_ way: CGSize) {
        guard let from = grip ?? target else { return }
        if grip == nil { grip = from }
        move(from.moved(by: way, MapProjection(from, size)))
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { pinch in
                guard let from = grip ?? target else { return }
                if grip == nil { grip = from }
                move(from.magnified(by: pinch.magnification, around: pinch.startLocation, size))
            }
            .onEnded { _ in grip = nil }
    }
}

/// A mark at its place, which can be selected where the map has a selection of its kind.
private struct PlacedMark: View {
    let mark: MapMark
    let tags: [AnyHashable]
    let selection: MapSelectionLink?
    let point: CGPoint

    var body: some View {
        let isSelected = selection?.isSelected(tags)
        mark.view(mark.tint, isSelected ?? false)
            .fixedSize()
            .overlay(alignment: .bottom) {
                mark.title.map { title in
                    title.font(.caption2.weight(.semibold)).lineLimit(1).fixedSize()
                        .alignmentGuide(.bottom) { $0[.top] - 2 }
                }
            }
            .gesture(TapGesture().onEnded { selection?.select(tags) }, isEnabled: isSelected != nil)
            .alignmentGuide(.leading) { $0.width * mark.anchor.x }
            .alignmentGuide(.top) { $0.height * mark.anchor.y }
            // Without a size of its own, so that what lies beyond the edges does not move the ground.
            .frame(width: 0, height: 0, alignment: .topLeading)
            .offset(x: point.x, y: point.y)
            .zIndex(isSelected == true ? 1 : 0)
    }
}

extension [_MapItem] {
    fileprivate var areas: [(identity: [AnyHashable], area: MapArea)] {
        compactMap { item in
            if case .area(let area) = item.shape { (item.identity, area) } else { nil }
        }
    }
    fileprivate var marks: [(identity: [AnyHashable], tags: [AnyHashable], mark: MapMark)] {
        compactMap { item in
            if case .mark(let mark) = item.shape { (item.identity, item.tags, mark) } else { nil }
        }
    }
}
