import KinoraStage

/// A UIKit view as a picture: what it and its subviews say they look like, at the time of the frame. What moves is evaluated for each
/// frame; what stands is not.
struct PlatformPicture: View {
    let view: UIView
    /// Whether it is placed in its superview; else its upper left corner is that of what holds it.
    var isPlaced = false
    /// Whether only what is within its bounds is shown, without its own place, opacity and transform.
    var isContent = false
    /// Seconds by which it shows what has been, as an instance of a replicator.
    var delay = 0.0
    /// The superview's origin of bounds, and its transform for what lies in it.
    var surroundings = LayerSurroundings()

    var body: some View {
        let layer = view.layer
        layer.layoutIfNeeded()
        let look = layer.showing(delay: delay) { LayerLook(layer, isPlaced: isPlaced, surroundings) }
        return ZStack(alignment: .topLeading) {
            if let color = look.viewBackground { look.ground(color) }
            if let pattern = look.pattern { look.ground(.image(Image(uiImage: pattern))) }
            LayerPicture(layer: layer, isContent: true, delay: delay)
            if let own = layer.showing(delay: delay, { view.ownPicture() }) {
                own.modifier(ChangeEnvironment.directionAround).frame(width: look.size.width, height: look.size.height)
            }
            ForEach(view.subviewsByDepth, id: \.offset) { _, child in
                if !child.isHidden {
                    PlatformPicture(view: child, isPlaced: true, delay: delay, surroundings: look.inner)
                }
            }
        }
        .frame(width: look.size.width, height: look.size.height, alignment: .topLeading)
        .modifier(PlatformTouches(view: view))
        .modifier(LayerFrame(layer: layer, look: look, isContent: isContent, delay: delay))
        .modifier(FixedStyle(style: view.ownStyle))
        .modifier(ChangeEnvironment.placesFromLeft)
    }
}

extension UIView {
    /// Its own, or its controller's.
    fileprivate var ownStyle: UIUserInterfaceStyle {
        let own = overrideUserInterfaceStyle
        return own == .unspecified ? controller?.overrideUserInterfaceStyle ?? own : own
    }

    /// The subviews with their places among them, from back to front.
    fileprivate var subviewsByDepth: [(offset: Int, element: UIView)] {
        subviews.enumerated().sorted { ($0.element.layer.depth, $0.offset) < ($1.element.layer.depth, $1.offset) }
    }
}

extension CALayer {
    /// How near its anchor is to the viewer, among the layers in the same one.
    fileprivate var depth: CGFloat { zPosition + (transform.m44 == 0 ? 0 : transform.m43 / transform.m44) }
}

/// A layer and its sublayers.
struct LayerPicture: View {
    let layer: CALayer
    /// Whether only what is within its bounds is shown, without its own place, corners, opacity and transform.
    var isContent = false
    var delay = 0.0
    var surroundings = LayerSurroundings()
    /// The size of a mask to which none was given.
    var fallback: CGSize?

    var body: some View {
        layer.noteShown()
        layer.layoutIfNeeded()
        let (look, own, instances) = layer.showing(delay: delay) {
            (
                LayerLook(layer, isPlaced: true, surroundings, fallback: fallback), layer.ownPicture(),
                (layer as? CAReplicatorLayer)?.instances
            )
        }
        return ZStack(alignment: .topLeading) {
            if let color = look.background { look.ground(color) }
            if let own {
                own.frame(width: look.size.width, height: look.size.height)
                    .modifier(ClippedWhere(isClipped: layer is CAGradientLayer && look.isRound, outline: look.outline))
            }
            if let instances {
                ForEach(instances, id: \.number) { instance in
                    ZStack(alignment: .topLeading) { sublayers(look, delay + instance.delay) }
                        .frame(width: look.size.width, height: look.size.height, alignment: .topLeading)
                        .modifier(InstanceColor(color: instance.color))
                        .projectionEffect(ProjectionTransform(instance.transform))
                }
            } else {
                sublayers(look, delay)
            }
        }
        .modifier(PlacedLayer(layer: layer, look: look, isContent: isContent, delay: delay))
    }

    private func sublayers(_ look: LayerLook, _ delay: Double) -> some View {
        // Those of subviews are drawn with their views.
        let own = (layer.sublayers ?? []).filter { $0.view?.superview.map { $0.layer !== layer } ?? true }
        let all = own.filter { !$0.isHidden }.sorted { $0.depth < $1.depth }
        return ForEach(Array(all.enumerated()), id: \.offset) { _, sublayer in
            LayerPicture(layer: sublayer, delay: delay, surroundings: look.inner)
        }
    }
}

/// The color of an instance, where it has one.
private struct InstanceColor: ViewModifier {
    let color: Color?
    func body(content: Content) -> some View {
        if let color { content.colorMultiply(color) } else { content }
    }
}

/// What a layer does to those in it.
struct LayerSurroundings {
    /// The origin of its bounds.
    var origin = CGPoint.zero
    /// For all that lies in it, about the anchor.
    var transform = CATransform3DIdentity
    var anchor = CGPoint.zero
}

/// What is shown of a layer at a time.
@MainActor struct LayerLook {
    let size: CGSize
    let background: Color?
    let viewBackground: Color?
    let pattern: UIImage?
    let outline: UnevenRoundedRectangle
    let isRound: Bool
    let isClipped: Bool
    let border: (color: Color, width: CGFloat)?
    let shadow: (color: Color, radius: CGFloat, offset: CGSize, path: CGPath?)?
    let opacity: Double
    let transform: CATransform3D
    let offset: CGPoint
    let blend: BlendMode
    let transition: TransitionEffect
    let inner: LayerSurroundings

    /// Reads a layer that shows the values of the time.
    init(_ layer: CALayer, isPlaced: Bool, _ surroundings: LayerSurroundings, fallback: CGSize? = nil) {
        var model = layer.shown ?? layer.ownModel
        let place = layer.ownModel
        if let fallback, model.frame.isEmpty { model.size = fallback }
        size = model.size
        viewBackground = model.viewBackground.map { Color($0) }
        pattern = model.viewBackground?.pattern
        background = model.viewBackground == nil ? model.backgroundColor.map { Color(cgColor: $0) } : nil
        outline = Self.outline(of: layer, model)
        isRound = model.cornerRadius > 0
        // The ground follows the corners by itself; all else is cut only where that is asked for, as scroll views do.
        isClipped = layer.masksToBounds || isRound && layer.view is UIScrollView
        border = model.borderWidth > 0 ? model.borderColor.map { (Color(cgColor: $0), model.borderWidth) } : nil
        shadow =
            model.shadowOpacity > 0 && !layer.masksToBounds
            ? (
                Color(cgColor: model.shadowColor ?? .clear).opacity(Double(model.shadowOpacity)), model.shadowRadius,
                model.shadowOffset, model.shadowPath
            ) : nil
        opacity = model.opacity
        blend = BlendMode(filter: layer.compositingFilter) ?? .normal
        transition = layer.transition
        // What is not placed shows how far it has moved from where it is said to be.
        let corner = isPlaced ? surroundings.origin : place.origin
        offset = CGPoint(x: model.origin.x - corner.x, y: model.origin.y - corner.y)
        var whole = model.transform.about(model.anchor)
        if surroundings.transform != CATransform3DIdentity {
            let anchor = CGPoint(x: surroundings.anchor.x - offset.x, y: surroundings.anchor.y - offset.y)
            whole = CATransform3DConcat(whole, surroundings.transform.about(anchor))
        }
        transform = whole
        inner = LayerSurroundings(
            origin: model.boundsOrigin, transform: model.sublayerTransform, anchor: model.anchor)
    }

    /// A color or a pattern in the outline.
    @ViewBuilder func ground(_ style: some ShapeStyle) -> some View {
        if isRound, !isClipped { outline.fill(style) } else { Rectangle().fill(style) }
    }

    private static func outline(of layer: CALayer, _ model: LayerModel) -> UnevenRoundedRectangle {
        let radius = min(model.cornerRadius, model.size.width / 2, model.size.height / 2)
        func corner(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }
}

/// A layer in its superlayer; nothing around one that is content.
private struct PlacedLayer: ViewModifier {
    let layer: CALayer
    let look: LayerLook
    let isContent: Bool
    let delay: Double
    func body(content: Content) -> some View {
        if isContent {
            content
        } else {
            content.frame(width: look.size.width, height: look.size.height, alignment: .topLeading)
                .modifier(LayerFrame(layer: layer, look: look, isContent: false, delay: delay))
        }
    }
}

/// What a layer does around its content: corners, border, mask, shadow, opacity, transform and place.
private struct LayerFrame: ViewModifier {
    let layer: CALayer
    let look: LayerLook
    let isContent: Bool
    let delay: Double

    func body(content: Content) -> some View {
        content
            .modifier(ClippedWhere(isClipped: look.isClipped, outline: look.outline))
            .overlay {
                if let border = look.border {
                    look.outline.strokeBorder(border.color, lineWidth: border.width)
                }
            }
            .modifier(MaskedBy(layer: layer.mask, size: look.size, delay: delay))
            .modifier(LayerShadow(look: look))
            .modifier(isContent ? .none : look.transition)
            .opacity(isContent ? 1 : look.opacity)
            .projectionEffect(ProjectionTransform(isContent ? CATransform3DIdentity : look.transform))
            .blendMode(isContent ? .normal : look.blend)
            .offset(x: isContent ? 0 : look.offset.x, y: isContent ? 0 : look.offset.y)
    }
}

/// The shadow of a path that is said, or of a layer as a whole. A layer without one is no group, so that what blurs its backdrop still sees it.
private struct LayerShadow: ViewModifier {
    let look: LayerLook
    func body(content: Content) -> some View {
        if let shadow = look.shadow, let path = shadow.path {
            content.background(alignment: .topLeading) {
                Path(path).fill(shadow.color).blur(radius: shadow.radius)
                    .offset(x: shadow.offset.width, y: shadow.offset.height)
            }
        } else if let shadow = look.shadow {
            content.modifier(CompositingGroupEffect(isOpaque: false))
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
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
    let delay: Double
    func body(content: Content) -> some View {
        if let layer {
            content.mask(alignment: .topLeading) {
                if let view = layer.view {
                    PlatformPicture(view: view, isPlaced: true, delay: delay)
                } else {
                    LayerPicture(layer: layer, delay: delay, fallback: size)
                }
            }
        } else {
            content
        }
    }
}

/// The light or dark that a view insists on.
struct FixedStyle: ViewModifier {
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
    /// The same with `point` in the place of the origin.
    func about(_ point: CGPoint) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-point.x, -point.y, 0), self),
            CATransform3DMakeTranslation(point.x, point.y, 0))
    }
}

/// A filter that is known by its name, such as those of Core Image.
package protocol FilterWithName { var name: String { get } }

extension BlendMode {
    /// By a name of Core Animation's or Core Image's: `multiplyBlendMode`, `CIOverlayBlendMode`; nil for other filters.
    fileprivate init?(filter: Any?) {
        guard let name = filter as? String ?? (filter as? any FilterWithName)?.name else { return nil }
        var word = name.hasPrefix("CI") ? String(name.dropFirst(2)) : name
        word = word.prefix(1).lowercased() + word.dropFirst()
        let known: [String: BlendMode] = [
            "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
            "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
            "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation,
            "color": .color, "luminosity": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker,
            "linearDodge": .plusLighter, "addition": .plusLighter, "sourceAtop": .sourceAtop,
            "destinationOver": .destinationOver, "destOver": .destinationOver, "destinationOut": .destinationOut,
            "destOut": .destinationOut, "multiplyCompositing": .multiply,
        ]
        for ending in ["BlendMode", "Compositing", ""] where word.hasSuffix(ending) {
            guard let mode = known[String(word.dropLast(ending.count))] else { continue }
            self = mode
            return
        }
        return nil
    }
}
