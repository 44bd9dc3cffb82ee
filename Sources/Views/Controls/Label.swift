import KinoraStage

/// A picture and a title.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        // A label that a style makes of its configuration is not of that style again.
        style.view(LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
            .environment(\.labelStyle, TitleAndIconLabelStyle())
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given, for styles that only add to it.
    public init(_ configuration: LabelStyleConfiguration) { (title, icon) = (configuration.title, configuration.icon) }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public struct Title: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
    public struct Icon: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
    public let title: Title
    public let icon: Icon
}

extension LabelStyle {
    fileprivate func view(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// Icon and title side by side. In lists icons have the tint and a column of their own, so that titles line up.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { IconBesideTitle(configuration: configuration) }
}

/// The middle of a text's first line; of what has no text, its own middle.
private enum FirstLineCenter: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let otherLines = dimensions[VerticalAlignment.lastTextBaseline] - dimensions[.firstTextBaseline]
        return (dimensions.height - otherLines) / 2
    }
}

extension VerticalAlignment {
    fileprivate static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}

private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listLook) private var listLook
    @Environment(\.listDetails) private var details
    @Environment(\.dynamicTypeSize) private var typeSize
    /// Icons grow as the letters do.
    private var column: CGFloat { max(24, TypeScale.scaledFont(24, to: typeSize, of: .body)) }

    var body: some View {
        HStack(alignment: .firstLineCenter, spacing: details.iconSpacing ?? (listLook == nil ? 8 : 12)) {
            if listLook == nil {
                configuration.icon.frame(minWidth: details.iconWidth)
            } else {
                IconColumn(width: details.iconWidth ?? column) { configuration.icon.foregroundStyle(tint) }
            }
            configuration.title
        }
    }

    private var tint: AnyShapeStyle {
        details.itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
    public static var automatic: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() } }

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
