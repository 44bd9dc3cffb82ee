import KinoraStage

/// Columns side by side. Where the stage is narrow, less than 600 points, only the sidebar shows, as a phone begins. Its links
/// push pages over it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    }

    /// The width of a column beside the last, in points.
    private static var columnWidth: CGFloat { 240 }

    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width < 600 {
                NavigationStack { sidebar }
            } else {
                HStack(spacing: 0) {
                    NavigationStack { sidebar }.frame(width: Self.columnWidth)
                    Divider()
                    if !(content is EmptyView) {
                        NavigationStack { content }.frame(width: Self.columnWidth)
                        Divider()
                    }
                    NavigationStack { detail }.frame(maxWidth: .infinity)
                }
            }
        }
    }
}
