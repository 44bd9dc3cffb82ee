import KinoraStage

// Dragging in the words of iOS 26. A script drags no data, so that no session begins.

/// What may be done with what is dragged.
public struct DragConfiguration: Sendable {
    public struct OperationsWithinApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
    }
    public struct OperationsOutsideApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
    }
    public init() {}
    public init(allowMove: Bool, allowDelete: Bool = false) {}
    public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = .init()) {}
}

/// What is done with what is dropped.
public struct DropConfiguration: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// How several dragged previews lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String
    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let stack = DragDropPreviewsFormation(name: "stack")
    public static let list = DragDropPreviewsFormation(name: "list")
}

/// A drag as the view that it began from sees it.
public struct DragSession: Identifiable {
    public struct ID: Hashable, Sendable {}
    public enum Phase: Hashable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
    public let id: ID
    public let phase: Phase
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drag as the view that it is above sees it.
public struct DropSession: Identifiable {
    public struct ID: Hashable, Sendable {}
    public enum Phase: Hashable, Sendable {
        case entering, active, exiting, ended(DropOperation), dataTransferCompleted
    }
    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let itemsCount: Int
}

extension View {
    public func dragContainer<ItemID: Hashable, Item: Transferable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (ItemID) -> Item?
    ) -> some View { self }
    public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection<Item>>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View { self }
    public func dragContainerSelection<ItemID: Hashable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { self }
    public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil)
        -> some View
    { self }
    public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
    public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
    public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
    public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
}
