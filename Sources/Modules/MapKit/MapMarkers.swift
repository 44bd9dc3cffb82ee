import CoreLocation
import KinoraStage
import KinoraViews

/// A balloon whose tip is at a place, with words below it.
public struct Marker<Label: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let sign: Balloon.Sign
    private var item: MKMapItem?
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, .symbol("mappin"), label())
    }
    fileprivate init(_ coordinate: CLLocationCoordinate2D, _ sign: Balloon.Sign, _ label: Label) {
        (self.coordinate, self.sign, self.label) = (coordinate, sign, label)
    }
    public var _items: [_MapItem] {
        let mark = MapMark(coordinate: coordinate, anchor: .bottom, title: AnyView(label)) { [sign] tint, isSelected in
            AnyView(Balloon(sign: sign, color: tint ?? AnyShapeStyle(.red), isSelected: isSelected))
        }
        return [_MapItem(mark, tags: item.map { [AnyHashable($0)] } ?? [])]
    }
}
extension Marker where Label == Text {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol("mappin"), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol(systemImage), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .image(image), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .monogram(monogram), Text(title))
    }
    /// A marker of a place that was found, by which it can be selected.
    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, .symbol("mappin"), Text(item.name ?? ""))
        self.item = item
    }
}

/// What a marker shows above its place. It grows while it is selected.
struct Balloon: View {
    enum Sign {
        case symbol(String)
        case image(String)
        case monogram(Text)
        case picture(UIImage)
    }
    let sign: Sign
    var color = AnyShapeStyle(Color.red)
    var signColor = Color.white
    var isSelected = false

    var body: some View {
        picture.font(.system(size: 13, weight: .semibold)).foregroundStyle(signColor)
            .frame(width: Balloon.side, height: Balloon.side)
            .padding(.bottom, Balloon.tip)
            .background { BalloonShape().fill(color) }
            .compositingGroup()
            .shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)
            .scaleEffect(isSelected ? 1.5 : 1, anchor: .bottom)
            .animation(.spring(duration: 0.35, bounce: 0.35), value: isSelected)
    }
    @ViewBuilder private var picture: some View {
        switch sign {
        case .symbol(let name): Image(systemName: name)
        case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
        case .monogram(let text): text.minimumScaleFactor(0.5).lineLimit(1).padding(.horizontal, 2)
        case .picture(let image): Image(uiImage: image).resizable().scaledToFit().frame(width: 18, height: 18)
        }
    }

    /// How wide the round part is, and how far the tip is below it, in points.
    static let side: CGFloat = 28
    static let tip: CGFloat = 4
}

/// A circle that ends in a tip below its middle.
private struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let center = CGPoint(x: rect.midX, y: rect.minY + radius)
        var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width))
        // Both sides of the tip touch the circle.
        let way = rect.maxY - center.y
        let (x, y) = (radius / way * (way * way - radius * radius).squareRoot(), center.y + radius * radius / way)
        path.addLines([
            CGPoint(x: center.x + x, y: y), CGPoint(x: center.x, y: rect.maxY), CGPoint(x: center.x - x, y: y),
        ])
        path.closeSubpath()
        return path
    }
}

/// A view at a place, with words below it.
public struct Annotation<Label: View, Content: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label
    /// - Parameter anchor: the point of the content that is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }
    public var _items: [_MapItem] {
        let content = AnyView(content)
        return [
            _MapItem(
                MapMark(coordinate: coordinate, anchor: anchor, title: AnyView(label)) { tint, _ in
                    tint.map { AnyView(content.tint($0)) } ?? content
                })
        ]
    }
}
extension Annotation where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}
