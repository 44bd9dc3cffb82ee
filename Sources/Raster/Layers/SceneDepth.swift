import KinoraScene

/// How deep the nodes of a scene lie inside one another, masks included. It is computed before anything recurses,
/// because scenes deeper than the stack allows must not be walked recursively.
enum SceneDepth {
    /// The depth of the deepest of `nodes`, 0 where none has any inside; `limit` + 1 stands for all that are deeper.
    static func of(_ nodes: [Node], limit: Int) -> Int {
        var deepest = 0
        var pending = [(nodes, 0)]
        while let (nodes, depth) = pending.popLast() {
            deepest = max(deepest, depth)
            guard depth <= limit else { return limit + 1 }
            for node in nodes {
                switch node {
                case .fill, .stroke, .glyphs, .image, .backdrop: break
                case .group(let children): pending.append((children, depth + 1))
                case .layer(let operation, let children):
                    pending.append((children, depth + 1))
                    switch operation {
                    case .mask(let mask, _): pending.append((mask, depth + 1))
                    case .filter(.variableBlur(_, let mask)): pending.append((mask, depth + 1))
                    default: break
                    }
                }
            }
        }
        return deepest
    }
}
