import KinoraScene

/// How deep the nodes of a scene lie inside one another, masks included. It is computed before anything recurses,
/// because scenes deeper than the stack allows must not be walked recursively.
enum SceneDepth {
    /// The depth of the deepest of `nodes`, 0 where none has any inside; `limit` + 1 stands for all that are deeper.
    static func of(_ nodes: [Node], limit: Int) -> Int {
        let shallow = min(limit, DeepStack.levelsOfSmallStacks)
        let depth = recursively(nodes, limit: shallow)
        return depth <= shallow || shallow == limit ? depth : anyDepth(of: nodes, limit: limit)
    }

    /// The same for few levels. It keeps nothing of what it looks at, and so takes a third of the time.
    private static func recursively(_ nodes: [Node], limit: Int) -> Int {
        var deepest = 0
        for node in nodes where deepest <= limit { deepest = max(deepest, inside(node, limit: limit)) }
        return deepest
    }

    private static func inside(_ node: Node, limit: Int) -> Int {
        switch node {
        case .fill, .stroke, .glyphs, .image, .backdrop: return 0
        case .group(let children): return limit == 0 ? 1 : 1 + recursively(children, limit: limit - 1)
        case .layer(let operation, let children):
            guard limit > 0 else { return 1 }
            let depth = recursively(children, limit: limit - 1)
            return 1 + max(depth, recursively(operation.innerNodes, limit: limit - 1))
        }
    }

    private static func anyDepth(of nodes: [Node], limit: Int) -> Int {
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
                    pending += [(children, depth + 1), (operation.innerNodes, depth + 1)]
                }
            }
        }
        return deepest
    }
}
