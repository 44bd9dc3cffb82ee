import KinoraViews

// Color functions: a pixel's new color from its place and its old one.

struct InfernoCheckerboard: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .city }
    let page = ShaderPageParameters()
    @Parameter("The squares' width.", in: 1...2000, good: 8...100, unit: .points) var cell = 50.0
    @Parameter("The color of every second square.", default: "#FF2D55CC") var color: Color
    @Parameter("Whether the squares come and go; they stand still otherwise.") var moves = true

    static let function = CatalogueShader.infernoCheckerboard

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        // In over the first third, out over the third before the last sixth.
        let turn = Maths.fraction(moment.time / 4)
        let share = min(1, max(0, min(turn * 3.3, (0.86 - turn) * 3.3)))
        return [.float(cell), .color(color), .float2(moment.size), .float(moves ? share : 1)]
    }

    static let entry = CatalogueEntry(
        name: "checkerboard", summary: "A photo whose squares are replaced by a color in turn.", period: 4,
        shader: InfernoCheckerboard())
}

struct InfernoCircleWave: InfernoShader {
    let page = PhotoSurroundings()
    @Parameter("The rings' color.", default: "cyan") var color: Color
    @Parameter("How bright it is between the rings.", in: -1...2, good: 0...1) var brightness = 0.5
    @Parameter("How fast the rings run.", in: -100...100, good: 0.5...4) var speed = 1.0
    @Parameter("How many times as fast.", in: 0...100, good: 1...5) var strength = 2.0
    @Parameter("How close the rings are.", in: 0...2000, good: 20...150) var density = 100.0
    @Parameter("The middle, as a share of the width.", in: -1...2, good: 0...1) var x = 0.5
    @Parameter("The middle, as a share of the height.", in: -1...2, good: 0...1) var y = 0.5

    static let function = CatalogueShader.infernoCircleWave

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [
            .float2(moment.size), .float(moment.time), .float(brightness), .float(speed),
            .float(strength), .float(density), .float2(x, y), .color(color),
        ]
    }

    static let entry = CatalogueEntry(
        name: "circle-wave", summary: "Rings of light that run out from a point.", period: 3.142,
        shader: InfernoCircleWave())
}

struct InfernoGradientFill: InfernoShader {
    let page = ShaderPageParameters()
    @Parameter("How fast the colors turn; 0 holds them.", in: -100...100, good: 0...4) var speed = 1.0

    static let function = CatalogueShader.infernoGradientFill

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time * speed)]
    }

    static let entry = CatalogueEntry(
        name: "gradient-fill", summary: "A shape filled with colors that turn in time.", period: 6.283,
        shader: InfernoGradientFill())
}

struct InfernoInfrared: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .sea }
    let page = ShaderPageParameters()
    @Parameter(
        "How far the warmth wanders over the picture; 0 holds it still.", in: 0...1, good: 0...0.4, unit: .fraction)
    var wander = 0.22
    @Parameter("How much grain the sensor has.", in: 0...1, good: 0...0.1, unit: .fraction) var grain = 0.015

    static let function = CatalogueShader.infernoInfrared

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        let turn = Maths.fraction(moment.time / 4)
        return [
            .float2(moment.size), .float(2 * .pi * turn), .float(wander), .float(grain),
            .float((Maths.fraction(moment.time / 4) * 48).rounded(.down)),
        ]
    }

    static let entry = CatalogueEntry(
        name: "infrared", summary: "A photo as a heat camera shows it.", period: 4,
        shader: InfernoInfrared())
}

struct InfernoInterlace: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .city }
    let page = ShaderPageParameters()
    @Parameter("The lines' width.", in: 0.5...100, good: 1...4, unit: .points) var width = 2.0
    @Parameter("The lines' color.", default: "black") var color: Color
    @Parameter("How much of the lines shows.", in: 0...1, good: 0.2...1) var strength = 0.6
    @Parameter("How fast the lines roll down; 0 holds them still.", in: 0...200, good: 0...40, unit: .pointsPerSecond)
    var roll = 20.0

    static let function = CatalogueShader.infernoInterlace

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        // Lines roll by whole pairs in the loop; the band runs twice.
        let turn = Maths.fraction(moment.time / 4)
        let pairs = (4 * roll / (2 * width)).rounded()
        return [
            .float(width), .color(color), .float(strength), .float(turn * pairs * 2 * width),
            .float(roll == 0 ? 0 : Maths.fraction(turn * 2)), .float(moment.size.height),
        ]
    }

    static let entry = CatalogueEntry(
        name: "interlace", summary: "A photo with lines across it that roll, as an old screen has.", period: 4,
        shader: InfernoInterlace())
}

struct InfernoLightGrid: InfernoShader {
    let page = PhotoSurroundings()
    @Parameter("How many groups of lights there are.", in: 1...100, good: 4...20) var density = 8.0
    @Parameter("How fast they flash, in radians a second.", in: -100...100, good: 1...6) var speed = 3.0
    @Parameter("How many lights side by side flash together.", in: 1...20, good: 1...4) var group = 1.0
    @Parameter("How bright they are.", in: 0...20, good: 1...6) var brightness = 3.0

    static let function = CatalogueShader.infernoLightGrid

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time), .float(density), .float(speed), .float(group), .float(brightness)]
    }

    static let entry = CatalogueEntry(
        name: "light-grid", summary: "A board of lights that flash in many colors, and a light that runs over it.",
        period: 2.094,
        shader: InfernoLightGrid())
}

struct InfernoNoise: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .mountains }
    let page = ShaderPageParameters()
    @Parameter("How much of the grain shows.", in: 0...1, good: 0.1...1) var strength = 0.3
    @Parameter("How much of that comes and goes in four seconds.", in: 0...1, good: 0...0.8, unit: .fraction)
    var swell = 0.6
    @Parameter("Grain in all colors.") var rainbow = false

    static let function = CatalogueShader.infernoNoise

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        let rest = 0.5 + 0.5 * Maths.cos(2 * .pi * Maths.fraction(moment.time / 4 + 0.2))
        return [
            .float((moment.time * 20).rounded(.down)), .float(strength * (1 - swell * rest)),
            .float(rainbow ? 1 : 0),
        ]
    }

    static let entry = CatalogueEntry(
        name: "noise",
        summary: "Film grain that changes twenty times a second and comes and goes, gray or in all colors.",
        shader: InfernoNoise())
}

struct InfernoRecolor: InfernoShader {
    static let isOfCutout = true
    let page = CutoutPageParameters()
    @Parameter("The color at first.", default: "orange") var color: Color
    @Parameter("Draws where nothing was, and the other way round.") var inverts = false

    @Parameter("How far the hue turns in four seconds.", in: -3600...3600, good: 0...720, unit: .degrees) var turn =
        360.0

    static let function = CatalogueShader.infernoRecolor

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.color(color), .float(inverts ? 1 : 0), .float(Maths.fraction(moment.time / 4) * turn * .pi / 180)]
    }

    static let entry = CatalogueEntry(
        name: "recolor", summary: "A shape in one color, which turns, with its alpha kept or inverted.", period: 4,
        shader: InfernoRecolor())
}

struct InfernoSheen: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .dunes }
    let page = ShaderPageParameters()
    @Parameter("How long the light takes to cross.", in: 0.1...600, good: 1...5, unit: .seconds) var duration = 3.0
    @Parameter("The band's width, as a share of the photo's.", in: 0.01...4, good: 0.1...0.6) var width = 0.3
    @Parameter("How bright the band is in its middle.", in: 0...1, good: 0.3...1) var lightness = 0.9

    static let function = CatalogueShader.infernoSheen

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [
            .float2(moment.size), .float(Maths.fraction(moment.time / duration)), .float(width), .float(lightness),
        ]
    }

    static let entry = CatalogueEntry(
        name: "sheen", summary: "A photo crossed by a slanted band of light.", period: 3,
        shader: InfernoSheen())
}

struct InfernoSinebow: InfernoShader {
    let page = PhotoSurroundings()
    @Parameter("How fast the bands swing.", in: -100...100, good: 0.5...3) var speed = 1.0

    static let function = CatalogueShader.infernoSinebow

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time * speed)]
    }

    static let entry = CatalogueEntry(
        name: "sinebow", summary: "Glowing bands of all colors that swing across.", period: 6.283,
        shader: InfernoSinebow())
}
