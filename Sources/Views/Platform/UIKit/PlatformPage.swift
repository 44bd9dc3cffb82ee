import KinoraStage

/// A view of UIKit's that shows a view of SwiftUI's, made anew whenever it is drawn.
final class ContainerView: UIView {
    private let picture: () -> AnyView?
    init(_ picture: @escaping () -> AnyView?) {
        self.picture = picture
        super.init(frame: UIScreen.main.bounds)
    }
    required init?(coder: NSCoder) { return nil }
    override func ownPicture() -> AnyView? { picture() }
}

/// The view of a controller between the bars of a container. Its color goes on below them.
struct PlatformPage: View {
    let controller: UIViewController
    /// What has to be drawn again where the controller's view changes.
    let container: UIView
    /// Whether the controller is told nothing, as it is on its way out or covered.
    var isSilent: @MainActor () -> Bool = { false }

    var body: some View {
        let view = isSilent() ? controller.loadedView() : controller.beginAppearing()
        view.redraw = { [weak container] in container?.noteChange() }
        if let hosted = view as? HostedView {
            // SwiftUI lays out its own views, and they may say something of the bars.
            return AnyView(hosted.root.modifier(Appearing(controller: controller, isSilent: isSilent)))
        }
        return AnyView(
            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    let insets = proxy.safeAreaInsets
                    let size = proxy.size
                    if let color = view.backgroundColor {
                        let ground = Color(uiColor: color)
                        if insets.top > 0 {
                            ground.frame(width: size.width, height: insets.top).offset(y: -insets.top)
                        }
                        if insets.bottom > 0 {
                            ground.frame(width: size.width, height: insets.bottom).offset(y: size.height)
                        }
                    }
                    PlatformPicture(view: controller.appear(in: size, isSilent: isSilent()))
                }
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
            })
    }
}

/// Fills the room, and tells the controller of a hosted view its size, so that all is called that UIKit calls.
private struct Appearing: ViewModifier {
    let controller: UIViewController
    let isSilent: @MainActor () -> Bool
    func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).background {
            GeometryReader { proxy in
                let _ = controller.appear(in: proxy.size, isSilent: isSilent())
                Color.clear
            }
        }
    }
}

/// A view of UIKit's at its own size, as an item of a bar.
struct PlatformItem: View {
    let view: UIView

    var body: some View {
        let size = size
        view.layOut(in: size)
        return PlatformPicture(view: view).frame(width: size.width, height: size.height)
    }

    /// The one that it was given, and else that of its content.
    private var size: CGSize {
        let (own, given) = (view.intrinsicContentSize, view.frame.size)
        return CGSize(
            width: given.width > 0 ? given.width : max(0, own.width),
            height: given.height > 0 ? given.height : max(0, own.height))
    }
}
