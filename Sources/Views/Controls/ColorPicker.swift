import KinoraStage

/// A well with a color. The panel in which one would choose is Apple's own, so that a well on a stage shows its color only.
public struct ColorPicker<Label: View>: View {
    private let color: Color
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// 28 points wide: the color in a ring of all hues.
    public var body: some View {
        LabeledRow {
            label
        } control: {
            Circle()
                .fill(color)
                .padding(5)
                .overlay {
                    Circle().strokeBorder(
                        AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                        lineWidth: 3)
                }
                .frame(width: 28, height: 28)
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: ColorPicker.colors(of: selection), supportsOpacity: supportsOpacity)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: ColorPicker.colors(of: selection), supportsOpacity: supportsOpacity)
    }
    private static func colors(of selection: Binding<CGColor>) -> Binding<Color> {
        Binding {
            Color(cgColor: selection.wrappedValue)
        } set: {
            selection.wrappedValue = UIColor($0).cgColor
        }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
