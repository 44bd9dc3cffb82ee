import KinoraPixels

/// What becomes of a scene's colors.
///
/// Every color of a scene goes through `color`, every picture through `image`. What a shader function computes is its own.
public struct SceneRecoloring {
    /// A straight color.
    let color: (RGBA) -> RGBA
    /// A picture; it is asked once for each place where one is drawn.
    let image: (SceneImage) -> SceneImage

    public init(color: @escaping (RGBA) -> RGBA, image: @escaping (SceneImage) -> SceneImage) {
        (self.color, self.image) = (color, image)
    }

    /// The scene in other colors.
    public func applied(to scene: FrameScene) -> FrameScene {
        FrameScene(size: scene.size, background: scene.background.map(color), nodes: scene.nodes.map(node))
    }

    private func node(_ node: Node) -> Node {
        switch node {
        case .fill(var fill):
            fill.paint = paint(fill.paint)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.paint = paint(stroke.paint)
            return .stroke(stroke)
        case .glyphs(var run):
            run.paint = paint(run.paint)
            return .glyphs(run)
        case .image(var node):
            // Of a template only the alpha is used.
            if node.tint == nil { node.image = image(node.image) }
            node.tint = node.tint.map(color)
            return .image(node)
        case .backdrop(var backdrop):
            if case .glass(var glass) = backdrop.effect {
                glass.tint = glass.tint.map(color)
                backdrop.effect = .glass(glass)
            }
            return .backdrop(backdrop)
        case .group(let children): return .group(children.map(self.node))
        case .layer(let operation, let children): return .layer(self.operation(operation), children.map(self.node))
        }
    }

    private func operation(_ operation: LayerOperation) -> LayerOperation {
        switch operation {
        case .transform, .projection, .isolate, .opacity, .blend, .clip: operation
        case .mask(let nodes, let source): .mask(nodes.map(node), source)
        case .filter(let filter): .filter(self.filter(filter))
        case .overDarkGlass(let nodes): .overDarkGlass(nodes.map(node))
        }
    }

    private func filter(_ filter: Filter) -> Filter {
        switch filter {
        case .blur, .colorMatrix: return filter
        case .variableBlur(let radius, let mask): return .variableBlur(radius: radius, mask: mask.map(node))
        case .dropShadow(let color, let sigma, let offset):
            return .dropShadow(color: self.color(color), sigma: sigma, offset: offset)
        case .innerShadow(let color, let sigma, let offset):
            return .innerShadow(color: self.color(color), sigma: sigma, offset: offset)
        case .alphaThreshold(let minimum, let maximum, let color):
            return .alphaThreshold(minimum: minimum, maximum: maximum, color: self.color(color))
        case .shader(var pass):
            pass.shader = call(pass.shader)
            return .shader(pass)
        }
    }

    private func paint(_ paint: Paint) -> Paint {
        switch paint {
        case .color(let color): return .color(self.color(color))
        case .linear(var gradient):
            gradient.ramp = ramp(gradient.ramp)
            return .linear(gradient)
        case .radial(var gradient):
            gradient.ramp = ramp(gradient.ramp)
            return .radial(gradient)
        case .angular(var gradient):
            gradient.ramp = ramp(gradient.ramp)
            return .angular(gradient)
        case .mesh(var mesh):
            for index in mesh.vertices.indices { mesh.vertices[index].color = color(mesh.vertices[index].color) }
            mesh.background = color(mesh.background)
            return .mesh(mesh)
        case .image(var paint):
            paint.image = image(paint.image)
            return .image(paint)
        case .shader(var paint):
            paint.shader = call(paint.shader)
            return .shader(paint)
        }
    }

    private func ramp(_ ramp: Ramp) -> Ramp {
        var ramp = ramp
        for index in ramp.stops.indices { ramp.stops[index].color = color(ramp.stops[index].color) }
        return ramp
    }

    // MARK: Shader arguments, whose colors are premultiplied

    private func call(_ call: ShaderCall) -> ShaderCall {
        var call = call
        call.arguments = call.arguments.map(argument)
        return call
    }

    private func argument(_ argument: ShaderArgument) -> ShaderArgument {
        switch argument {
        case .float, .float2, .float3, .float4, .floats, .data, .boundingRect: return argument
        case .color(let red, let green, let blue, let alpha):
            let c = premultiplied(SIMD4(red, green, blue, alpha))
            return .color(c.x, c.y, c.z, c.w)
        case .colors(let list): return .colors(list.map(premultiplied))
        case .image(let width, let height, let pixels):
            let picture = image(SceneImage(Pixmap(width: width, height: height, pixels: pixels)))
            return .image(width: width, height: height, pixels: picture.pixmap.pixels)
        }
    }

    private func premultiplied(_ c: SIMD4<Float>) -> SIMD4<Float> {
        guard c.w > 0 else { return c }
        let alpha = Double(c.w)
        let changed = color(
            RGBA(red: Double(c.x) / alpha, green: Double(c.y) / alpha, blue: Double(c.z) / alpha, alpha: alpha))
        return SIMD4(
            Float(changed.red * alpha), Float(changed.green * alpha), Float(changed.blue * alpha), c.w)
    }
}
