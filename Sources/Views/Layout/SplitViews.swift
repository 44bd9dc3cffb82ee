import KinoraStage

/// Views side by side with a line between them, which share the room. The line of a Mac that can be dragged stands still here.
public struct HSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        HStack(spacing: 0) { SplitParts(content: content, isRow: true) }.frame(
            maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Views over each other with a line between them, which share the room.
public struct VSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        VStack(spacing: 0) { SplitParts(content: content, isRow: false) }.frame(
            maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The parts, with a line before each but the first.
private struct SplitParts<Content: View>: View {
    let content: Content
    let isRow: Bool

    var body: some View {
        Group(subviews: content) { parts in
            ForEach(parts) { part in
                if part.id != parts.first?.id {
                    Color(uiColor: .separator).frame(width: isRow ? 1 : nil, height: isRow ? nil : 1)
                }
                part
            }
        }
    }
}
