import KinoraStage

/// Where a popover is attached to the view that presents it.
public enum PopoverAttachmentAnchor {
    case point(UnitPoint)
    case rect(Anchor<CGRect>.Source)
}

/// What a popover becomes on a narrow stage.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind
    public static let automatic = PresentationAdaptation(kind: .automatic)
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

extension View {
    /// Shows a view in a bubble beside this one while `isPresented`. On a narrow stage, as on a phone, it is on a sheet unless its
    /// content says otherwise by `presentationCompactAdaptation(_:)`.
    /// - Parameter arrowEdge: the edge of the bubble that its arrow is at; the opposite one where there is no room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentItem.flag(.popover(attachmentAnchor, arrowEdge), isPresented, nil, content))
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentItem.item(.popover(attachmentAnchor, arrowEdge), item, nil, content))
    }

    /// What the popover around this content becomes on a narrow stage.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(ChangeSheet { $0.adaptation = adaptation })
    }
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}
