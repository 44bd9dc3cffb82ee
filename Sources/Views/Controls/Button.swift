import KinoraStage

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @State private var isPressed = false
    @Environment(\.buttonStyle) private var style
    @Environment(\.primitiveButtonStyle) private var primitiveStyle
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.afterAction) private var afterAction

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    private func act() {
        action()
        afterAction?()
    }

    private var gesture: ButtonGesture { ButtonGesture(isPressed: $isPressed, action: act) }

    public var body: some View {
        if let primitiveStyle {
            primitiveStyle.view(
                PrimitiveButtonStyleConfiguration(role: role, label: .init(AnyView(LabelRow(label))), action: act)
            )
            .modifier(SetOptionalTrait<ButtonRoleTrait>(value: role))
        } else {
            style.view(
                ButtonStyleConfiguration(role: role, label: .init(AnyView(LabelRow(label))), isPressed: isPressed)
            )
            .contentShape(Rectangle())
            .modifier(ButtonTouches(gesture: gesture, isAutomatic: style is AutomaticLook))
            .allowsHitTesting(isEnabled)
            .modifier(SetOptionalTrait<ButtonRoleTrait>(value: role))
        }
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button says of which only the role is known: a word and a symbol.
public struct DefaultButtonLabel: View {
    let role: ButtonRole
    public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Cancel", systemImage: "xmark")
        }
    }
}
extension Button where Label == DefaultButtonLabel {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == KinoraViews.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { KinoraViews.Label(title, systemImage: systemImage) }
    }
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { KinoraViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == KinoraViews.Label<Text, Image> {
    /// With a picture of an asset catalogue.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { KinoraViews.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { KinoraViews.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}

/// Pressed while the finger is down and near; acts when it lifts there.
struct ButtonGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    /// What a finger does besides pressing and acting.
    enum Passage { case down, leaves, returns, upOutside, cancelled }
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void
    var passage: (@MainActor (Passage) -> Void)?
    func _makeRecognizer() -> Recognizer<Void> { ButtonRecognizer(self) }
}

final class ButtonRecognizer: Recognizer<Void> {
    private let gesture: ButtonGesture
    private var start: CGPoint?
    /// How far outside of its view, and of where it came down, the finger still counts, in points.
    private static let reach: CGFloat = 70

    init(_ gesture: ButtonGesture) {
        self.gesture = gesture
        super.init()
    }

    override var role: GestureRole { .press }

    override func handle(_ input: GestureInput) {
        super.handle(input)
        guard state == .failed || state == .ended else { return }
        if press(false) { gesture.passage?(.cancelled) }
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = input.location(in: .local)
            press(true)
            gesture.passage?(.down)
        case .moved:
            let isNear = isNear(input)
            if press(isNear) { gesture.passage?(isNear ? .returns : .leaves) }
        case .ended:
            let hits = isNear(input)
            press(false)
            update(hits ? .ended : .failed, ())
            if state == .ended { gesture.action() }
            if !hits { gesture.passage?(.upOutside) }
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    /// It acts where it had to wait for other gestures, such as a double tap with high priority.
    override func release() {
        super.release()
        if state == .ended { gesture.action() }
    }

    private func isNear(_ input: GestureInput) -> Bool {
        var bounds = CGRect(origin: .zero, size: input.viewSize)
        // The row of a list hands over touches beside its only button.
        if let start { bounds = bounds.union(CGRect(origin: start, size: .zero)) }
        return bounds.insetBy(dx: -ButtonRecognizer.reach, dy: -ButtonRecognizer.reach).contains(
            input.location(in: .local))
    }

    /// Returns whether that is new.
    @discardableResult
    private func press(_ isDown: Bool) -> Bool {
        guard gesture.isPressed.wrappedValue != isDown else { return false }
        gesture.isPressed.wrappedValue = isDown
        return true
    }
}
