import CoreLocation
import KinoraStage
import KinoraViews

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let sign: BalloonSign
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, .symbol("mappin"), label())
    }
    init(_ coordinate: CLLocationCoordinate2D, _ sign: BalloonSign, _ label: Label) {
        (self.coordinate, self.sign, self.label) = (coordinate, sign, label)
    }
    public var _items: [_MapItem] {
        let balloon = Balloon(sign: sign, label: label)
        return [
            _MapItem(
                coordinate: coordinate, path: [], anchor: .bottom, view: AnyView(balloon),
                tinted: { AnyView(Balloon(sign: sign, label: label, color: $0)) })
        ]
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
    public init(item: MKMapItem) { self.init(item.placemark.coordinate, .symbol("mappin"), Text(item.name ?? "")) }
}
/// What is in a balloon.
enum BalloonSign {
    case symbol(String)
    case image(String)
    case monogram(Text)
}
struct Balloon<Label: View>: View {
    let sign: BalloonSign
    let label: Label
    var color = AnyShapeStyle(Color.red)
    var body: some View {
        VStack(spacing: 2) {
            picture.font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
                .frame(width: 28, height: 28).background(Circle().fill(color))
            label.font(.caption2.weight(.semibold)).lineLimit(1)
        }.fixedSize()
    }
    @ViewBuilder private var picture: some View {
        switch sign {
        case .symbol(let name): Image(systemName: name)
        case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
        case .monogram(let text): text.minimumScaleFactor(0.5).lineLimit(1).padding(.horizontal, 2)
        }
    }
}
/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }
    public var _items: [_MapItem] {
        let view = VStack(spacing: 2) {
            content
            label.font(.caption2.weight(.semibold)).lineLimit(1)
        }
        return [_MapItem(coordinate: coordinate, path: [], anchor: anchor, view: AnyView(view.fixedSize()))]
    }
}
extension Annotation where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}
