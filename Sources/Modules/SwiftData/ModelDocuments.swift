import KinoraViews

/// A document of models. It is not read from a file, and not written to one: its models are those of the environment's context.
public struct ModelDocument: FileDocument, Sendable {
    public static var readableContentTypes: [UTType] { [] }
    init() {}
    public init(configuration: ReadConfiguration) throws {}
    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
extension DocumentGroup where Document == ModelDocument {
    private init(_ content: @escaping () -> Content) { self.init(newDocument: ModelDocument()) { _ in content() } }
    public init(
        editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping ((ModelContext) -> Void) = { _ in }
    ) { self.init(editor) }
    public init(
        viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(viewer) }
    public init(
        editing modelType: any PersistentModel.Type, contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping ((ModelContext) -> Void) = { _ in }
    ) { self.init(editor) }
    public init(
        editing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping ((ModelContext) -> Void) = { _ in }
    ) { self.init(editor) }
    public init(
        viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(viewer) }
    public init(
        viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(viewer) }
}
