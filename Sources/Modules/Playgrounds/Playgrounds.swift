/// Code that Xcode runs beside its editor. It is compiled, and not run: what it would show belongs to the editor.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @MainActor () async throws -> Void) =
    #externalMacro(module: "KinoraMacros", type: "PlaygroundMacro")
