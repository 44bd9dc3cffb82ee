import KinoraStage

/// A file of Interface Builder. It is not read: its controllers are neutral boxes with their names.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    open func instantiateInitialViewController() -> UIViewController? { DrawnElsewhere(name) }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        DrawnElsewhere(identifier)
    }
    /// The file is not read, so that a controller which a source makes of it by itself is not asked for.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> UIViewController { DrawnElsewhere(identifier) }
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> UIViewController? { DrawnElsewhere(name) }
}

/// A step from one controller of a storyboard to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let performHandler: () -> Void
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void = {}
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        self.performHandler = performHandler
        super.init()
    }
    open func perform() { performHandler() }
}

extension UIViewController {
    /// No controller comes from a storyboard here.
    public var storyboard: UIStoryboard? { nil }
}

/// A controller whose views only a file of Interface Builder knows.
private final class DrawnElsewhere: UIViewController {
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { return nil }
    override func loadView() { view = NamedBox(name) }
}
