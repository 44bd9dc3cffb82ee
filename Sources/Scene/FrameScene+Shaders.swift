/// Which shader functions a scene calls.
extension FrameScene {
    /// The names of all shader functions that drawing the scene needs, each once, in alphabetical order.
    public var shaderNames: [String] {
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
