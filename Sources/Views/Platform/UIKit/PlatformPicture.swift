import KinoraStage

/// A UIKit view as a picture: what it and its subviews say they look like.
struct PlatformPicture: View {
    let view: UIView

    var body: some View {
        let size = view.frame.size
        ZStack(alignment: .topLeading) {
            if let color = view.backgroundColor { Color(color) }
            LayerPicture(layer: view.layer, size: size)
            if let own = view.ownPicture() { own.frame(width: size.width, height: size.height) }
            ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, child in
                if !child.isHidden {
                    PlatformPicture(view: child)
                        .transformEffect(child.transform.around(child.frame.size))
                        .offset(x: child.frame.minX, y: child.frame.minY)
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .modifier(LayerFrame(layer: view.layer, size: size))
        .opacity(view.alpha)
        .modifier(PlatformTouches(view: view))
        .modifier(FixedStyle(style: view.overrideUserInterfaceStyle))
    }
}

/// A layer and its sublayers.
struct LayerPicture: View {
    let layer: CALayer
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let color = layer.backgroundColor { Color(cgColor: color) }
            if let own = layer.ownPicture() { own.frame(width: size.width, height: size.height) }
            let sublayers = (layer.sublayers ?? []).filter { !$0.isHidden }.sorted { $0.zPosition < $1.zPosition }
            ForEach(Array(sublayers.enumerated()), id: \.offset) { _, sublayer in
                LayerPicture(layer: sublayer, size: sublayer.frame.size)
                    .frame(width: sublayer.frame.width, height: sublayer.frame.height, alignment: .topLeading)
                    .modifier(LayerFrame(layer: sublayer, size: sublayer.frame.size))
                    .offset(x: sublayer.frame.minX, y: sublayer.frame.minY)
            }
        }
    }
}

/// What a layer does around its content: corners, border, mask, shadow, opacity and transform.
private struct LayerFrame: ViewModifier {
    let layer: CALayer
    let size: CGSize

    private var outline: UnevenRoundedRectangle {
        let radius = min(layer.cornerRadius, size.width / 2, size.height / 2)
        func corner(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }

    func body(content: Content) -> some View {
        // A view's own background follows its corners even where its subviews are not clipped; a picture cannot tell apart
        // what is clipped from what never reached the corner.
        let clipped = layer.masksToBounds || layer.cornerRadius > 0
        content
            .modifier(ClippedWhere(isClipped: clipped, outline: outline))
            .overlay {
                if layer.borderWidth > 0, let color = layer.borderColor {
                    outline.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
                }
            }
            .modifier(MaskedBy(layer: layer.mask, size: size))
            .modifier(LayerShadow(layer: layer))
            .opacity(Double(layer.opacity))
            .projectionEffect(ProjectionTransform(layer.transform.around(size)))
    }
}

/// The shadow of a layer as a whole. A layer without one is no group, so that what blurs its backdrop still sees it.
private struct LayerShadow: ViewModifier {
    let layer: CALayer
    func body(content: Content) -> some View {
        if layer.shadowOpacity > 0, !layer.masksToBounds {
            content.compositingGroup()
                .shadow(
                    color: Color(cgColor: layer.shadowColor ?? .clear).opacity(Double(layer.shadowOpacity)),
                    radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        } else {
            content
        }
    }
}

private struct ClippedWhere: ViewModifier {
    let isClipped: Bool
    let outline: UnevenRoundedRectangle
    func body(content: Content) -> some View {
        if isClipped { content.clipShape(outline) } else { content }
    }
}

private struct MaskedBy: ViewModifier {
    let layer: CALayer?
    let size: CGSize
    func body(content: Content) -> some View {
        if let layer {
            content.mask {
                LayerPicture(layer: layer, size: layer.frame.isEmpty ? size : layer.frame.size)
                    .offset(x: layer.frame.minX, y: layer.frame.minY)
            }
        } else {
            content
        }
    }
}

/// The light or dark that a view insists on.
private struct FixedStyle: ViewModifier {
    let style: UIUserInterfaceStyle
    func body(content: Content) -> some View {
        switch style {
        case .unspecified: content
        case .light: content.environment(\.colorScheme, .light)
        case .dark: content.environment(\.colorScheme, .dark)
        }
    }
}

extension CGAffineTransform {
    /// The same about the middle of a rectangle at the origin.
    func around(_ size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }
}

extension CATransform3D {
    fileprivate func around(_ size: CGSize) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0), self),
            CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0))
    }
}

/// What stands where there is no picture: a web page, a map, a video, a control of another framework. A neutral box with a name.
struct PlaceholderBox: View {
    let label: String
    var detail: String?

    /// The size where none is offered, in points.
    static let size = CGSize(width: 300, height: 200)

    var body: some View {
        ZStack {
            Rectangle().fill(Color(uiColor: .tertiarySystemFill))
            Rectangle().strokeBorder(Color(uiColor: .separator), lineWidth: 1)
            VStack(spacing: 2) {
                Text(verbatim: label)
                if let detail { Text(verbatim: detail).lineLimit(1) }
            }
            .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(8)
        }
        .frame(
            minWidth: 0, idealWidth: PlaceholderBox.size.width, maxWidth: .infinity, minHeight: 0,
            idealHeight: PlaceholderBox.size.height, maxHeight: .infinity)
    }
}

/// A neutral box with a name, for what has no picture here. The modules under other frameworks' names show it.
public struct _KinoraPlaceholder: View {
    private let label: String
    private let detail: String?
    public init(_ label: String, detail: String? = nil) { (self.label, self.detail) = (label, detail) }
    public var body: some View { PlaceholderBox(label: label, detail: detail) }
}

/// A UIKit view of another framework that has no picture here: it shows a neutral box with a name.
open class _KinoraPlaceholderView: UIView {
    /// What the box says.
    open var placeholderLabel: String { "\(type(of: self))" }
    override func ownPicture() -> AnyView? { AnyView(PlaceholderBox(label: placeholderLabel)) }
}
