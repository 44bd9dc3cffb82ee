import KinoraStage

/// The look of a table. All look alike.
@MainActor @preconcurrency
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = false) {} }
public struct BorderedTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = false) {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
    public static var inset: Self { .init() }
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: Self { .init() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}

private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
