import KinoraStage

/// A menu that a long press on a view opens.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, ChangesSilently, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    open func didMove(to view: UIView?) { self.view = view }
    /// In the middle of its view: a script's long press tells no place.
    open func location(in view: UIView?) -> CGPoint {
        CGPoint(x: (view?.bounds ?? .zero).midX, y: (view?.bounds ?? .zero).midY)
    }
    open func dismissMenu() {}
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    /// What the menu holds; asked for where it opens.
    fileprivate var menu: UIMenu? {
        let configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: location(in: view))
        return configuration?.actionProvider?([])
    }
}

public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// What a context menu shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    public typealias ContentPreviewProvider = () -> UIViewController?
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    public let identifier: any NSCopying
    /// Kept: the view itself is lifted.
    public let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?
    open var badgeCount = 0
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
/// A menu opens and closes without being told: none of these is called.
extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// What goes along with a menu that opens or closes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The choices of a view's context menu.
struct ContextMenuRows: View {
    let interaction: UIContextMenuInteraction
    var body: some View {
        if let menu = interaction.menu {
            TitledMenuRows(menu: menu) { _ in interaction.view?.noteChange() }
        }
    }
}
