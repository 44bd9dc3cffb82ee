/// How large a scene file may be. Files come from anywhere: everything that is read is counted against these numbers, so
/// that no file can exhaust memory or the stack. Scenes built in code are not counted; `FrameScene.validate()` does it on
/// request.
public enum SceneLimits {
    /// Bytes of a JSON file.
    public static let fileBytes = 1 << 26
    /// Layers and groups inside one another, masks included.
    public static let depth = 200
    /// Nodes in all, masks included.
    public static let nodes = 1 << 20
    /// Elements of all paths together, glyph outlines included.
    public static let pathElements = 1 << 22
    /// Glyphs of all runs together.
    public static let glyphs = 1 << 20
    /// Pixels of all images together, shader arguments included.
    public static let imagePixels = 1 << 26
    /// Stops of all gradients, vertices of all meshes, dash lengths and numbers handed to shaders, together.
    public static let values = 1 << 20
    /// Characters of a name: of a font or a shader function.
    public static let nameLength = 256
    /// Columns minus one times rows minus one of a mesh.
    public static let meshPatches = 1 << 14
}

/// Why a scene was refused, and where: `nodes[3].mask[0].fill: …`.
public struct SceneError: Error, Equatable, CustomStringConvertible, Sendable {
    /// The place inside the scene; empty for the scene itself.
    public var place: String
    /// What is wrong there; limits name their number.
    public var problem: String

    /// An error at `place`, written like `nodes[3].fill`; `problem` is a sentence without its full stop.
    public init(place: String, problem: String) {
        self.place = place
        self.problem = problem
    }

    public var description: String { place.isEmpty ? problem : "\(shortPlace): \(problem)" }

    /// The place; of a very deep one the beginning and the end.
    private var shortPlace: String {
        place.utf8.count <= 160 ? place : "\(place.prefix(60))…\(place.suffix(60))"
    }
}

/// What has been counted so far.
struct SceneBudget {
    enum Item: String {
        case nodes, pathElements = "path elements", glyphs, imagePixels = "image pixels", values

        var limit: Int {
            switch self {
            case .nodes: SceneLimits.nodes
            case .pathElements: SceneLimits.pathElements
            case .glyphs: SceneLimits.glyphs
            case .imagePixels: SceneLimits.imagePixels
            case .values: SceneLimits.values
            }
        }
    }

    private var spent: [Item: Int] = [:]

    /// Counts `amount` more; returns what is wrong where that is too much.
    mutating func spend(_ amount: Int, _ item: Item) -> String? {
        let (sum, overflow) = (spent[item] ?? 0).addingReportingOverflow(amount)
        spent[item] = sum
        return overflow || sum > item.limit ? "more than \(item.limit) \(item.rawValue) in the scene" : nil
    }
}
