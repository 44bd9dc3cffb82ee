import Foundation

/// State shared by all parts of one scene while it is encoded or decoded: the table of images, and the budget.
///
/// It is passed in task-local storage, because `Codable` cannot pass a context to nested values.
enum SceneCoding {
    @TaskLocal static var writing: SceneWriting?
    @TaskLocal static var reading: SceneReading?

    /// Runs `body` with a reading of its own where there is none yet.
    static func withReading<Result>(_ body: (SceneReading) throws -> Result) rethrows -> Result {
        if let reading { return try body(reading) }
        let reading = SceneReading()
        return try $reading.withValue(reading) { try body(reading) }
    }
}

/// The images of a scene being written, each once. Used by one task only.
final class SceneWriting: @unchecked Sendable {
    private(set) var images: [SceneImage] = []
    private var byIdentity: [ObjectIdentifier: Int] = [:]

    init(imagesOf nodes: [Node]) {
        Node.forEachImage(in: nodes) { add($0) }
    }

    private func add(_ image: SceneImage) {
        guard byIdentity[ObjectIdentifier(image)] == nil else { return }
        let index = images.firstIndex(of: image) ?? images.count
        if index == images.count { images.append(image) }
        byIdentity[ObjectIdentifier(image)] = index
    }

    func index(of image: SceneImage) -> Int? { byIdentity[ObjectIdentifier(image)] }
}

/// The images and the budget of a scene being read. Used by one task only.
final class SceneReading: @unchecked Sendable {
    var images: [SceneImage] = []
    private var budget = SceneBudget()
    private var depth = 0

    func spend(_ amount: Int, _ item: SceneBudget.Item, at path: [any CodingKey]) throws {
        if let problem = budget.spend(amount, item) { throw DecodingError.corrupted(problem, path) }
    }

    /// Runs `body` one level deeper.
    func nested<Result>(at path: [any CodingKey], _ body: () throws -> Result) throws -> Result {
        guard depth < SceneLimits.depth else {
            throw DecodingError.corrupted("nodes are nested deeper than \(SceneLimits.depth)", path)
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }
}

extension DecodingError {
    static func corrupted(_ problem: String, _ path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(Context(codingPath: path, debugDescription: problem))
    }
}

extension Node {
    /// Every image that these nodes and those inside them draw, in order.
    static func forEachImage(in nodes: [Node], _ body: (SceneImage) -> Void) {
        func paint(_ paint: Paint) {
            if case .image(let image) = paint { body(image.image) }
        }
        var pending = Array(nodes.reversed())
        while let node = pending.popLast() {
            switch node {
            case .fill(let fill): paint(fill.paint)
            case .stroke(let stroke): paint(stroke.paint)
            case .glyphs(let run): paint(run.paint)
            case .image(let image): body(image.image)
            case .backdrop: break
            case .group(let children): pending += children.reversed()
            case .layer(let operation, let children):
                pending += children.reversed()
                pending += operation.innerNodes.reversed()
            }
        }
    }
}

extension LayerOperation {
    /// The nodes of a mask, of a variable blur's, or those that take the place of others.
    package var innerNodes: [Node] {
        switch self {
        case .mask(let nodes, _): nodes
        case .filter(.variableBlur(_, let nodes)): nodes
        case .overDarkGlass(let nodes): nodes
        default: []
        }
    }
}
