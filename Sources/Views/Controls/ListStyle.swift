import KinoraStage
import KinoraPixels

/// How a list looks.
public protocol ListStyle {
    var _look: _ListLook { get }
}

/// Measures and colors of a list, in points. The values are those of iOS 15 to 18, as far as they are known.
public struct _ListLook: Sendable {
    enum Grouping: Sendable { case plain, grouped, insetGrouped, sidebar }

    let grouping: Grouping
    /// From the list's edges to its groups.
    var margin: CGFloat
    var cornerRadius: CGFloat
    /// Between groups.
    var groupSpacing: CGFloat
    var rowInsets: EdgeInsets
    var minimumRowHeight: CGFloat = 44
    var page: SurfaceColor
    /// Behind rows; nil is nothing.
    var row: SurfaceColor?
    var separates = true
    /// Whether every other row is gray.
    var alternates = false

    /// How headers and footers are set where nothing else is said.
    func style(_ role: SectionPart.Role, _ environment: inout EnvironmentValues) {
        guard role != .row else { return }
        let isHeader = role == .header
        if isHeader, environment.headerProminence == .increased {
            environment.font = .title3.bold()
            return
        }
        environment.foregroundStyles = ForegroundStyles(
            [AnyShapeStyle(grouping == .sidebar && isHeader ? Color.primary : .secondary)],
            outer: environment.foregroundStyles, isStandard: true)
        switch grouping {
        case .sidebar where isHeader: environment.font = .headline
        case .plain where isHeader: environment.font = .subheadline.weight(.semibold)
        case .grouped, .insetGrouped, .plain, .sidebar: environment.font = .footnote
        }
        let hasCapitals = isHeader && (grouping == .grouped || grouping == .insetGrouped)
        // Capitals are only for headers of which nothing was said.
        if hasCapitals, environment.textAttributes.textCase == nil { environment.textCase = .uppercase }
    }
}

/// Colors of surfaces that lists are made of, for light and dark surroundings (Human Interface Guidelines, grouped
/// backgrounds).
enum SurfaceColor: PrimitiveStyle, Sendable {
    case background, groupedPage, groupedRow

    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        let isDark = environment.colorScheme == .dark
        func gray(_ red: Double, _ blue: Double) -> RGBA {
            RGBA(red: red / 255, green: red / 255, blue: blue / 255)
        }
        let (first, second) = environment.isElevated ? (gray(28, 30), gray(44, 46)) : (.black, gray(28, 30))
        return switch self {
        case .background: .color(isDark ? first : .white)
        case .groupedPage: .color(isDark ? first : gray(242, 247))
        case .groupedRow: .color(isDark ? second : .white)
        }
    }
}

public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListLook {
        _ListLook(
            grouping: .plain, margin: 0, cornerRadius: 0, groupSpacing: 0,
            rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), page: .background, row: nil)
    }
}

public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListLook {
        _ListLook(
            grouping: .grouped, margin: 0, cornerRadius: 0, groupSpacing: 35,
            rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), page: .groupedPage,
            row: .groupedRow)
    }
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListLook {
        _ListLook(
            grouping: .insetGrouped, margin: 16, cornerRadius: 10, groupSpacing: 35,
            rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), page: .groupedPage,
            row: .groupedRow)
    }
}

public struct InsetListStyle: ListStyle, Sendable {
    private let alternates: Bool

    public init() { alternates = false }
    /// - Parameter alternatesRowBackgrounds: whether every other row is gray.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public var _look: _ListLook {
        _ListLook(
            grouping: .plain, margin: 16, cornerRadius: 0, groupSpacing: 0,
            rowInsets: EdgeInsets(top: 11, leading: 4, bottom: 11, trailing: 4), page: .background, row: nil,
            alternates: alternates)
    }
}

/// A list of a Mac's. It is drawn without its border, as an inset one.
public struct BorderedListStyle: ListStyle, Sendable {
    private let inset: InsetListStyle

    public init() { inset = InsetListStyle() }
    /// - Parameter alternatesRowBackgrounds: whether every other row is gray.
    public init(alternatesRowBackgrounds: Bool) {
        inset = InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }

    public var _look: _ListLook { inset._look }
}

public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public var _look: _ListLook {
        _ListLook(
            grouping: .sidebar, margin: 16, cornerRadius: 10, groupSpacing: 12,
            rowInsets: EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12), page: .groupedPage,
            row: nil, separates: false)
    }
}

public typealias DefaultListStyle = InsetGroupedListStyle

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
    public static var automatic: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { .init() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

private struct ListStyleKey: EnvironmentKey { static var defaultValue: (any ListStyle)? { nil } }
private struct ListLookKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
private struct ListSpacingKey: EnvironmentKey {
    static var defaultValue: (row: CGFloat?, section: CGFloat?) { (nil, nil) }
}
private struct ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] ?? (isSidebar ? SidebarListStyle() : DefaultListStyle()) }
        set { self[ListStyleKey.self] = newValue }
    }
    /// The look of the list around; nil outside of lists.
    var listLook: _ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    var listSpacing: (row: CGFloat?, section: CGFloat?) {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    var listMinimumRowHeight: CGFloat? {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    /// The least height of a list's rows, in points; 44 unless set.
    public var defaultMinListRowHeight: CGFloat {
        get { listMinimumRowHeight ?? 44 }
        set { listMinimumRowHeight = newValue }
    }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension Visibility {
    /// What somebody has chosen, as it is written to a file; nil is automatic.
    init(chosen: Bool?) { self = chosen.map { $0 ? .visible : .hidden } ?? .automatic }
    var chosen: Bool? { self == .automatic ? nil : self == .visible }
}

/// The distance of a list's groups.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 17.5)
    /// In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style) }

    /// Points between rows; nil is none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSpacing.row, spacing) }
    /// Points between groups.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSpacing.section, spacing) }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSpacing.section, spacing.length)
    }
    /// Whether lists and forms below have a page behind them.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// What is behind a list's row, instead of the style's color.
    public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackground(view: view)) }
    /// How far a row's content is from the row's edges, in points; nil as the style says.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(SetTrait<RowInsetsTrait>(value: insets)) }
    /// How far a row's content is from some of the row's edges, in points; nil as the style says, as at the other edges.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(ListRowEdgeInsets(edges: edges, length: length))
    }
    /// Whether lines are drawn above and below the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SetTrait<RowSeparatorTrait>(value: RowSeparator(visibility: visibility, edges: edges)))
    }
    /// The color of the line below the row.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SetTrait<RowSeparatorTintTrait>(value: color))
    }
}

struct RowSeparator {
    let visibility: Visibility
    let edges: VerticalEdge.Set
}

enum RowInsetsTrait: ViewTrait {
    typealias Value = EdgeInsets?
    static var isSetInside: Bool { true }
}

/// Insets at some edges; those at the others are the style's.
private struct ListRowEdgeInsets: ViewModifier {
    let edges: Edge.Set
    let length: CGFloat?
    @Environment(\.listLook) private var look

    func body(content: Content) -> some View {
        var insets = look?.rowInsets ?? EdgeInsets()
        if let length { insets.set(edges, to: length) }
        return content.listRowInsets(insets)
    }
}
enum RowSeparatorTrait: ViewTrait { typealias Value = RowSeparator }
enum RowSeparatorTintTrait: ViewTrait {
    typealias Value = Color?
    static var isSetInside: Bool { true }
}
enum RowBackgroundTrait: ViewTrait {
    typealias Value = Element
    static var isSetInside: Bool { true }
}

/// Builds a row's background in the row's environment, and passes it to the list.
struct RowBackground<Background: View>: ElementModifier {
    let view: Background?
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        guard let view else { return child }
        let place = context.child(.secondary)
        return TraitElement(child, RowBackgroundTrait.self, view._elements(place).united(.center, place), context)
    }
}
