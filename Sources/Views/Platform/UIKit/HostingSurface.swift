import KinoraStage

/// The view of UIKit's that a page of SwiftUI's stands for: the stage, a sheet or a cover. Views that a representable makes find it
/// above them, as sources do that take away a page's ground by its color.
///
/// It knows what is above it, and not what is in it: SwiftUI's views are no views of UIKit's here, but for controls that views of
/// representables lie in (`HostingContainer`).
final class HostingSurface: UIView {
    private(set) lazy var hostingController: UIViewController = SurfaceController(self)
    /// Draws the page again, where it stands on a color of its own.
    var redrawPage: (() -> Void)?

    init() { super.init(frame: UIScreen.main.bounds) }
    required init?(coder: NSCoder) { return nil }

    override var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { redrawPage?() } } }
    override var next: UIResponder? { hostingController }
    override var window: UIWindow? { .stage }

    fileprivate func adopt(_ controller: UIViewController) {
        guard controller.parent == nil else { return }
        controller.willMove(toParent: hostingController)
        controller.parent = hostingController
        controller.didMove(toParent: hostingController)
    }
    fileprivate func release(_ object: UIResponder) {
        guard let controller = object as? UIViewController, controller.parent === hostingController else { return }
        controller.willMove(toParent: nil)
        controller.parent = nil
        controller.didMove(toParent: nil)
    }
}

/// What a view of a representable lies in, in the window of its page.
final class PlatformHost: UIView {
    private let surface: HostingSurface

    /// Called after the first update of what was made: UIKit has it so.
    ///
    /// - Parameter container: the control that it lies in; nil right on the page.
    init(of object: UIResponder, on surface: HostingSurface, in container: (any HostingContainer)?) {
        self.surface = surface
        super.init(frame: .zero)
        stand(in: container?.content(on: surface) ?? surface)
        if let controller = object as? UIViewController {
            surface.adopt(controller)
        } else if let view = object as? UIView {
            hold(view)
        }
    }
    /// The color scheme around is the style of what is in it.
    func follow(_ scheme: ColorScheme) {
        let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
        guard overriddenTraits.userInterfaceStyle != style else { return }
        changeTraits(isDrawn: false) { $0.userInterfaceStyle = style }
    }
    /// A controller's view comes as it appears.
    func hold(_ view: UIView) {
        if view.superview == nil { addSubview(view) }
    }
    /// Lets go of what was made.
    func release(_ object: UIResponder) {
        (object as? UIViewController)?.disappear()
        for view in subviews { view.removeFromSuperview() }
        surface.release(object)
    }
    required init?(coder: NSCoder) { return nil }
}

/// The controller that a page of SwiftUI's stands for.
private final class SurfaceController: UIViewController {
    init(_ surface: HostingSurface) {
        super.init(nibName: nil, bundle: nil)
        view = surface
    }
    required init?(coder: NSCoder) { return nil }
    override var next: UIResponder? { UIWindow.stage }
}

/// A page that is presented, whose view in UIKit is made where something asks for it.
@MainActor final class HostingPage {
    private(set) var made: HostingSurface?
    /// Draws the page again.
    var redraw: (() -> Void)?

    var surface: HostingSurface {
        if let made { return made }
        let surface = HostingSurface()
        surface.redrawPage = { [weak self] in self?.redraw?() }
        made = surface
        return surface
    }
}

private enum HostingPageKey: EnvironmentKey {
    static var defaultValue: HostingPage? { nil }
}

extension EnvironmentValues {
    /// The page that views are on; nil on the stage itself.
    var hostingPage: HostingPage? {
        get { self[HostingPageKey.self] }
        set { self[HostingPageKey.self] = newValue }
    }
}

/// The content of a page that is presented. It lies on the color that UIKit's view for the page was given, where it was given one.
struct HostedPage<Content: View>: View {
    let content: Content
    @State private var page = HostingPage()
    /// Counts the changes of the color.
    @State private var changes = 0

    var body: some View {
        _ = changes
        page.redraw = { changes += 1 }
        let color = page.made?.backgroundColor
        return content.environment(\.hostingPage, page).environment(\.hostingContainer, nil)
            .modifier(
                ChangeSheet { look in
                    if let color { look.background = AnyShapeStyle(Color(uiColor: color)) }
                })
    }
}
