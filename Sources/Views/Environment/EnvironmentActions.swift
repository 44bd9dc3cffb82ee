import KinoraStage

// Actions that views ask the environment for and that a stage has not. They can be called, and do nothing.

public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct PushWindowAction: Sendable { public func callAsFunction(id: String) {} }
public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
public struct OpenDocumentAction: Sendable { public func callAsFunction(at url: URL) async throws {} }
public struct RequestReviewAction: Sendable { public func callAsFunction() {} }
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}
public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }

/// How the items of a Mac's toolbar are labeled.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
/// Whether what is behind a view stands out, as that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}
/// The file of the document around a view. There is none.
public struct DocumentConfiguration: Sendable {
    public var fileURL: URL?
    public var isEditable: Bool
}
/// What a person has chosen for a pencil's gestures.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
/// Would open a window with a new document. A stage opens none.
@MainActor @preconcurrency
public struct NewDocumentAction {
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction(contentType: UTType) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}
public enum TabBarPlacement: Hashable, Sendable { case topBar, sidebar, bottomBar }
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
extension Image {
    /// How bright the brightest part of a picture may be. Frames have the standard range.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
extension View {
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

/// The family of a widget, with the size of its views, in points, on a phone 393 points wide.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
    case accessoryRectangular, accessoryInline

    public var _size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 354)
        case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

// MARK: The keys

/// Makes the simple keys: a value with its default, by name.
extension EnvironmentValues {
    @Entry public var refresh: RefreshAction? = nil
    @Entry public var allowedDynamicRange: Image.DynamicRange? = nil
    @Entry public var headerProminence: Prominence = .standard
    @Entry public var controlActiveState: ControlActiveState = .key
    @Entry public var backgroundMaterial: Material? = nil
    @Entry public var allowsTightening: Bool = false
    @Entry public var defaultMinListHeaderHeight: CGFloat? = nil
    @Entry public var isHoverEffectEnabled: Bool = true
    @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? = nil
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
    @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
    @Entry public var menuOrder: MenuOrder = .automatic
    @Entry public var menuIndicatorVisibility: Visibility = .automatic
    @Entry public var isScrollEnabled: Bool = true
    @Entry public var autocorrectionDisabled: Bool = false
    @Entry public var labelsVisibility: Visibility = .automatic
    @Entry public var tabBarPlacement: TabBarPlacement? = nil
    @Entry public var navigationLinkIndicatorVisibility: Visibility = .automatic
    @Entry public var contentTransitionAddsDrawingGroup: Bool = false
    @Entry public var widgetFamily: WidgetFamily = .systemSmall
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    @Entry public var showsWidgetContainerBackground: Bool = true
    /// The margins that the system keeps around a widget's content, or would if they were not disabled; points.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
    @Entry public var sidebarRowSize: SidebarRowSize = .medium
    @Entry public var keyboardShortcut: KeyboardShortcut? = nil
    @Entry public var isTabBarShowingSections: Bool = false
    @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
    @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .menu
    @Entry public var toolbarLabelStyle: ToolbarLabelStyle? = nil
    @Entry public var isFocusEffectEnabled: Bool = true
    @Entry public var backgroundProminence: BackgroundProminence = .standard
    @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
    @Entry public var isActivityFullscreen: Bool = false

    public var documentConfiguration: DocumentConfiguration? { nil }
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
    public var newDocument: NewDocumentAction { .init() }
    public var openWindow: OpenWindowAction { .init() }
    public var dismissWindow: DismissWindowAction { .init() }
    public var pushWindow: PushWindowAction { .init() }
    public var openSettings: OpenSettingsAction { .init() }
    public var openDocument: OpenDocumentAction { .init() }
    public var requestReview: RequestReviewAction { .init() }
    public var resetFocus: ResetFocusAction { .init() }
    public var supportsMultipleWindows: Bool { false }
    public var appearsActive: Bool { true }
    public var isSceneCaptured: Bool { false }
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
