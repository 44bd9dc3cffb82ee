/// `@ModelActor` of SwiftData: an actor with a container and an initializer that takes it.
enum ModelActorMacro {
    static func expansion(_ request: Conversation.Attached) -> String {
        if request.macroRole == "extension" {
            return "extension \(request.extendedTypeSyntax?.source ?? ""): SwiftData.ModelActor {}"
        }
        let access = request.declSyntax.source.contains("public actor") ? "public " : ""
        return """
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer

            \(access)init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer }
            """
    }
}
