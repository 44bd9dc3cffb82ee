import KinoraViews

/// The button that chooses where sound is heard: its sign. Nothing else is near that could be chosen.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false

    open override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
    open override func _ownPicture() -> AnyView? {
        AnyView(
            Image(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio")
                .font(.system(size: 20)).foregroundStyle(Color(tintColor))
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
