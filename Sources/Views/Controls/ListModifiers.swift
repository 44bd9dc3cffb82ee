import KinoraStage

// What lists, their rows and labels are told beyond their style.

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}

/// What modifiers say to lists and labels below.
struct ListDetails {
    var itemTint: Color?
    var alternates = false
    var badge = BadgeProminence.standard
    var iconWidth: CGFloat?
    var iconSpacing: CGFloat?
}

private struct ListDetailsKey: EnvironmentKey { static var defaultValue: ListDetails { ListDetails() } }

extension EnvironmentValues {
    var listDetails: ListDetails {
        get { self[ListDetailsKey.self] }
        set { self[ListDetailsKey.self] = newValue }
    }
}

enum SelectionDisabledTrait: ViewTrait {
    typealias Value = Bool
    static var isSetInside: Bool { true }
}
enum SectionSeparatorTrait: ViewTrait { typealias Value = RowSeparator }
enum SectionSeparatorTintTrait: ViewTrait { typealias Value = Color? }

extension View {
    /// Whether the row cannot be selected in its list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(SetTrait<SelectionDisabledTrait>(value: isDisabled))
    }
    /// An increased header is larger, in the color of text, and not in capitals.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Whether lines are drawn above and below a section of a plain list.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SetTrait<SectionSeparatorTrait>(value: RowSeparator(visibility: visibility, edges: edges)))
    }
    /// The color of the line below a section of a plain list.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SetTrait<SectionSeparatorTintTrait>(value: color))
    }
    /// The color of the icons of labels in lists; nil is the tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listDetails.itemTint, tint?.color)
    }
    public func listItemTint(_ tint: Color?) -> some View { environment(\.listDetails.itemTint, tint) }
    /// Whether every other row of the lists below is gray.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environment(\.listDetails.alternates, behavior == .enabled)
    }
    /// How badges of rows look: gray, or white on a red capsule.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.listDetails.badge, prominence)
    }
    /// The width of the column of labels' icons, in points.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.listDetails.iconWidth, value) }
    /// From labels' icons to their titles, in points.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.listDetails.iconSpacing, value)
    }
}

extension EnvironmentValues {
    /// How badges of rows look.
    public var badgeProminence: BadgeProminence {
        get { listDetails.badge }
        set { listDetails.badge = newValue }
    }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    public static let flexible = ButtonSizing(name: "flexible")
    public static let fitted = ButtonSizing(name: "fitted")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Whether bordered buttons take the width there is.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// The color of the icons of a list's labels.
public struct ListItemTint: Sendable {
    /// nil: the tint.
    fileprivate let color: Color?
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The color of the text.
    public static let monochrome = ListItemTint(color: .primary)
}
