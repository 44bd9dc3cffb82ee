import CoreLocation
import KinoraStage
import KinoraViews

public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
