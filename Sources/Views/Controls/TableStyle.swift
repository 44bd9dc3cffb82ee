import KinoraStage

/// The look of a table. All look alike, but for every other row, which may be gray.
@MainActor @preconcurrency
public protocol TableStyle { var _alternates: Bool { get } }
extension TableStyle { public var _alternates: Bool { false } }
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle {
    public let _alternates: Bool
    public init(alternatesRowBackgrounds: Bool = false) { _alternates = alternatesRowBackgrounds }
}
public struct BorderedTableStyle: TableStyle {
    public let _alternates: Bool
    public init(alternatesRowBackgrounds: Bool = false) { _alternates = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
    public static var inset: Self { .init() }
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: Self { .init() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let alternates = style._alternates
        return transformEnvironment(\.listDetails.alternates) { $0 = $0 || alternates }
    }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
