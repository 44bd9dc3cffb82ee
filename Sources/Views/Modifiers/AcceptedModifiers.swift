import KinoraStage

// Modifiers that change nothing: most are for what a picture does not show, such as keyboards, pointers and panels of the
// system; those of the last group are not drawn yet. docs/COVERAGE.md lists them.

extension View {
    // Lists
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    // Searching
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    // Buttons and menus
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    // Panels
    public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }

    // Pointers, keyboards, pencils, crowns
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
        self
    }
    public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    {
        self
    }
    public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
    public func digitalCrownAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
    public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View { self }
    public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View { self }
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public func focusSection() -> some View { self }
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }

    // What goes on outside of the app
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
        -> some View
    { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View { self }
    public func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View { self }
    public func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View { self }
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
    public func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
    public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
    public func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    // Seen on a phone, and not drawn here yet
    public func contentToolbar<C: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> C
    ) -> some View { self }
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
    public func horizontalRadioGroupLayout() -> some View { self }
    /// The open fonts have one width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
/// What a sheet's size is made from. One of a source's own is not asked for.
public protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
/// What is presented.
public struct PresentationSizingRoot: Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
/// Where it is presented.
public struct PresentationSizingContext: Sendable {}
extension PresentationSizing where Self: _SystemPresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}
public protocol _SystemPresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing, _SystemPresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, _SystemPresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, _SystemPresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, _SystemPresentationSizing, Sendable {}
/// Where the tabs of an adaptable tab view stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
public struct DialogSeverity: Sendable {
    public static let automatic = DialogSeverity()
    public static let standard = DialogSeverity()
    public static let critical = DialogSeverity()
}
public struct PointerStyle: Hashable, Sendable {
    private let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let link = PointerStyle(name: "link")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
}
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
extension ShapeStyle {
    /// Materials look as in an active window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
extension Material {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// A value that the focused view offers; nothing is focused.
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// What `@Entry` declares.
    public subscript<Key: _EntryKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
@MainActor @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public nonisolated init() {}
    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { nil }
}
@MainActor @propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}
@MainActor @propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Where the controls that format text stand.
public struct TextInputFormattingControlPlacement: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
        public static let `default`: Set = .all
    }
}
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}
public struct TextInputDictationActivation: Sendable {
    public static let onSelect = TextInputDictationActivation()
    public static let onLook = TextInputDictationActivation()
}
public struct TabSearchActivation: Sendable {
    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
}
