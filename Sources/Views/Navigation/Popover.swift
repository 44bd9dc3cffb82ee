import KinoraStage

/// Where a popover is attached. On a narrow stage, as on a phone, popovers are sheets, which are attached to nothing.
public enum PopoverAttachmentAnchor {
    case point(UnitPoint)
    case rect(Anchor<CGRect>.Source)
}

extension View {
    /// Shows a view on a sheet while `isPresented`, as a phone shows popovers.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, content: content)
    }
}
