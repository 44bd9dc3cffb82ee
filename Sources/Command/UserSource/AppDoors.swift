import KinoraMacroExpansion

/// Functions, written into a source, that hand over the apps that programs begin with: those marked with `@main`. Xcode starts the app of a
/// module before it shows previews of it.
struct AppDoors {
    private(set) var apps: [SourceText.Door] = []
    private(set) var functions: [DoorFunction] = []

    init(_ declarations: TypeDeclarations, _ source: String, in fileName: String) {
        guard source.contains("@main") else { return }
        let found = declarations.all.filter {
            ["struct", "class"].contains($0.keyword) && $0.inherited.contains("App") && $0.outer == [] && !$0.isGeneric
                && AppDoors.begins($0, source)
        }
        let symbols = DoorFunction.symbols("app", count: found.count, of: source, in: fileName)
        for (app, symbol) in zip(found, symbols) {
            apps.append(SourceText.Door(name: app.name, symbol: symbol))
            functions.append(
                DoorFunction(symbol, returning: "_AppRegistration(\(app.name).self).retained", before: app.start))
        }
    }

    /// Whether the program begins with it.
    private static func begins(_ app: TypeDeclarations.Declaration, _ source: String) -> Bool {
        let header = source.utf8.dropFirst(app.start).prefix { $0 != UInt8(ascii: "{") }
        return Tokens(String(decoding: Array(header), as: UTF8.self)).hasAttribute("main")
    }
}

extension Tokens {
    /// Whether an attribute is written somewhere, outside of comments and texts.
    func hasAttribute(_ name: String) -> Bool {
        all.indices.contains { isToken($0, "@") && isToken($0 + 1, name) }
    }
}
