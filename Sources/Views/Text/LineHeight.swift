import KinoraStage
import KinoraTypography

extension AttributedString {
    /// How far the baselines of lines are apart. What is more or less than the font's own is above each line, as UIKit has it; how Apple
    /// divides it is not documented.
    public struct LineHeight: Hashable, Sendable {
        let rule: TextLayoutOptions.LineHeight

        /// The font's own.
        public static let normal = LineHeight(rule: .increased(by: 0))
        /// That of each line's own fonts and pictures.
        public static let variable = normal
        /// Two points less than the font's own, as Apple's guidelines have tight leading.
        public static let tight = LineHeight(rule: .increased(by: -2))
        /// Two points more than the font's own, as Apple's guidelines have loose leading.
        public static let loose = LineHeight(rule: .increased(by: 2))
        /// A number of times the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(of: factor)) }
        /// The font's size, and so many points more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .size(plus: increase)) }
        /// So many points, whatever the font.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
    }
}

private struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
    /// How far the baselines of texts are apart; nil for what their fonts say.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// How far the baselines of the texts in this view are apart; nil for what their fonts say.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
