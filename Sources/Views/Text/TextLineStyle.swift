import KinoraStage

extension Text {
    /// A line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// In which pieces the line is drawn.
        public struct Pattern: Hashable, Sendable {
            /// Lengths of pieces and gaps in turn, in thicknesses of the line. The lengths are those of Cocoa's text system.
            private let lengths: [CGFloat]
            public static let solid = Pattern(lengths: [])
            public static let dot = Pattern(lengths: [3, 3])
            public static let dash = Pattern(lengths: [10, 5])
            public static let dashDot = Pattern(lengths: [10, 3, 3, 3])
            public static let dashDotDot = Pattern(lengths: [10, 3, 3, 3, 3, 3])

            /// In points, for a line of some thickness.
            func dash(_ thickness: CGFloat) -> [CGFloat] { lengths.map { $0 * thickness } }
        }
        /// How many lines there are, and how thick they are.
        enum Weight: Hashable { case single, thick, double }

        let pattern: Pattern
        let weight: Weight
        /// nil: that of the text.
        let color: Color?

        public static let single = LineStyle()
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            (self.pattern, weight, self.color) = (pattern, .single, color)
        }
        /// The line of UIKit's style; nil where that has none.
        public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(nsUnderlineStyle, color: nil) }

        init?(_ style: NSUnderlineStyle, color: Color?) {
            guard let (_, weight) = LineStyle.weights.first(where: { $0.0.rawValue == style.rawValue & 0xff }) else {
                return nil
            }
            let pattern = LineStyle.patterns.first { $0.0.rawValue == style.rawValue & 0xff00 & ~LineStyle.byWord }
            (self.pattern, self.weight, self.color) = (pattern?.1 ?? .solid, weight, color)
        }

        /// The same line in UIKit's words.
        var inUIKit: NSUnderlineStyle {
            let weight = LineStyle.weights.first { $0.1 == self.weight }?.0 ?? .single
            return weight.union(LineStyle.patterns.first { $0.1 == pattern }?.0 ?? [])
        }

        private static let byWord = NSUnderlineStyle.byWord.rawValue
        private static let weights: [(NSUnderlineStyle, Weight)] = [
            (.single, .single), (.thick, .thick), (.double, .double),
        ]
        private static let patterns: [(NSUnderlineStyle, Pattern)] = [
            (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot), (.patternDashDotDot, .dashDotDot),
        ]
    }
}
