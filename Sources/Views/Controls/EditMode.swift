import KinoraStage

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// "Edit", or "Done" while rows are being edited. It changes the environment's edit mode.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @State private var own = EditMode.inactive

    public init() {}

    public var body: some View {
        let isEditing = (editMode?.wrappedValue ?? own).isEditing
        Button {
            withAnimation {
                own = isEditing ? .inactive : .active
                editMode?.wrappedValue = own
            }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}

extension DynamicViewContent {
    /// Rows are not swiped or dragged by a script, so that these actions are never asked for.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { modifier(EmptyModifier()) }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { modifier(EmptyModifier()) }
}
