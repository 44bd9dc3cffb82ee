import KinoraStage

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label
    /// Whether it stands for several values that differ.
    private let isMixed: () -> Bool
    @Environment(\.toggleStyle) private var style

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: { false }, label: label)
    }

    init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.isMixed = isMixed
        self.label = label()
    }

    public var body: some View {
        style.view(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: $isOn, isMixed: isMixed()))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == KinoraViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { KinoraViews.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: { configuration.isMixed }) { configuration.label }
    }
}

/// How a toggle looks and what switches it.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public struct Label: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ (`sources`). It is off then.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        (self.label, self.isMixed) = (label, isMixed)
        _isOn = isOn
    }
}

extension ToggleStyle {
    fileprivate func view(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: ToggleStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

// MARK: Styles

/// A switch behind its label, which takes the width there is.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() { tint = nil }
    /// - Parameter tint: the color when on; the tint of the environment, or green, by default.
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow {
            configuration.label
        } control: {
            SwitchKnob(isOn: configuration.$isOn, tint: tint)
        }
    }
}

extension EnvironmentValues {
    /// The color that UIKit's switch has for its thumb.
    @Entry var switchThumb: Color? = nil
}

/// The switch: 51 by 31 points, as on iOS 13 to 18.
private struct SwitchKnob: View {
    @Binding var isOn: Bool
    let tint: Color?
    @Environment(\.tintStyle) private var environmentTint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.switchThumb) private var thumb

    private var onStyle: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? environmentTint
            ?? AnyShapeStyle(ViewAppearances.color(\UISwitch.onTintColor) ?? .green)
    }

    var body: some View {
        ZStack {
            Capsule().fill(Color(SystemColor.secondaryFill))
            Capsule().fill(onStyle).opacity(isOn ? 1 : 0).animation(.linear(duration: 0.36), value: isOn)
            Circle().fill(thumb ?? ViewAppearances.color(\UISwitch.thumbTintColor) ?? .white)
                .frame(width: 27, height: 27)
                .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1.5)
                .offset(x: isOn ? 10 : -10)
        }
        .frame(width: 51, height: 31)
        .animation(.spring(response: 0.3, dampingFraction: 0.9), value: isOn)
        // Where the switch goes itself is not for its own animation to say.
        .geometryGroup()
        .modifier(PictureOpacityEffect(opacity: isEnabled ? 1 : 0.5))
        .contentShape(Rectangle())
        .onTapGesture { if isEnabled { isOn.toggle() } }
    }
}

/// A button that stays filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle()))
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background {
                    RoundedRectangle(cornerRadius: 8).fill(TintShapeStyle()).opacity(configuration.isOn ? 1 : 0)
                }
        }
        .buttonStyle(.plain)
    }
}

/// A box with a check mark before its label, as on macOS.
public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            CheckBox(isOn: configuration.isOn, isMixed: configuration.isMixed)
            configuration.label
        }
        .contentShape(Rectangle())
        .onTapGesture { configuration.isOn.toggle() }
    }
}

private struct CheckBox: View {
    let isOn: Bool
    /// It has a dash then.
    let isMixed: Bool
    var body: some View {
        let isFilled = isOn || isMixed
        ZStack {
            RoundedRectangle(cornerRadius: 3.5).fill(
                isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.background))
            RoundedRectangle(cornerRadius: 3.5).strokeBorder(SeparatorShapeStyle(), lineWidth: 0.5).opacity(
                isFilled ? 0 : 1)
            if isMixed { Capsule().fill(.white).frame(width: 7, height: 1.8) }
            Path { path in
                path.move(to: CGPoint(x: 3.5, y: 7.2))
                path.addLine(to: CGPoint(x: 6, y: 10))
                path.addLine(to: CGPoint(x: 10.5, y: 4))
            }
            .stroke(.white, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
            .opacity(isOn ? 1 : 0)
        }
        .frame(width: 14, height: 14)
    }
}

public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: CheckboxToggleStyle { .init() } }

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { SwitchToggleStyle() } }

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { enter(newValue, in: ToggleStyleKey.self) }
    }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
