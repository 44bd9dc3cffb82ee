import KinoraStage
import KinoraTypography

extension Text {
    /// The set texts of a view, in their order, with their places: what is drawn over or under text reads them with
    /// `overlayPreferenceValue` or `backgroundPreferenceValue`.
    public struct LayoutKey: PreferenceKey {
        public static var defaultValue: [AnchoredLayout] { [] }
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }

        /// A set text, whose points are from `origin`.
        public struct AnchoredLayout: Equatable {
            /// The text's top left.
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout
            /// The same in the stage's points, as an anchor does not tell where it is.
            private let place: CGPoint
            /// How the text is set, whichever update has set it.
            private let lines: TextLayout

            @MainActor
            init(_ lines: TextLayout, painter: TextPainter, of element: Element) {
                let proxy = GeometryProxy(of: element)
                self.lines = lines
                layout = Text.Layout(lines, painter: painter)
                origin = Anchor<CGPoint>.Source.topLeading.make(proxy)
                place = proxy.frame(in: .global).origin
            }

            public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool {
                a.place == b.place && a.lines == b.lines
            }
        }
    }
}
