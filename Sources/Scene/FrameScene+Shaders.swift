/// Which shader functions a scene calls.
extension FrameScene {
    /// The names of all shader functions that drawing the scene needs, each once, in alphabetical order.
    public var shaderNames: [String] {
        guard ShaderLook.mayFind(in: nodes, levels: ShaderLook.levels) else { return [] }
        var names: Set<String> = []
        func add(_ paint: Paint) {
            if case .shader(let paint) = paint { names.insert(paint.shader.name) }
        }
        var pending = nodes
        while let node = pending.popLast() {
            switch node {
            case .fill(let fill): add(fill.paint)
            case .stroke(let stroke): add(stroke.paint)
            case .glyphs(let run): add(run.paint)
            case .image, .backdrop: break
            case .group(let children): pending += children
            case .layer(let operation, let children):
                pending += children + operation.innerNodes
                if case .filter(.shader(let pass)) = operation { names.insert(pass.shader.name) }
            }
        }
        return names.sorted()
    }
}

/// A quick look for shader functions, which most scenes have none of. It recurses and keeps nothing, unlike the search for names, which
/// goes to any depth.
private enum ShaderLook {
    /// How deep it goes on any stack.
    static let levels = 24

    /// False where no shader function is called for sure.
    static func mayFind(in nodes: [Node], levels: Int) -> Bool {
        guard levels > 0 else { return true }
        return nodes.contains { node in
            switch node {
            case .fill(let fill): return isShader(fill.paint)
            case .stroke(let stroke): return isShader(stroke.paint)
            case .glyphs(let run): return isShader(run.paint)
            case .image, .backdrop: return false
            case .group(let children): return mayFind(in: children, levels: levels - 1)
            case .layer(let operation, let children):
                return mayFind(in: operation, levels: levels - 1) || mayFind(in: children, levels: levels - 1)
            }
        }
    }

    private static func mayFind(in operation: LayerOperation, levels: Int) -> Bool {
        switch operation {
        case .filter(.shader): return true
        case .mask(let mask, _), .filter(.variableBlur(_, let mask)): return mayFind(in: mask, levels: levels)
        case .transform, .projection, .isolate, .opacity, .blend, .clip, .filter: return false
        }
    }

    private static func isShader(_ paint: Paint) -> Bool {
        if case .shader = paint { return true }
        return false
    }
}
