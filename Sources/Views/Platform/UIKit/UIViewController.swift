import KinoraStage

/// A view with what belongs to it. Its view is loaded when a picture is drawn, with `viewDidLoad`, `viewWillAppear`,
/// `viewDidLayoutSubviews` and `viewDidAppear` in this order.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// As in UIKit, where a subclass may declare an `init()` of its own without overriding this one.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { return nil }

    private var loaded: UIView?
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { load(newValue) }
    }
    private func load(_ view: UIView?) {
        loaded = view
        view?.controller = self
        if viewRespectsSystemMinimumLayoutMargins, view?.layoutMargins == UIView.usualMargins {
            view?.directionalLayoutMargins = systemMinimumLayoutMargins
        }
    }
    /// 16 points at the sides, 20 on wide phones.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }
    /// Whether the view has these margins where none are said; read as the view is loaded.
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var viewIfLoaded: UIView? { loaded }
    open override var next: UIResponder? { viewIfLoaded?.superview }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { load(UIView(frame: UIScreen.main.bounds)) }
    open func loadViewIfNeeded() { _ = view }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    var unavailable = UnavailableContent()
    /// Where a controller says what it shows where it has nothing to show.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Where a controller makes its constraints, called by its view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Where a controller takes over what it shows, called before the next layout of its view.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// A performance has one size and one orientation: none of these is called.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func viewSafeAreaInsetsDidChange() {}
    // Kept: there is no bar of the system's to be asked for, and nothing comes or goes but by itself.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    open func endAppearanceTransition() {}
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// Puts the view of one child in the place of that of another, as `UIView.animate` moves what the block changes.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            fromViewController.view.removeFromSuperview()
            completion?(finished)
        }
    }
    /// Kept: bars look at what scrolls below them by themselves.
    private var contentScrollViews: [UInt: UIScrollView] = [:]
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews[UInt(edge.rawValue)] = scrollView
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[UInt(edge.rawValue)] ?? contentScrollViews[UInt(NSDirectionalRectEdge.all.rawValue)]
    }
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Segues are in a storyboard, which is not read: none is performed.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Also that of its item on a navigation bar.
    open var title: String? { didSet { navigationItem.title = title } }
    /// Kept: pages come from the side and covers from below.
    open var preferredTransition: Transition?
    public let navigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var children: [UIViewController] = []
    open weak var parent: UIViewController?
    /// What it presents, or the controller that it is in.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    /// What presents it, or the controller that it is in.
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    /// Whether its place on the stage shows what it and those in it present.
    var showsPresented = false
    /// What its place shows.
    var presentedHere: UIViewController?
    /// Whether its place has shown anything.
    var hasPresentedHere = false
    /// The controller whose place shows it.
    weak var presentedPlace: UIViewController?
    /// How it comes and goes where its transitioning delegate says that.
    var customPresentation: CustomPresentation?
    // The nearest that it is in.
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    private func ancestor<C: UIViewController>() -> C? { parent as? C ?? parent?.ancestor() }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller would be presented: as its style says, and as its transitioning delegate does where that is `custom`.
    open lazy var presentationController: UIPresentationController? = makePresentation()
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    open var splitViewController: UISplitViewController? { ancestor() }
    open var preferredContentSize: CGSize = .zero
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? (parent?.traitCollection ?? .current).overridden(by: overriddenTraits)
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overriddenTraits.userInterfaceStyle ?? .unspecified }
        set { changeTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    /// A stage does not turn, so that nobody asks.
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// A stage does not turn, whatever is supported.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var isModalInPresentation = false
    // Said while it is on its way.
    open var isBeingPresented: Bool { appearance.reason == .presented }
    open var isBeingDismissed: Bool { appearance.reason == .dismissed }
    open var isMovingToParent: Bool { appearance.reason == .toParent }
    open var isMovingFromParent: Bool { appearance.reason == .fromParent }
    /// Kept: the safe area is the room between bars.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    private var edits = false
    /// Whether what it shows is edited.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by `editButtonItem`; a subclass passes it on to what it shows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        madeEditButton?.showEditing(editing)
        viewIfLoaded?.noteChange()
    }
    private var madeEditButton: UIBarButtonItem?
    /// "Edit", or "Done" while the controller is edited. A press changes that.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let press = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(primaryAction: press)
        item.showEditing(edits)
        madeEditButton = item
        return item
    }
    /// What a bar at the bottom shows for it, where its navigation controller shows one.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.noteChange() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var hidesBottomBarWhenPushed = false
    open func setNeedsStatusBarAppearanceUpdate() {}

    open func addChild(_ childController: UIViewController) {
        if let old = childController.parent {
            old.children.removeAll { $0 === childController }
        }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Takes controllers in that it shows by itself, and lets go of those.
    final func enter(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
    final func leave(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// Shows a controller over the stage: on a sheet or over all of it, as its style says, or as an alert or a dialog.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }
    /// Takes away what it presents, or itself where it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }
    /// Pushes a controller where there is a stack, and else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let stack = self as? UINavigationController ?? navigationController {
            stack.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    var appearance = ControllerAppearance()
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, blackTranslucent, darkContent }
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A controller whose view is a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content {
        didSet { (viewIfLoaded as? HostedView)?.root = AnyView(rootView) }
    }
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Kept: the view keeps its content out of all that is said to be unsafe.
    public var safeAreaRegions = SafeAreaRegions.all
    /// The name that libraries use for `safeAreaRegions = []` on systems before 16.4.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
    public required init?(coder: NSCoder) { return nil }
    open override func loadView() { view = HostedView(root: AnyView(rootView)) }
    /// The size that the view takes where it is offered this one, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        ViewPicture.size(of: rootView, proposal: ProposedViewSize(size))
    }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that shows a SwiftUI view.
class HostedView: UIView {
    var root: AnyView
    /// Whether the source has said a color, which may be none.
    private(set) var isColored = false
    override var backgroundColor: UIColor? { didSet { isColored = true } }
    init(root: AnyView) {
        self.root = root
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override func ownPicture() -> AnyView? { root }

    /// The size of the SwiftUI view that may have any.
    override var intrinsicContentSize: CGSize { ViewPicture.size(of: root) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        ViewPicture.size(of: root, proposal: ProposedViewSize(size))
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        // None, and more than any screen has, ask for the size that the view wants.
        func offered(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat? {
            let isOpen = length <= 0 || length >= UIView.layoutFittingExpandedSize.width
            return isOpen && priority != .required ? nil : length
        }
        let proposal = ProposedViewSize(
            width: offered(targetSize.width, horizontal), height: offered(targetSize.height, vertical))
        return ViewPicture.size(of: root, proposal: proposal)
    }
}

/// A system panel that has no picture here: it shows a neutral box with its name.
@MainActor @preconcurrency
open class _KinoraPlaceholderController: UIViewController {
    open override func loadView() { view = NamedBox("\(type(of: self))") }
}
final class NamedBox: UIView {
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override func ownPicture() -> AnyView? { AnyView(PlaceholderBox(label: name)) }
}

@MainActor @preconcurrency
public final class UIActivityViewController: _KinoraPlaceholderController {
    public var excludedActivityTypes: [UIActivity.ActivityType]?
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    public var completionWithItemsHandler: CompletionWithItemsHandler?
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: 1 << 62)
}
/// What a panel for sharing is given in place of an item.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}
extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
        public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    }
}
@MainActor @preconcurrency
public final class UIImagePickerController: _KinoraPlaceholderController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public var sourceType: SourceType = .photoLibrary
    public var mediaTypes = ["public.image"]
    public var cameraCaptureMode = CameraCaptureMode.photo
    public var cameraDevice = CameraDevice.rear
    public var cameraFlashMode = CameraFlashMode.auto
    public var videoQuality = QualityType.typeMedium
    /// In seconds.
    public var videoMaximumDuration: TimeInterval = 600
    public var showsCameraControls = true
    /// There is no camera.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    public var allowsEditing = false
    public weak var delegate: AnyObject?
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
extension UIBarButtonItem {
    /// The words of a button that begins and ends editing.
    fileprivate func showEditing(_ isEditing: Bool) {
        (title, style) = isEditing ? ("Done", .done) : ("Edit", .plain)
    }
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
