import KinoraStage

/// A rectangle without a picture that constraints name: one of the source's own, or one that a view has.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    enum Kind {
        /// Where its constraints say.
        case own
        /// A view's bounds, less what bars and edges of the screen cover, or its margins.
        case safeArea, margins, readable, frame
        /// All that is scrolled in a scroll view.
        case scrolled
        /// What a keyboard covers.
        case keyboard
    }
    let kind: Kind
    public internal(set) weak var owningView: UIView?
    open var identifier = ""

    public override init() {
        kind = .own
        super.init()
    }
    init(of view: UIView, _ kind: Kind) {
        (owningView, self.kind) = (view, kind)
        super.init()
    }

    /// Where the last layout has put a guide of the source's own.
    var solvedFrame = CGRect.zero
    /// In the bounds of the view that owns it.
    public var layoutFrame: CGRect {
        switch kind {
        case .own: solvedFrame
        case .scrolled: CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .safeArea, .margins, .readable, .frame, .keyboard: owningView?.bounds.inset(by: insets) ?? .zero
        }
    }

    /// Points of readable lines at most.
    private static let readableWidth: CGFloat = 672

    /// How far it is within the bounds of its view.
    var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        switch kind {
        case .own, .scrolled, .frame: return .zero
        case .safeArea: return owningView.safeAreaInsets
        case .keyboard:
            let uses = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            let covered = uses ? owningView.safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: owningView.bounds.height - covered, left: 0, bottom: 0, right: 0)
        case .margins: return owningView.layoutMargins
        case .readable:
            var insets = owningView.layoutMargins
            let more = max(0, owningView.bounds.width - insets.left - insets.right - Self.readableWidth) / 2
            insets.left += more
            insets.right += more
            return insets
        }
    }
}

extension UIView {
    public var layoutGuides: [UILayoutGuide] { ownGuides }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ownGuides.append(layoutGuide)
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard ownGuides.contains(where: { $0 === layoutGuide }) else { return }
        ownGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self, .margins) }
    /// Within the margins, and no wider than lines are that read well: 672 points.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self, .readable) }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isRight ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isRight ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRight ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRight ? newValue.leading : newValue.trailing)
        }
    }
}
extension UIScrollView {
    /// All that is scrolled: constraints to it say how large that is.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .scrolled) }
    /// The part that shows.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .frame) }
}
