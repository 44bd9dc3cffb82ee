import KinoraStage

/// A choice of one value among tagged views.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// The tag of the choice; nil where nothing is chosen.
    private let chosen: () -> AnyHashable?
    private let choose: (SelectionValue) -> Void
    private let label: Label
    private let content: Content
    @Environment(\.pickerStyle) private var style
    @Environment(\.listLook) private var listLook
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.segmentLook) private var segmentLook
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            chosen: { AnyHashable(selection.wrappedValue) }, choose: { selection.wrappedValue = $0 },
            content: content(), label: label())
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    init(
        chosen: @escaping () -> AnyHashable?, choose: @escaping (SelectionValue) -> Void, content: Content, label: Label
    ) {
        (self.chosen, self.choose, self.content, self.label) = (chosen, choose, content, label)
    }

    public var body: some View {
        let chosen = chosen()
        switch style._kind {
        case .segmented:
            // The line below a row with segments, or with a wheel, begins where they do, and not at the words in them.
            segments(chosen, segmentLook ?? UISegmentedControl.shared.look)
                .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        case .inline where isInMenu: Section { choices(chosen) }
        case .inline where listLook != nil:
            if !hidesLabel { label }
            PickerOptions(content: content) { options in
                AnyView(InlinePicker(options: options, chosen: chosen, choose: choose))
            }
        case .wheel, .inline:
            HostedWheel {
                PickerOptions(content: content, change: { $0.font = .title2 }) { options in
                    AnyView(WheelPicker(options: options, chosen: chosen, choose: choose))
                }
            }
            .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        case .menu where listLook == nil: menu(chosen, MenuPickerLook.button)
        case .menu, .link:
            LabeledRow {
                label
            } control: {
                menu(chosen, style._kind == .menu ? .value : .row)
            }
        }
    }

    /// All choices side by side. Each is made twice: as it looks while it is chosen, and as it looks while it is not.
    private func segments(_ chosen: AnyHashable?, _ look: SegmentLook) -> some View {
        func options(
            _ weight: Font.Weight, _ title: SegmentLook.Title?, _ arrange: @escaping ([PickerOption]) -> AnyView
        ) -> some View {
            PickerOptions(content: content) { environment in
                // Segments have the same height, and their titles the same size, whatever size of type is set.
                environment.font = .system(size: 13, weight: weight)
                environment.lineLimit = 1
                title?.apply(to: &environment)
            } arrange: {
                arrange($0)
            }
        }
        let usual = look.titles[.normal]
        return options(.medium, usual) { others in
            AnyView(
                options(.semibold, look.titles[.selected] ?? usual) { raised in
                    AnyView(
                        SegmentedPicker(
                            options: zip(others, raised).map {
                                SegmentOption(id: $0.id, usual: $0.view, raised: $1.view)
                            },
                            look: look, chosen: chosen, choose: choose))
                })
        }
    }

    /// The chosen view, which opens a menu of all.
    private func menu(_ chosen: AnyHashable?, _ look: MenuPickerLook) -> some View {
        HStack(spacing: 4) {
            PickerOptions(content: content, change: look.style) { options in
                AnyView(options.first { $0.id == chosen }?.view)
            }
            look.arrow
        }
        // Another choice is in its place at once: it goes with the arrow where the picker moves.
        .geometryGroup()
        .contentShape(Rectangle())
        .onTapGesture { isOpen = true }
        .allowsHitTesting(isEnabled)
        .panel(.beside(lifted: false), isPresented: $isOpen) {
            MenuPanel(dismiss: { isOpen = false }) { choices(chosen) }
        }
    }

    private func choices(_ chosen: AnyHashable?) -> some View {
        PickerOptions(content: content) { options in
            AnyView(MenuChoices(options: options, chosen: chosen, choose: choose))
        }
    }

    private func choose(_ tag: AnyHashable) {
        if let value = tag.base as? SelectionValue { choose(value) }
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How a picker shows its choice.
public protocol PickerStyle {
    var _kind: _PickerKind { get }
}

public enum _PickerKind: Sendable { case menu, segmented, inline, wheel, link }

/// The chosen view with arrows; a tap opens a menu of the choices. Lists and forms show the label beside it.
public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .menu }
}

/// All choices side by side, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .segmented }
}

/// In lists and forms all choices as rows, the chosen one with a check mark; elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .inline }
}

/// Choices on a wheel that a drag turns.
public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .wheel }
}

/// The label, the chosen view and an arrow. The page of choices behind it is not shown; a tap opens them as a menu.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .link }
}

/// As segments, with pictures for choices.
public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .segmented }
}

/// As rows with a mark.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerKind { .inline }
}

public typealias DefaultPickerStyle = MenuPickerStyle

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
    public static var automatic: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: any PickerStyle { MenuPickerStyle() } }

extension EnvironmentValues {
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}

/// One choice: its element, already built, and its tag.
struct PickerOption: Identifiable {
    let id: AnyHashable
    let view: PlaceholderContentView
}

/// Builds the tagged views of a picker and passes them on one by one.
private struct PickerOptions<Content: View>: PrimitiveView {
    let content: Content
    /// How the views look in the picker.
    var change: (inout EnvironmentValues) -> Void = { _ in }
    let arrange: ([PickerOption]) -> AnyView

    func _elements(_ context: BuildContext) -> [Element] {
        var place = context.child(.content)
        change(&place.environment)
        let options = content._elements(place).compactMap { element -> PickerOption? in
            guard let tag = element.tag(below: place.identity) else { return nil }
            return PickerOption(id: tag, view: PlaceholderContentView { _ in [element] })
        }
        return arrange(options)._elements(context.child(.body).unstable())
    }
}

private struct InlinePicker: View {
    let options: [PickerOption]
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void

    var body: some View {
        ForEach(options) { option in
            HStack {
                option.view
                Spacer(minLength: 8)
                Image(systemName: "checkmark").foregroundStyle(TintShapeStyle()).opacity(option.id == chosen ? 1 : 0)
            }
            .contentShape(Rectangle())
            .onTapGesture { choose(option.id) }
        }
    }
}

/// How the chosen view of a picker with a menu looks.
private enum MenuPickerLook {
    /// In the tint, with arrows.
    case button
    /// Gray with arrows, as the value of a row; in the tint where one is said.
    case value
    /// Gray, as the value of a row that leads on.
    case row

    func style(_ environment: inout EnvironmentValues) {
        let style =
            switch self {
            case .button: AnyShapeStyle(TintShapeStyle())
            case .value: environment.tintStyle ?? AnyShapeStyle(Color.secondary)
            case .row: AnyShapeStyle(Color.secondary)
            }
        environment.foregroundStyles = ForegroundStyles([style], outer: environment.foregroundStyles)
    }

    @MainActor @ViewBuilder var arrow: some View {
        switch self {
        case .button:
            Image(systemName: "chevron.up.chevron.down").font(.footnote).foregroundStyle(TintShapeStyle())
        case .value: ValueArrows()
        case .row: Image.rowChevron
        }
    }
}

/// The arrows behind the value of a row, in its color.
private struct ValueArrows: View {
    @Environment(\.tintStyle) private var tint

    var body: some View {
        Image(systemName: "chevron.up.chevron.down").font(.footnote)
            .foregroundStyle(tint ?? AnyShapeStyle(Color.secondary))
    }
}

/// The choices as rows of a menu, the chosen one with a check mark.
private struct MenuChoices: View {
    let options: [PickerOption]
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void

    var body: some View {
        ForEach(options) { option in
            Button {
                choose(option.id)
            } label: {
                option.view
            }
            .markedInMenu(option.id == chosen)
        }
    }
}
