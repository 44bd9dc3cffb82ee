import KinoraFrames
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
        guard !found.isEmpty else { return }
        // The symbols differ from file to file, because all files of a package are linked together.
        let digest = SHA256.hexDigest(Array("\(fileName)\n\(source)".utf8)).prefix(16)
        for (index, app) in found.enumerated() {
            let symbol = "\(DoorFunction.prefix)app_\(digest)_\(index)"
            apps.append(SourceText.Door(name: app.name, symbol: symbol))
            functions.append(
                DoorFunction(symbol, returning: "_AppRegistration(\(app.name).self).retained", before: app.start))
        }
    }

    /// Whether the program begins with it.
    private static func begins(_ app: TypeDeclarations.Declaration, _ source: String) -> Bool {
        let header = source.utf8.dropFirst(app.start).prefix { $0 != UInt8(ascii: "{") }
        let tokens = Tokens(String(decoding: Array(header), as: UTF8.self))
        return tokens.all.indices.contains { tokens.isToken($0, "@") && tokens.isToken($0 + 1, "main") }
    }
}
