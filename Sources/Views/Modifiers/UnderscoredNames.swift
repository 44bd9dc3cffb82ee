import KinoraStage

// Names of SwiftUI that begin with an underscore, which libraries use although they are not documented.

/// Scales what it is applied to about a point of its frame.
public struct _ScaleEffect: ViewModifier {
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(scale: CGSize, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

/// Turns what it is applied to about a point of its frame.
public struct _RotationEffect: ViewModifier {
    public var angle: Angle
    public var anchor: UnitPoint
    public init(angle: Angle, anchor: UnitPoint = .center) { (self.angle, self.anchor) = (angle, anchor) }
    public func body(content: Content) -> some View { content.rotationEffect(angle, anchor: anchor) }
}

/// Moves what it is applied to.
public struct _OffsetEffect: ViewModifier {
    public var offset: CGSize
    public init(offset: CGSize) { self.offset = offset }
    public func body(content: Content) -> some View { content.offset(offset) }
}

/// Makes what it is applied to translucent.
public struct _OpacityEffect: ViewModifier {
    public var opacity: Double
    public init(opacity: Double) { self.opacity = opacity }
    public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// Runs an action when a view appears, and another when it is gone.
public struct _AppearanceActionModifier: ViewModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?
    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }
    public func body(content: Content) -> some View {
        content.onAppear(perform: appear).onDisappear(perform: disappear)
    }
}

public typealias _HStackLayout = HStackLayout
public typealias _VStackLayout = VStackLayout
public typealias _ZStackLayout = ZStackLayout

extension View {
    /// Makes the view a button without a look: it tells whether it is pressed, and performs an action when it is let go.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View { modifier(_ButtonGestureModifier(pressing: pressing, action: action)) }
}

public struct _ButtonGestureModifier: ViewModifier {
    let pressing: ((Bool) -> Void)?
    let action: () -> Void
    @State private var isPressed = false

    public func body(content: Content) -> some View {
        let pressed = Binding(
            get: { isPressed },
            set: {
                isPressed = $0
                pressing?($0)
            })
        content.contentShape(Rectangle()).gesture(ButtonGesture(isPressed: pressed, action: action))
    }
}
