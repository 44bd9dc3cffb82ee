import KinoraEffects
import Foundation
import KinoraFrames
import KinoraScene
import KinoraViews

/// A picture that is given as a scene instead of being performed: a scene file, or the built-in test card.
struct StillScene: FrameSource {
    /// Names the picture's file.
    let name: String
    let document: SceneDocument
    /// The file's own unless the command line says another.
    var scale: Double

    let duration = 0.0

    func scene(at time: Double) -> FrameScene { document.scene }

    /// Whether a word of the command line names one; `-` is a scene file from standard input.
    static func isStill(_ word: String) -> Bool { word == TestCard.name || isFile(word) }

    /// Whether a word names a scene file.
    static func isFile(_ word: String) -> Bool { word == "-" || word.lowercased().hasSuffix(".json") }

    @MainActor
    init(_ word: String) throws {
        if word == TestCard.name {
            name = TestCard.name
            document = SceneDocument(try TestCard.scene())
            scale = document.scale
            return
        }
        let limit = SceneLimits.fileBytes
        let bytes =
            try word == "-" ? FolderListing.readStandardInput(limit: limit) : FolderListing.read(word, limit: limit)
        name = word == "-" ? "scene" : Self.stem(word)
        do {
            document = try Watch.during("reading the scene \(name)") { try SceneDocument(json: Data(bytes)) }
        } catch {
            throw CommandError(
                .badData,
                "The scene \(word == "-" ? "from standard input" : word) is not one that kinora reads: \(error).")
        }
        scale = document.scale
        Self.registerShaders(of: document.scene)
    }

    private static func stem(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let stem = String(file.dropLast(".json".count))
        return stem.isEmpty ? "scene" : stem
    }

    /// Effects of the catalogue register their shader functions when their views are made.
    @MainActor
    private static func registerShaders(of scene: FrameScene) {
        let known = Set(ShaderKernels.names)
        guard scene.shaderNames.contains(where: { !known.contains($0) }) else { return }
        for entry in Catalogue.entries { if let values = try? entry.values() { _ = entry.makeView(values) } }
    }
}
