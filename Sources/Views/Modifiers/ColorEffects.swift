import KinoraStage
import KinoraPixels
import KinoraScene

/// Changes the colors of the flattened content by a matrix that depends on one number.
nonisolated struct ColorMatrixEffect: RenderEffect, Animatable {
    enum Kind: Hashable, Sendable {
        case brightness, contrast, saturation, grayscale, hueRotation, inverted, luminanceToAlpha
    }

    let kind: Kind
    /// An angle counts radians times 128.
    var amount: Double
    var dependsOnFrame: Bool { false }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    init(_ kind: Kind, _ amount: Double = 1) {
        self.kind = kind
        self.amount = amount
    }

    init(hueRotation angle: Angle) { self.init(.hueRotation, angle.radians * 128) }

    /// nil where nothing changes.
    var matrix: ColorMatrix? {
        switch kind {
        case .brightness: amount == 0 ? nil : .brightness(amount)
        case .contrast: amount == 1 ? nil : .contrast(amount)
        case .saturation: amount == 1 ? nil : .saturation(amount)
        case .grayscale: amount <= 0 ? nil : .grayscale(amount)
        case .hueRotation: amount == 0 ? nil : .hueRotation(.radians(amount / 128))
        case .inverted: .invert
        case .luminanceToAlpha: .luminanceToAlpha
        }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        matrix.map { nodes.layered(.filter(.colorMatrix($0))) } ?? nodes
    }
}

/// Multiplies the colors of the flattened content.
nonisolated struct ColorMultiplyEffect: RenderEffect, Animatable {
    var color: AnimatableColor
    var dependsOnFrame: Bool { false }

    var animatableData: AnimatableColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.layered(.filter(.colorMatrix(.multiply(color.rgba))))
    }
}

struct ColorMultiplyModifier: SurroundedEffect {
    let color: Color

    func effect(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(color: AnimatableColor(rgba: color.rgba(in: environment)))
    }
}

extension View {
    /// Adds `amount` (−1…1) to each color component.
    public func brightness(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.brightness, amount)) }

    /// Scales the distance of each component from mid gray: 1 changes nothing, 0 is gray, below 0 inverts.
    public func contrast(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.contrast, amount)) }

    /// Scales the distance from gray of the same luma: 1 changes nothing, 0 is gray.
    public func saturation(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.saturation, amount)) }

    /// From the colors (0) to gray (1).
    public func grayscale(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.grayscale, amount)) }

    /// Turns all hues.
    public func hueRotation(_ angle: Angle) -> some View { modifier(ColorMatrixEffect(hueRotation: angle)) }

    /// One minus each color component.
    public func colorInvert() -> some View { modifier(ColorMatrixEffect(.inverted)) }

    /// Multiplies each component by that of `color`, opacity too.
    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

    /// Black, as opaque as the view was bright.
    public func luminanceToAlpha() -> some View { modifier(ColorMatrixEffect(.luminanceToAlpha)) }
}
