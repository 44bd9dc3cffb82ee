import KinoraStage

/// The picker of UIKit's that a wheel of SwiftUI's stands for, made where a view in its rows asks for it.
///
/// It has two subviews, as the system's: what holds the wheels, and the band of the selection, which a source may take away.
@MainActor final class HostingPicker: HostingContainer {
    private var made: (view: UIPickerView, content: UIView, band: PickerBand)?
    /// What the picker itself lies in.
    var outer: (any HostingContainer)?
    /// Draws the picker again.
    var redraw: (() -> Void)? { didSet { made?.band.redrawPicker = redraw } }

    func content(on surface: HostingSurface) -> UIView {
        if let made { return made.content }
        // What a source does to it is kept in objects, which checkpoints do not copy.
        VirtualClock.noteObjects()
        let (view, content, band) = (UIPickerView(), UIView(), PickerBand())
        view.addSubview(content)
        view.addSubview(band)
        view.stand(in: outer?.content(on: surface) ?? surface)
        band.redrawPicker = redraw
        made = (view, content, band)
        return content
    }

    /// Whether the band behind the chosen row is drawn.
    var showsBand: Bool { made?.band.isShown ?? true }
}

/// The band of the selection. It has no color of its own until a source gives it one.
private final class PickerBand: UIView {
    var redrawPicker: (() -> Void)?
    override var backgroundColor: UIColor? { didSet { redrawPicker?() } }
    override var alpha: CGFloat { didSet { redrawPicker?() } }
    override var isHidden: Bool { didSet { redrawPicker?() } }
    var isShown: Bool { !isHidden && alpha > 0 && backgroundColor?.cgColor.alpha != 0 }
}

/// What is on a wheel. Views of representables in it lie in a picker of UIKit's.
struct HostedWheel<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var hosting = HostingPicker()
    /// Counts what the source has changed in the picker.
    @State private var changes = 0
    @Environment(\.hostingContainer) private var outer

    var body: some View {
        _ = changes
        hosting.outer = outer
        hosting.redraw = { changes += 1 }
        return content.environment(\.hostingContainer, hosting)
    }
}
