import KinoraStage

// Values that can be dragged, copied and shared. A script drags no data from app to app, so that what the representations
// say is never asked for.

public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable { associatedtype Item }
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(_ a: A, _ b: B) -> A
    where A.Item == Item, B.Item == Item { a }
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation>(
        _ a: A, _ b: B, _ c: C
    ) -> A where A.Item == Item, B.Item == Item, C.Item == Item { a }
}
public struct CodableRepresentation<Item: Sendable>: TransferRepresentation {
    public init(contentType: UTType) {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
extension TransferRepresentation {
    /// Nothing is sent, so that no file gets a name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        self
    }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        self
    }
}
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// - Parameter shouldAttemptToOpenInPlace: whether the file itself is wanted, and not a copy.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}
public struct ProxyRepresentation<Item: Sendable, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}
public struct SentTransferredFile: Sendable {
    public let file: URL
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
public struct _NoRepresentation<Item: Sendable>: TransferRepresentation { public init() {} }
extension String: Transferable {
    public static var transferRepresentation: _NoRepresentation<String> { return _NoRepresentation<String>() }
}
extension Data: Transferable {
    public static var transferRepresentation: _NoRepresentation<Data> { return _NoRepresentation<Data>() }
}
extension URL: Transferable {
    public static var transferRepresentation: _NoRepresentation<URL> { return _NoRepresentation<URL>() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _NoRepresentation<AttributedString> {
        return _NoRepresentation<AttributedString>()
    }
}
extension Image: Transferable {
    public static var transferRepresentation: _NoRepresentation<Image> { return _NoRepresentation<Image>() }
}
extension Color: Transferable {
    public static var transferRepresentation: _NoRepresentation<Color> { return _NoRepresentation<Color>() }
}

// MARK: Dragging data

public struct DropInfo: Sendable {
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
extension View {
    /// A script drags no data: a view that can be dragged stays where it is.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    @_disfavoredOverload
    public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View { self }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        self
    }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
