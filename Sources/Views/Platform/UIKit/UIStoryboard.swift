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

/// A file of Interface Builder with views. It is not read: nothing comes of it, and a sentence says so.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        sayItIsNotRead()
        return []
    }
    fileprivate func sayItIsNotRead() {
        let sentence = "Kinora reads no files of Interface Builder: \(name).nib has no views here.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
    }
}

// Cells of a file that is not read are plain ones.
extension UITableView {
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        nib?.sayItIsNotRead()
        register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        nib?.sayItIsNotRead()
        register(nib == nil ? nil : UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
extension UICollectionView {
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.sayItIsNotRead()
        register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        nib?.sayItIsNotRead()
        register(
            nib == nil ? nil : UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
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
