/// Which shader functions a scene calls.
extension FrameScene {
    /// The names of all shader functions that drawing the scene needs, each once, in alphabetical order.
    public var shaderNames: [String] {
        guard ShaderLook.mayFind(in: nodes) else { return [] }
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
    /// False where no shader function is called for sure.
    static func mayFind(in nodes: [Node], levels: Int = DeepStack.levelsOfSmallStacks) -> Bool {
        guard levels > 0 else { return !nodes.isEmpty }
        return nodes.contains { node in
            switch node {
            case .fill(let fill): return isShader(fill.paint)
            case .stroke(let stroke): return isShader(stroke.paint)
            case .glyphs(let run): return isShader(run.paint)
            case .image, .backdrop: return false
            case .group(let children): return mayFind(in: children, levels: levels - 1)
            case .layer(.filter(.shader), _): return true
            case .layer(let operation, let children):
                return mayFind(in: operation.innerNodes, levels: levels - 1)
                    || mayFind(in: children, levels: levels - 1)
            }
        }
    }

    private static func isShader(_ paint: Paint) -> Bool {
        if case .shader = paint { return true }
        return false
    }
}
