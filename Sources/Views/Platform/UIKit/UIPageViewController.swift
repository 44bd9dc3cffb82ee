import KinoraStage

/// Pages of which one is shown. A drag slides on to the next one, for which the data source is asked; pages that would curl slide as well.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: Hashable, Sendable {
        let name: String
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
        public static let spineLocation = OptionsKey(name: "spineLocation")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open internal(set) var viewControllers: [UIViewController]? = []
    /// Without one, pages do not follow a finger.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { forgetNeighbors() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Kept: a page has one side.
    open var isDoubleSided = false
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    /// Points between pages while they slide.
    let spacing: CGFloat

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { return nil }

    /// A change that moves: the page comes from the side of its direction.
    struct Slide {
        let number: Int
        let page: UIViewController
        let isForward: Bool
        let completion: ((Bool) -> Void)?
    }

    /// The page that is seen, or from which a change moves away.
    private(set) var shown: UIViewController?
    /// What has been asked for and has not ended yet.
    private(set) var slide: Slide?
    /// Counts what has been asked for, so that the picture notices.
    private var slides = 0
    /// Which of all pages is shown, where the data source counts them.
    private var index = 0
    private var neighbors: [Bool: UIViewController?] = [:]
    /// A change can only move once there is a picture of what was before.
    private var isDrawn = false

    /// Shows a page, or slides to it. Of several pages, as beside a spine in the middle, the first is shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        endSlide(isFinished: false)
        for old in self.viewControllers ?? [] where old.parent === self { old.removeFromParent() }
        self.viewControllers = viewControllers
        for page in viewControllers ?? [] { addChild(page) }
        index = dataSource?.presentationIndex(for: self) ?? 0
        forgetNeighbors()
        guard animated, isDrawn, let page = viewControllers?.first, let shown, shown !== page else {
            show(viewControllers?.first)
            completion?(true)
            return noteChange()
        }
        slides += 1
        slide = Slide(number: slides, page: page, isForward: direction == .forward, completion: completion)
        noteChange()
    }

    /// The page that has been slid to is there.
    func endSlide(isFinished: Bool) {
        guard let slide else { return }
        self.slide = nil
        show(slide.page)
        slide.completion?(isFinished)
        noteChange()
    }

    private func show(_ page: UIViewController?) {
        guard page !== shown else { return }
        shown?.disappear()
        shown = page
    }

    private func noteChange() {
        VirtualClock.noteChange()
        viewIfLoaded?.noteChange()
    }

    // MARK: The finger

    /// The page before or after the one that is shown. The data source is asked once for each.
    func neighbor(isAfter: Bool) -> UIViewController? {
        if let known = neighbors[isAfter] { return known }
        guard let shown, let dataSource else { return nil }
        let page =
            isAfter
            ? dataSource.pageViewController(self, viewControllerAfter: shown)
            : dataSource.pageViewController(self, viewControllerBefore: shown)
        neighbors[isAfter] = .some(page)
        return page
    }

    private func forgetNeighbors() { neighbors = [:] }

    /// A finger begins to move a page in.
    func tellBeginning(_ page: UIViewController) {
        delegate?.pageViewController(self, willTransitionTo: [page])
    }

    /// What a finger has begun is over: the page is shown, or has gone back. Where the source has shown another page since, that stays.
    func endDrag(from start: UIViewController?, to page: UIViewController, isAfter: Bool, isCompleted: Bool) {
        guard shown === start else { return }
        let old = viewControllers ?? []
        if isCompleted {
            for page in old where page.parent === self { page.removeFromParent() }
            addChild(page)
            viewControllers = [page]
            index += isAfter ? 1 : -1
            show(page)
            forgetNeighbors()
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isCompleted)
        noteChange()
    }

    // MARK: The picture

    open override func loadView() { view = ContainerView { [weak self] in self?.picture } }

    private var picture: AnyView? {
        isDrawn = true
        return AnyView(SlidingPages(pages: self, slides: slides))
    }

    private let control = UIPageControl()
    /// The dots below the pages, where the data source counts them.
    var dots: UIPageControl? {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal,
            let count = dataSource?.presentationCount(for: self), count > 0
        else { return nil }
        (control.numberOfPages, control.currentPage) = (count, index)
        return control
    }
}

/// The page that is shown and the one beside it, as far as a finger or a change has moved them.
private struct SlidingPages: View {
    let pages: UIPageViewController
    /// How many changes have been asked for that move.
    let slides: Int
    @State private var offset: CGFloat = 0
    /// What is moved in.
    @State private var coming: Coming?
    /// What goes on by itself, as a finger has let go of it.
    @State private var settling: Settling?

    private struct Coming {
        /// What was shown before.
        let start: UIViewController?
        let page: UIViewController
        let isAfter: Bool
        var place: CGFloat { isAfter ? 1 : -1 }
    }
    private final class Settling {
        let coming: Coming
        let isCompleted: Bool
        init(_ coming: Coming, isCompleted: Bool) { (self.coming, self.isCompleted) = (coming, isCompleted) }
    }
    private struct Placed: Identifiable {
        let page: UIViewController
        let place: CGFloat
        var id: ObjectIdentifier { ObjectIdentifier(page) }
    }

    private var isVertical: Bool { pages.navigationOrientation == .vertical }
    private var motion: Animation { .smooth(duration: 0.4) }

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { proxy in track(proxy.size) }
            if let dots = pages.dots {
                PlatformItem(view: dots).frame(maxWidth: .infinity).frame(height: 37)
            }
        }
    }

    private var placed: [Placed] {
        let shown = pages.shown.map { Placed(page: $0, place: 0) }
        let next = coming.map { Placed(page: $0.page, place: $0.place) }
        return [shown, next?.page === shown?.page ? nil : next].compactMap { $0 }
    }

    private func track(_ size: CGSize) -> some View {
        let length = (isVertical ? size.height : size.width) + pages.spacing
        return ZStack(alignment: .topLeading) {
            ForEach(placed) { placed in
                PlatformPage(controller: placed.page, container: pages.view).modifier(ChangeEnvironment.directionAround)
                    .frame(width: size.width, height: size.height)
                    .offset(
                        x: isVertical ? 0 : placed.place * length, y: isVertical ? placed.place * length : 0
                    )
                    .transition(.identity)
            }
        }
        .offset(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipShape(AcrossStrip(isVertical: isVertical))
        .contentShape(Rectangle())
        .modifier(ChangeEnvironment.placesFromLeft)
        .gesture(drag(length), isEnabled: pages.dataSource != nil)
        .onChange(of: slides) { follow(length) }
    }

    /// Slides to what the source has asked for.
    private func follow(_ length: CGFloat) {
        guard let slide = pages.slide else { return }
        settling = nil
        coming = Coming(start: pages.shown, page: slide.page, isAfter: slide.isForward)
        withAnimation(motion) {
            offset = slide.isForward ? -length : length
        } completion: {
            // A later one may have taken over.
            if let current = pages.slide, current.number != slide.number { return }
            pages.endSlide(isFinished: true)
            rest()
        }
    }

    private func rest() { (offset, coming) = (0, nil) }

    private func drag(_ length: CGFloat) -> some Gesture {
        DragGesture()
            .onChanged { value in
                guard pages.slide == nil else { return }
                // What the finger before has begun is over as the next one moves.
                settle()
                let way = isVertical ? value.translation.height : value.translation.width
                guard let page = pages.neighbor(isAfter: way < 0), way != 0 else {
                    // There is no page: the one that is shown follows less.
                    return offset = way / 3
                }
                if coming?.page !== page {
                    coming = Coming(start: pages.shown, page: page, isAfter: way < 0)
                    pages.tellBeginning(page)
                }
                offset = way
            }
            .onEnded { value in
                guard pages.slide == nil else { return }
                let goal = isVertical ? value.predictedEndTranslation.height : value.predictedEndTranslation.width
                end(length, goal)
            }
    }

    private func end(_ length: CGFloat, _ goal: CGFloat) {
        guard let coming else { return withAnimation(motion) { offset = 0 } }
        let isCompleted = coming.isAfter ? goal < -length / 2 : goal > length / 2
        let own = Settling(coming, isCompleted: isCompleted)
        settling = own
        withAnimation(motion) {
            offset = isCompleted ? -coming.place * length : 0
        } completion: {
            if settling === own { settle() }
        }
    }

    private func settle() {
        guard let settled = settling else { return }
        settling = nil
        let coming = settled.coming
        pages.endDrag(
            from: coming.start, to: coming.page, isAfter: coming.isAfter, isCompleted: settled.isCompleted)
        rest()
    }
}

/// As long as its view and without an end across, so that a page's ground goes on below bars.
private struct AcrossStrip: Shape {
    let isVertical: Bool
    func path(in rect: CGRect) -> Path {
        let reach: CGFloat = 4096
        return Path(rect.insetBy(dx: isVertical ? -reach : 0, dy: isVertical ? 0 : -reach))
    }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots stand below the pages.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them is that of the page that was set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// A stage does not turn, so that nobody asks.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}
extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
}
