import KinoraViews

// Functions that look at other places of the photo.

struct InfernoColorPlanes: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .city }
    let page = ShaderPageParameters()
    @Parameter("How far the planes drift.", in: 0...500, good: 2...20, unit: .points) var distance = 10.0

    static let function = CatalogueShader.infernoColorPlanes
    var reach: Double { distance }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        let (sin, cos) = Maths.sincos(2 * .pi * moment.time / 4)
        let distance = distance
        return [.float2(distance * cos, distance * sin)]
    }

    static let entry = CatalogueEntry(
        name: "color-planes", summary: "A photo whose red and blue drift apart from its green.", period: 4,
        shader: InfernoColorPlanes())
}

struct InfernoLoupe: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .flowers }
    let page = ShaderPageParameters()
    @Parameter("The glass's radius squared, in the photo's longer side.", in: 0.0001...1, good: 0.01...0.1)
    var area = 0.05
    @Parameter("How many times it magnifies.", in: 0.1...20, good: 1.2...4) var zoom = 2.0
    @Parameter("A thick glass, which magnifies less towards its rim.") var warps = true

    static let function = CatalogueShader.infernoLoupe
    var reach: Double { 400 }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [
            .float2(moment.size), .float2(moment.circling), .float(area), .float(zoom), .float(warps ? 1 : 0),
        ]
    }

    static let entry = CatalogueEntry(
        name: "loupe", summary: "A magnifying glass that circles over a photo.", period: 4,
        shader: InfernoLoupe())
}

struct InfernoBubble: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .mountains }
    let page = ShaderPageParameters()
    @Parameter("The bubble's radius.", in: 1...1000, good: 30...90, unit: .points) var radius = 50.0

    static let function = CatalogueShader.infernoBubble
    var reach: Double { radius }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.circling), .float(radius)]
    }

    static let entry = CatalogueEntry(
        name: "bubble", summary: "A soap bubble that drifts over a photo.", period: 4,
        shader: InfernoBubble())
}

struct InfernoWater: InfernoShader {
    let page = ShaderPageParameters()
    @Parameter("How fast the water moves, in radians a second.", in: -100...100, good: 1...6) var speed = 3.0
    @Parameter("How far pixels move.", in: 0...200, good: 1...10, unit: .points) var strength = 3.0
    @Parameter("How many radians of a wave there are across.", in: 0...500, good: 4...30) var frequency = 10.0

    static let function = CatalogueShader.infernoWater
    var reach: Double { strength }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time), .float(speed), .float(strength), .float(frequency)]
    }

    static let entry = CatalogueEntry(
        name: "water", summary: "A photo seen through moving water.", period: 2.094,
        shader: InfernoWater())
}

struct InfernoRelativeWave: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .flowers }
    let page = ShaderPageParameters()
    @Parameter("How fast it waves, in radians a second.", in: -100...100, good: 2...8) var speed = 5.0
    @Parameter("How long the waves are, in points to a radian.", in: 0.5...1000, good: 8...60, unit: .points)
    var smoothing = 20.0
    @Parameter("How far it waves at the far side.", in: 0...200, good: 2...16, unit: .points) var strength = 5.0

    static let function = CatalogueShader.infernoRelativeWave
    var reach: Double { strength }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time), .float(speed), .float(smoothing), .float(strength)]
    }

    static let entry = CatalogueEntry(
        name: "relative-wave", summary: "A photo held at one side that waves more towards the other.", period: 1.257,
        shader: InfernoRelativeWave())
}

extension InfernoMoment {
    /// A place that goes round the photo's middle once in four seconds.
    fileprivate var circling: CGPoint {
        let (sin, cos) = Maths.sincos(2 * .pi * time / 4)
        return CGPoint(x: size.width * (0.5 + 0.24 * cos), y: size.height * (0.5 + 0.22 * sin))
    }
}
