import CoreLocation
import KinoraStage
import KinoraViews

/// Where somebody is.
public struct UserLocation: Sendable {
    public let heading: CLLocationDirection?
    public let location: CLLocation?
}
/// The user's place, which is not known.
public struct UserAnnotation<Content: View>: MapContent {
    private init(nothing: Void) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { self.init(nothing: ()) }
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        self.init(nothing: ())
    }
    public var _items: [_MapItem] { [] }
}
extension UserAnnotation where Content == DefaultUserAnnotationContent {
    public init() { self.init(nothing: ()) }
}
extension UserAnnotation where Content == EmptyView {
    @_disfavoredOverload public init(anchor: UnitPoint = .center) { self.init(nothing: ()) }
}
public struct DefaultUserAnnotationContent: View {
    public var body: some View { Circle().fill(.blue).frame(width: 16, height: 16) }
}
