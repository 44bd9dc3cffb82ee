import KinoraPixels
import KinoraScene
import KinoraStage

/// How liquid glass looks.
nonisolated public struct Glass: Equatable, Sendable {
    private(set) var variant: GlassEffect.Variant
    private(set) var tintColor: Color?
    private(set) var isInteractive = false
    private(set) var isIdentity = false

    private init(_ variant: GlassEffect.Variant) { self.variant = variant }

    public static let regular = Glass(.regular)
    /// More transparent.
    public static let clear = Glass(.clear)
    /// No glass at all.
    public static let identity: Glass = {
        var glass = Glass(.regular)
        glass.isIdentity = true
        return glass
    }()

    /// The glass filled with a translucent color.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    /// Glass that reacts to touches. Frames show it at rest, so this changes nothing.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Lays the content on glass of some shape.
struct GlassModifier<S: Shape>: ElementModifier, Animatable {
    let glass: Glass
    var shape: S

    nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        glass.isIdentity ? child : GlassElement(child, glass, shape, context)
    }
}

final class GlassElement<S: Shape>: WrapperElement, GlassSurface {
    private let glass: Glass
    private let shape: S
    private let tint: RGBA
    private let light: CGPoint?
    private var shown = CGRect.zero

    init(_ child: Element, _ glass: Glass, _ shape: S, _ context: BuildContext) {
        self.glass = glass
        self.shape = shape
        let tint = AnimatableColor(rgba: glass.tintColor?.rgba(in: context.environment) ?? .clear)
        self.tint = context.animated(tint, slot: Slot.style).rgba
        light = GlassLight.direction(context.graph.shownAttitude())
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame()
        super.arrange(proposal, placement)
    }

    private var path: Path { shape.area(drawnIn: shown, context.environment.shapeSurroundings) }

    var backdrop: Backdrop {
        let isDark = context.environment.colorScheme == .dark
        let effect = GlassEffect(
            variant: glass.variant, dark: isDark, tint: tint.alpha > 0 ? tint : nil, light: light,
            adapts: glass.variant == .regular && !isDark)
        return Backdrop(path, effect: .glass(effect))
    }

    override func lower(_ context: inout LoweringContext) -> [Node] { [.backdrop(backdrop)] + child.lowered(&context) }

    override func containsPoint(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// Tells labels that they lie on glass.
private struct GlassGround: ContextModifier {
    let isGlass: Bool
    func change(_ context: inout BuildContext) { if isGlass { LabelGround.glass.set(in: &context.environment) } }
}

/// From where glass is lit. The light stays where it is in the room when the device is tilted, so that it wanders along the rim.
enum GlassLight {
    /// Towards the light in the resting device's axes: up the screen and towards the viewer.
    private static let (up, front) = (0.8, 0.6)
    /// Real tilts are small; the light answers them this many times.
    private static let gain = 2.0

    /// The direction towards the light in the plane of the glass, with y down, 1 long at rest; nil at rest, from above.
    static func direction(_ attitude: DeviceAttitude) -> CGPoint? {
        guard attitude.roll != 0 || attitude.pitch != 0 else { return nil }
        let (roll, pitch) = (gain * attitude.roll * .pi / 180, gain * attitude.pitch * .pi / 180)
        // The device turns about its y axis and then about its x axis; seen from it, the light turns the other way.
        let depth = front * Maths.cos(roll)
        let (x, y) = (-front * Maths.sin(roll), up * Maths.cos(pitch) - depth * Maths.sin(pitch))
        return CGPoint(x: x / up, y: -y / up)
    }
}

extension View {
    /// Lays the view on liquid glass: what is behind shows through, bent at the edge. The line of light on its rim follows the
    /// device when a script tilts it.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
        modifier(GlassGround(isGlass: !glass.isIdentity)).modifier(GlassModifier(glass: glass, shape: shape))
    }
}
