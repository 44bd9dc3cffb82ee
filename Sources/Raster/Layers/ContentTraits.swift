import KinoraScene

/// What the executor asks about a layer's content before it decides whether a surface is needed.
enum ContentTraits {
    /// True where the nodes put at most one picture onto the target, in one piece: then an opacity can be handed down to
    /// it instead of flattening.
    static func isSingleLeaf(_ nodes: [Node]) -> Bool {
        guard nodes.count == 1 else { return nodes.isEmpty }
        switch nodes[0] {
        case .fill, .stroke, .image: return true
        // Glyphs of a run may overlap.
        case .glyphs(let run): return run.glyphs.count <= 1
        case .backdrop: return false
        case .group(let children): return isSingleLeaf(children)
        case .layer(let operation, let children):
            switch operation {
            case .transform, .clip, .overDarkGlass: return isSingleLeaf(children)
            // A masked backdrop is drawn on the target itself.
            case .mask: return !hasOwnBackdrop(children)
            case .isolate, .opacity, .filter, .projection: return true
            case .blend: return false
            }
        }
    }

    /// True where the nodes are a single shape or picture, at most moved and faded: then it can be blended with the target
    /// as it is drawn, without a surface of its own.
    static func isPlainLeaf(_ nodes: [Node]) -> Bool {
        guard nodes.count == 1 else { return false }
        switch nodes[0] {
        case .fill, .stroke, .image: return true
        case .group(let children), .layer(.transform, let children), .layer(.opacity, let children):
            return isPlainLeaf(children)
        case .glyphs, .backdrop, .layer: return false
        }
    }

    /// True where a material or glass among the nodes lies on no surface but the target: a mask around them gives them none.
    static func hasOwnBackdrop(_ nodes: [Node]) -> Bool {
        nodes.contains { node in
            switch node {
            case .backdrop: true
            case .group(let children), .layer(.transform, let children), .layer(.clip, let children),
                .layer(.mask, let children), .layer(.overDarkGlass, let children):
                hasOwnBackdrop(children)
            case .fill, .stroke, .glyphs, .image, .layer: false
            }
        }
    }

    /// True where a material or glass among the nodes sees what is behind all of them, through whatever layers it lies in. What a
    /// mask is made of has nothing behind it.
    static func seesBehind(_ nodes: [Node]) -> Bool { nodes.contains(where: seesBehind) }

    static func seesBehind(_ node: Node) -> Bool {
        switch node {
        case .backdrop: true
        case .fill, .stroke, .glyphs, .image: false
        case .group(let children), .layer(_, let children): seesBehind(children)
        }
    }

    /// True where something in the nodes looks at what is already on the target: such content must not be given a surface
    /// of its own unless the scene says so. The layers of `seesBehind` are not among it.
    static func readsBackdrop(_ nodes: [Node]) -> Bool {
        nodes.contains { node in
            switch node {
            case .fill, .stroke, .glyphs, .image: return false
            case .backdrop: return true
            case .group(let children): return readsBackdrop(children)
            case .layer(let operation, let children):
                switch operation {
                case .transform, .clip, .overDarkGlass: return readsBackdrop(children)
                case .mask: return hasOwnBackdrop(children)
                case .blend: return true
                case .isolate, .opacity, .filter, .projection: return false
                }
            }
        }
    }
}
