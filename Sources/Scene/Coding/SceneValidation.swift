import KinoraGeometry

extension FrameScene {
    /// Checks a scene against `SceneLimits` and against what a scene file would refuse: gradients without stops or out of
    /// order, meshes of the wrong size, glyphs without outline, shader images of the wrong size.
    ///
    /// - Throws: `SceneError` with the first place where something is wrong.
    public func validate() throws(SceneError) {
        var check = SceneCheck()
        check.push(nodes, at: "nodes", depth: 0)
        while try check.next() {}
    }
}

/// A walk through a scene that adds up what it finds. Nodes still to be visited are kept in a list instead of on the
/// call stack.
private struct SceneCheck {
    private var budget = SceneBudget()
    private var pending: [(node: Node, place: String, depth: Int)] = []

    mutating func push(_ nodes: [Node], at place: String, depth: Int) {
        for (index, node) in nodes.enumerated().reversed() { pending.append((node, "\(place)[\(index)]", depth)) }
    }

    /// Checks one node; false where none is left.
    mutating func next() throws(SceneError) -> Bool {
        guard let (node, place, depth) = pending.popLast() else { return false }
        guard depth < SceneLimits.depth else {
            throw SceneError(place: place, problem: "nodes are nested deeper than \(SceneLimits.depth)")
        }
        try spend(1, .nodes, at: place)
        switch node {
        case .fill(let fill):
            try path(fill.path, at: place + ".fill")
            try paint(fill.paint, at: place + ".paint")
        case .stroke(let stroke):
            try path(stroke.path, at: place + ".stroke")
            try spend(stroke.style.dash.count, .values, at: place + ".style")
            try paint(stroke.paint, at: place + ".paint")
        case .glyphs(let run): try glyphs(run, at: place + ".glyphs")
        case .image(let image): try spend(image.image.pixmap.pixels.count, .imagePixels, at: place + ".image")
        case .backdrop(let backdrop): try path(backdrop.path, at: place + ".backdrop")
        case .group(let children): push(children, at: place + ".group", depth: depth + 1)
        case .layer(let operation, let children):
            push(children, at: place + ".nodes", depth: depth + 1)
            try self.operation(operation, at: place, depth: depth)
        }
        return true
    }

    private mutating func operation(_ operation: LayerOperation, at place: String, depth: Int) throws(SceneError) {
        switch operation {
        case .clip(let path, _, _): try self.path(path, at: place + ".clip")
        case .mask(let mask, _): push(mask, at: place + ".mask", depth: depth + 1)
        case .filter(.variableBlur(_, let mask)): push(mask, at: place + ".filter.variableBlur.mask", depth: depth + 1)
        case .overDarkGlass(let nodes): push(nodes, at: place + ".overDarkGlass", depth: depth + 1)
        case .filter(.shader(let pass)): try shader(pass.shader, at: place + ".filter.shader.shader")
        default: break
        }
    }

    private mutating func paint(_ paint: Paint, at place: String) throws(SceneError) {
        switch paint {
        case .color: break
        case .linear(let paint): try ramp(paint.ramp, at: place + ".linear")
        case .radial(let paint): try ramp(paint.ramp, at: place + ".radial")
        case .angular(let paint): try ramp(paint.ramp, at: place + ".angular")
        case .mesh(let mesh):
            if let problem = mesh.problem { throw SceneError(place: place + ".mesh", problem: problem) }
            try spend(mesh.vertices.count, .values, at: place + ".mesh")
        case .image(let paint): try spend(paint.image.pixmap.pixels.count, .imagePixels, at: place + ".image")
        case .shader(let paint): try shader(paint.shader, at: place + ".shader.shader")
        }
    }

    private mutating func ramp(_ ramp: Ramp, at place: String) throws(SceneError) {
        if let problem = ramp.problem { throw SceneError(place: place, problem: problem) }
        try spend(ramp.stops.count, .values, at: place)
    }

    private mutating func shader(_ call: ShaderCall, at place: String) throws(SceneError) {
        for (index, argument) in call.arguments.enumerated() {
            let place = "\(place).arguments[\(index)]"
            switch argument {
            case .floats(let list): try spend(list.count, .values, at: place)
            case .colors(let list): try spend(list.count, .values, at: place)
            case .data(let bytes): try spend(bytes.count, .values, at: place)
            case .image(let width, let height, let pixels):
                guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height) == (pixels.count, false)
                else {
                    throw SceneError(
                        place: place, problem: "\(pixels.count) pixels do not make an image of \(width) by \(height)")
                }
                try spend(pixels.count, .imagePixels, at: place)
            default: break
            }
        }
    }

    private mutating func glyphs(_ run: GlyphRun, at place: String) throws(SceneError) {
        try spend(run.glyphs.count, .glyphs, at: place)
        for outline in run.outlines { try path(outline.path, at: place + ".outlines") }
        if let stray = run.glyphs.first(where: { !run.outlines.indices.contains($0.outline) }) {
            throw SceneError(
                place: place, problem: "the run has \(run.outlines.count) outlines, none at \(stray.outline)")
        }
        try paint(run.paint, at: place + ".paint")
    }

    private mutating func path(_ path: Path, at place: String) throws(SceneError) {
        try spend(path.simpleShape == nil ? path.elements.count : 1, .pathElements, at: place)
    }

    private mutating func spend(_ amount: Int, _ item: SceneBudget.Item, at place: String) throws(SceneError) {
        if let problem = budget.spend(amount, item) { throw SceneError(place: place, problem: problem) }
    }
}
