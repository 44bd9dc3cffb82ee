import KinoraStage
import KinoraScene

/// A shader applied to the flattened content.
nonisolated struct ShaderEffect: RenderEffect, Animatable {
    let pass: ShaderPass.Kind
    var call: ShaderCall
    let maxSampleOffset: CGSize
    /// Whether changes are animated: not in a timeline, whose time is in the arguments of each frame and must not lag behind.
    var moves = true

    /// The numbers of the arguments move as those of other effects do.
    var animatableData: ShaderNumbers {
        get {
            ShaderNumbers(
                .init(name: call.name, library: call.library),
                moves ? call.arguments.flatMap { $0.numbers.map(Double.init) } : [])
        }
        set {
            guard moves else { return }
            var values = newValue.values[...]
            call.arguments = call.arguments.map { $0.taking(&values) }
        }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.layered(
            .filter(.shader(ShaderPass(pass, shader: call, bounds: frame, maxSampleOffset: maxSampleOffset))))
    }
}

extension Shader {
    /// The effect, or nil where the function is missing or of the wrong kind. A layer function also serves as a color
    /// effect and the other way round: a color is a layer's own one.
    func effect(_ wanted: ShaderPass.Kind, maxSampleOffset: CGSize, in environment: EnvironmentValues) -> ShaderEffect?
    {
        guard let found = call(for: wanted.use, in: environment) else { return nil }
        let kind: ShaderPass.Kind
        switch (found.kernel, wanted) {
        case (.color, .color), (.color, .layer), (.colorRows, .color), (.colorRows, .layer): kind = .color
        case (.layer, .layer), (.layer, .color), (.layerRows, .layer), (.layerRows, .color): kind = .layer
        case (.distortion, .distortion), (.distortionRows, .distortion): kind = .distortion
        default:
            function.fail("cannot be used as a \(wanted.rawValue) effect")
            return nil
        }
        return ShaderEffect(pass: kind, call: found.call, maxSampleOffset: maxSampleOffset)
    }
}

/// A shader effect whose arguments depend on the environment.
struct ShaderModifier: ViewModifier {
    typealias Body = Never
    let shader: Shader
    let kind: ShaderPass.Kind
    let maxSampleOffset: CGSize
    let isEnabled: Bool

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard isEnabled, var effect = shader.effect(kind, maxSampleOffset: maxSampleOffset, in: context.environment)
        else {
            return content(context)
        }
        effect.moves = !context.environment.isLive
        return effect._elements(content, context)
    }
}

extension View {
    /// Replaces each pixel's color by the function's result for its position (in points from the view's top left)
    /// and color.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(shader: shader, kind: .color, maxSampleOffset: .zero, isEnabled: isEnabled))
    }

    /// Shows at each position what is at the position that the function returns. `maxSampleOffset` is how far away, in
    /// points, that may be.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(
            ShaderModifier(shader: shader, kind: .distortion, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }

    /// Replaces each pixel by the function's result for its position and the whole picture, which it may sample up to
    /// `maxSampleOffset` points away.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(shader: shader, kind: .layer, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
}

/// A shader in a chain of visual effects. Its colors are resolved where the view is placed.
nonisolated struct VisualShaderEffect: RenderEffect, Animatable {
    var shader: Shader
    let kind: ShaderPass.Kind
    let maxSampleOffset: CGSize
    let isEnabled: Bool
    private var environment = EnvironmentValues()

    init(_ shader: Shader, _ kind: ShaderPass.Kind, maxSampleOffset: CGSize = .zero, isEnabled: Bool) {
        self.shader = shader
        self.kind = kind
        self.maxSampleOffset = maxSampleOffset
        self.isEnabled = isEnabled
    }

    /// The numbers of the arguments move as those of a shader outside of a chain do.
    var animatableData: ShaderNumbers {
        get {
            ShaderNumbers(
                .init(name: shader.function.name, library: nil),
                environment.isLive ? [] : shader.arguments.flatMap { ($0.fixed?.numbers ?? []).map(Double.init) })
        }
        set {
            guard !environment.isLive else { return }
            var values = newValue.values[...]
            shader.arguments = shader.arguments.map { $0.fixed.map { .init($0.taking(&values)) } ?? $0 }
        }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        guard isEnabled, let effect = shader.effect(kind, maxSampleOffset: maxSampleOffset, in: environment) else {
            return nodes
        }
        return effect.apply(nodes, frame: frame, &context)
    }
}

extension VisualShaderEffect: PlacedEffect {
    func placed(in environment: EnvironmentValues) -> VisualShaderEffect {
        var copy = self
        copy.environment = environment
        // One that is disabled asks for no picture, which may be missing.
        copy.shader.arguments = shader.arguments.map {
            $0.isImage && !isEnabled ? $0 : .init($0.resolved(in: environment))
        }
        return copy
    }
}

extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        chained(VisualShaderEffect(shader, .color, isEnabled: isEnabled))
    }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    {
        chained(VisualShaderEffect(shader, .distortion, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        chained(VisualShaderEffect(shader, .layer, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
}
