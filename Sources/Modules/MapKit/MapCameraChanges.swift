import CoreLocation
import KinoraStage
import KinoraViews

public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
