import KinoraStage

/// Tells that a finger has pulled the content of a scroll view so far down that it has to be made anew, and shows a spinner above it until
/// that is done. Tables and collection views refresh as lists of SwiftUI do.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Kept: no words are shown below the spinner.
    open var attributedTitle: NSAttributedString?
    private weak var scroll: UIScrollView?
    /// When it began, in seconds of virtual time.
    private var start: Double?
    /// Whether the content rests below it meanwhile, as a finger has pulled it there.
    private var keepsRoom = false
    /// Whether the finger has not begun it yet.
    private var isReady = true
    /// A list that refreshes.
    private var waiting: UnsafeContinuation<Void, Never>?

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: -Refreshing.height, width: frame.width, height: Refreshing.height))
        autoresizingMask = .flexibleWidth
    }
    public required init?(coder: NSCoder) { return nil }

    /// Shows the spinner as if it had been pulled out. As in UIKit, it tells nobody and does not move the content.
    open func beginRefreshing() { begin(byFinger: false) }

    open func endRefreshing() {
        guard isRefreshing else { return }
        VirtualClock.noteObjects()
        (isRefreshing, start, keepsRoom) = (false, nil, false)
        waiting?.resume()
        waiting = nil
        if let scroll, scroll.scrollsItself { scroll.settle(0.4) }
        noteChange()
    }

    private func begin(byFinger: Bool) {
        guard !isRefreshing else { return }
        VirtualClock.noteObjects()
        (isRefreshing, start, keepsRoom) = (true, VirtualClock.present, byFinger)
        if byFinger { sendActions(for: .valueChanged) }
        noteChange()
    }

    // MARK: In a list

    /// Lasts until the source says that it is done.
    func refresh() async {
        begin(byFinger: true)
        guard isRefreshing else { return }
        await withUnsafeContinuation { waiting = $0 }
    }

    // MARK: In a plain scroll view

    /// Points above the content.
    var room: CGFloat { keepsRoom ? Refreshing.height : 0 }

    func dragBegan() { isReady = true }

    /// The finger has pulled the content so many points below its place.
    func pulled(by length: CGFloat) {
        guard isReady, length >= Refreshing.threshold else { return }
        isReady = false
        begin(byFinger: true)
    }

    fileprivate func serve(_ scroll: UIScrollView?) { self.scroll = scroll }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // So it was done before scroll views had one.
        guard let scroll = superview as? UIScrollView else { return }
        frame.size.width = scroll.bounds.width
        if scroll.refreshControl == nil { scroll.refreshControl = self }
    }

    override func ownPicture() -> AnyView? {
        guard let scroll, scroll.scrollsItself else { return nil }
        return AnyView(RefreshSpinner(pulled: scroll.pulledDown, start: start))
    }
}

extension UIScrollView {
    /// Takes another control in the place of one.
    func exchange(_ old: UIRefreshControl?, with new: UIRefreshControl?) {
        old?.serve(nil)
        old?.removeFromSuperview()
        new?.serve(self)
        if let new, scrollsItself, new.superview !== self { insertSubview(new, at: 0) }
    }
}

/// A spinner that turns since a time, or as far as it has been pulled out.
private struct RefreshSpinner: View {
    let pulled: CGFloat
    let start: Double?

    var body: some View {
        GeometryReader { proxy in
            let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
            if let start {
                TimelineView(.animation) { context in
                    DrawnNodes(
                        nodes: Refreshing.spinner(
                            at: center, pulled: pulled, time: VirtualClock.time(of: context.date) - start))
                }
            } else {
                DrawnNodes(nodes: Refreshing.spinner(at: center, pulled: pulled, time: nil))
            }
        }
    }
}

/// A list that a control of UIKit's refreshes, where there is one.
struct RefreshedBy: ViewModifier {
    let control: UIRefreshControl?
    func body(content: Content) -> some View {
        if let control { content.refreshable { await control.refresh() } } else { content }
    }
}
