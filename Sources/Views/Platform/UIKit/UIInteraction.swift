/// What a view can be given to take part in, such as drags and menus. A script's touches go to SwiftUI's views, so that none begins.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
extension UIInteraction {
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) {}
}
extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interaction.didMove(to: self)
    }
    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interaction.didMove(to: nil)
    }
}
