/// A label that shows and hides what is below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var ownState = false

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.content = content
        self.label = label()
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = isExpanded
        self.content = content
        self.label = label()
    }

    private var isExpanded: Bool { binding?.wrappedValue ?? ownState }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                label
                Spacer(minLength: 8)
                Image(systemName: "chevron.right")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(TintShapeStyle())
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
            }
            .contentShape(Rectangle())
            .onTapGesture(perform: toggle)
            if isExpanded { content() }
        }
    }

    private func toggle() {
        withAnimation { if let binding { binding.wrappedValue.toggle() } else { ownState.toggle() } }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    public init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
}
