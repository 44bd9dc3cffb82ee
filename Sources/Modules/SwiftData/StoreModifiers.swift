import KinoraStage
import KinoraViews

/// The context of a performance whose views have no container.
private final class StageContext {
    let context = ModelContext()
}
private struct ContextKey: EnvironmentKey {
    /// Outside of a performance.
    private static let outside = ModelContext()
    static var defaultValue: ModelContext { Graph.current?.companion(StageContext()).context ?? outside }
}
extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Makes one store for the view, and keeps it.
private struct WithOwnStore: ViewModifier {
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var container = Result { try ModelContainer(for: Schema([])) }
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        content.environment(\.modelContext, context).onAppear { onSetup(container) }
    }

    private var context: ModelContext {
        guard let context = try? container.get().mainContext else { return ModelContext() }
        if !isAutosaveEnabled { context.autosaveEnabled = false }
        if isUndoEnabled, context.undoManager == nil { context.undoManager = undoManager }
        return context
    }
}
extension View {
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            WithOwnStore(isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}
extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> some Scene { _rooted { $0.modelContext(modelContext) } }
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        _rooted { $0.modelContainer(container) }
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _rooted {
            $0.modelContainer(
                for: modelTypes, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        }
    }
}
