import KinoraStage

/// What is behind the content of a button or a cell: a color with rounded corners and a border.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration: Equatable {
    public var backgroundColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// How far the border lies outside of the edge, in points.
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { .init(.secondarySystemGroupedBackground) }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    init(_ color: UIColor?) { backgroundColor = color }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// nil where nothing shows.
    var picture: AnyView? {
        guard backgroundColor != nil || strokeColor != nil || image != nil else { return nil }
        let color = backgroundColor.map { Color(resolvedBackgroundColor(for: $0)) }
        return AnyView(picture(in: RoundedRectangle(cornerRadius: cornerRadius), filled: color))
    }

    /// The color, with the picture over it and the border around it.
    func picture(in shape: RoundedRectangle, filled color: Color?) -> some View {
        ZStack {
            if let color { shape.fill(color) }
            if let image { Image(uiImage: image).resizable().clipShape(shape) }
            if let strokeColor, strokeWidth > 0 {
                shape.strokeBorder(Color(strokeColor), lineWidth: strokeWidth).padding(-strokeOutset)
            }
        }
        .padding(EdgeInsets(backgroundInsets))
    }

    public nonisolated static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        onMain {
            a.backgroundColor == b.backgroundColor && a.cornerRadius == b.cornerRadius
                && a.backgroundInsets == b.backgroundInsets && a.strokeColor == b.strokeColor
                && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset && a.image === b.image
                && a.customView === b.customView
        }
    }
}

/// Makes one color of another.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    func callAsFunction(_ input: Color) -> Color { Color(transform(UIColor(input))) }
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
}
