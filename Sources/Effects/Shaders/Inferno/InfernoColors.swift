import KinoraScene
import KinoraViews

// Color functions: a pixel's new color from its place and its old one.

struct InfernoCheckerboard: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .city }
    let page = ShaderPageParameters()
    @Parameter("The squares' width.", in: 1...2000, good: 8...100, unit: .points) var cell = 50.0
    @Parameter("The color of every second square.", default: "#FF2D55CC") var color: Color
    @Parameter("Whether the squares come and go; they stand still otherwise.") var moves = true

    static let function = "infernoCheckerboard"
    static let kernel = ShaderKernel.color { arguments in
        let (size, replacement) = (max(arguments.float(0), 0.01), arguments.float4(1))
        let (stage, share) = (arguments.float2(2), arguments.float(3))
        // Squares lie about the middle, so that both sides are cut alike.
        let cells = (stage / size).rounded(.up)
        let origin = (stage - cells * size) / 2
        return { position, color in
            let cell = ((position - origin) / size).rounded(.down)
            let isOdd = Int(truncatingIfNeeded: Int64(ShaderMath.clamp(cell.x + cell.y, -1e9, 1e9))) & 1 != 0
            // They come and go one after the other along the diagonal.
            let place = (cell.x + cell.y) / max(cells.x + cells.y - 2, 1)
            let cover = ShaderMath.smoothstep(0, 0.25, share * 1.25 - place)
            return isOdd ? ShaderMath.mix(color, replacement * color.w, cover) : color
        }
    }

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

    static let function = "infernoCircleWave"
    static let kernel = ShaderKernel.color { arguments in
        let (size, time, brightness) = (arguments.float2(0), arguments.float(1), arguments.float(2))
        let (speed, strength, density) = (arguments.float(3), arguments.float(4), arguments.float(5))
        let (center, tint) = (arguments.float2(6), arguments.float4(7))
        return { position, color in
            let uv = position / max(size.x, size.y)
            let distance = ShaderMath.length(uv - center * size / max(size.x, size.y))
            let wave = Maths.sin(distance * density - time * speed * strength)
            let light = ShaderMath.clamp(brightness + 0.5 * wave) * ShaderMath.clamp(1.2 - distance)
            return tint * (light * color.w)
        }
    }

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

    static let function = "infernoGradientFill"
    static let kernel = ShaderKernel.color { arguments in
        let (size, time) = (arguments.float2(0), arguments.float(1))
        return { position, color in
            let uv = position / size
            func wave(_ place: Float, _ phase: Float) -> Float { 0.5 + 0.5 * Maths.cos(time + 2 * place + phase) }
            return ShaderMath.premultiplied(wave(uv.x, 0), wave(uv.y, 2), wave(uv.x + uv.y, 4), color.w)
        }
    }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time * speed)]
    }

    static let entry = CatalogueEntry(
        name: "gradient-fill", summary: "A shape filled with colors that turn in time.", period: 6.283,
        shader: InfernoGradientFill())
}

struct InfernoInfrared: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .busts }
    let page = ShaderPageParameters()
    @Parameter(
        "How far the warmth wanders over the picture; 0 holds it still.", in: 0...1, good: 0...0.4, unit: .fraction)
    var wander = 0.22
    @Parameter("How much grain the sensor has.", in: 0...1, good: 0...0.1, unit: .fraction) var grain = 0.015

    static let function = "infernoInfrared"
    static let kernel = ShaderKernel.color { arguments in
        let (size, time, wander) = (arguments.float2(0), arguments.float(1), arguments.float(2))
        let (grain, tick) = (arguments.float(3), UInt32(max(arguments.float(4), 0)))
        // Something warm goes round in the picture.
        let warm = SIMD2<Float>(0.5 + 0.3 * Maths.cos(time), 0.55 + 0.22 * Maths.sin(2 * time)) * size
        let (cold, medium, hot): (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) = (
            SIMD4(0, 0, 1, 1), SIMD4(1, 1, 0, 1), SIMD4(1, 0, 0, 1)
        )
        return { position, color in
            let near = ShaderMath.length(position - warm) / max(min(size.x, size.y), 1)
            let noise = ShaderMath.noise(position.x, position.y, tick) - 0.5
            let gain = wander * (1.3 * Maths.exp(-near * near * 14) - 0.3)
            let luma = ShaderMath.clamp(ShaderMath.luma(color) + gain + 2 * grain * noise)
            let heat =
                luma < 0.5 ? ShaderMath.mix(cold, medium, luma * 2) : ShaderMath.mix(medium, hot, luma * 2 - 1)
            return heat * color.w
        }
    }

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

    static let function = "infernoInterlace"
    static let kernel = ShaderKernel.color { arguments in
        let (width, line, strength) = (max(arguments.float(0), 0.01), arguments.float4(1), arguments.float(2))
        let (shift, band, height) = (arguments.float(3), arguments.float(4), max(arguments.float(5), 1))
        return { position, color in
            // A brighter band, as the beam's, runs down the picture; it is gone at the ends of its way.
            let near = (position.y - (band * 1.4 - 0.2) * height) / 26
            let glow = band > 0 ? 0.22 * Maths.exp(-near * near) : 0
            let lit = color + (SIMD4(repeating: color.w) - color) * glow
            return Maths.fraction((position.y - shift) / (2 * width)) < 0.5
                ? ShaderMath.mix(lit, line * color.w, strength) : lit
        }
    }

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

    static let function = "infernoLightGrid"
    static let kernel = ShaderKernel.color { arguments in
        let (size, time) = (arguments.float2(0), arguments.float(1))
        let (density, speed, group) = (arguments.float(2), arguments.float(3), max(arguments.float(4), 1))
        let brightness = arguments.float(5)
        return { position, color in
            let place = position / max(size.x, 1) * density * 4
            let cell = (place / group).rounded(.down)
            let phase = 2 * Float.pi * ShaderMath.noise(cell.x, cell.y, 1)
            let flash = 0.5 + 0.5 * Maths.sin(time * speed + phase)
            let inside = place - place.rounded(.down) - 0.5
            let fall = ShaderMath.clamp(1 - 2 * ShaderMath.length(inside))
            func part(_ seed: UInt32) -> Float {
                ShaderMath.clamp(flash * fall * brightness * (0.25 + ShaderMath.noise(cell.x, cell.y, seed)))
            }
            return ShaderMath.premultiplied(part(2), part(3), part(4), color.w)
        }
    }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time), .float(density), .float(speed), .float(group), .float(brightness)]
    }

    static let entry = CatalogueEntry(
        name: "light-grid", summary: "A grid of lights that flash in many colors.", period: 2.094,
        shader: InfernoLightGrid())
}

struct InfernoNoise: InfernoShader {
    static var standIn: PhotoStandIn.Subject { .mountains }
    let page = ShaderPageParameters()
    @Parameter("How much of the grain shows.", in: 0...1, good: 0.1...1) var strength = 0.5
    @Parameter("Grain in all colors.") var rainbow = false

    static let function = "infernoNoise"
    static let kernel = ShaderKernel.color { arguments in
        let (tick, strength, isColored) = (
            UInt32(max(arguments.float(0), 0)), arguments.float(1), arguments.float(2) > 0
        )
        return { position, color in
            func grain(_ seed: UInt32) -> Float {
                ShaderMath.noise(position.x * 2, position.y * 2, tick &* 4 &+ seed)
            }
            let first = grain(0)
            let noise =
                isColored
                ? ShaderMath.premultiplied(first, grain(1), grain(2), color.w)
                : ShaderMath.premultiplied(first, first, first, color.w)
            return ShaderMath.mix(color, noise, strength)
        }
    }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [
            .float((moment.time * 20).rounded(.down)), .float(strength), .float(rainbow ? 1 : 0),
        ]
    }

    static let entry = CatalogueEntry(
        name: "noise", summary: "Grain that changes twenty times a second, white or in all colors.",
        shader: InfernoNoise())
}

struct InfernoRecolor: InfernoShader {
    static let isOfCutout = true
    let page = CutoutPageParameters()
    @Parameter("The color at first.", default: "orange") var color: Color
    @Parameter("Draws where nothing was, and the other way round.") var inverts = false

    @Parameter("How far the hue turns in four seconds.", in: -3600...3600, good: 0...720, unit: .degrees) var turn =
        360.0

    static let function = "infernoRecolor"
    static let kernel = ShaderKernel.color { arguments in
        let (tint, inverts, angle) = (arguments.float4(0), arguments.float(1) > 0, arguments.float(2))
        let turned = ShaderMath.hueTurned(tint, by: angle)
        return { _, color in turned * (inverts ? 1 - color.w : color.w) }
    }

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

    static let function = "infernoSheen"
    static let kernel = ShaderKernel.color { arguments in
        let (size, progress) = (arguments.float2(0), arguments.float(1))
        let (width, lightness) = (max(arguments.float(2), 0.001), arguments.float(3))
        return { position, color in
            let uv = position / size
            let middle = -width + (1 + 2 * width + 0.3) * progress
            let light = ShaderMath.smoothstep(width, 0, abs(uv.x + 0.3 * (1 - uv.y) - middle)) * lightness
            return color + (SIMD4(repeating: color.w) - color) * light
        }
    }

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

    static let function = "infernoSinebow"
    static let kernel = ShaderKernel.color { arguments in
        let (size, time) = (arguments.float2(0), arguments.float(1))
        let scale = 2 / max(min(size.x, size.y), 1)
        // A band's phase, its swing at this time, and its color.
        let bands = (0..<5).map { band in
            let (phase, hue) = (Float(band) * 0.8, 2 * Float.pi * Float(band) / 5)
            let color = SIMD3(
                0.5 + 0.5 * Maths.cos(hue), 0.5 + 0.5 * Maths.cos(hue + 2.094), 0.5 + 0.5 * Maths.cos(hue + 4.189))
            return (phase: phase, swing: Maths.cos(time + phase * 0.5), color: color)
        }
        return { position, color in
            let place = (position - size / 2) * scale
            var sum = SIMD3<Float>.zero
            for band in bands {
                let curve = 0.45 * Maths.sin(place.x * 1.6 + band.phase + time) * band.swing
                let glow = 0.02 / max(abs(place.y - curve), 0.002)
                sum += band.color * glow
            }
            return ShaderMath.premultiplied(
                ShaderMath.clamp(sum.x), ShaderMath.clamp(sum.y), ShaderMath.clamp(sum.z), color.w)
        }
    }

    func arguments(_ moment: InfernoMoment) -> [Shader.Argument] {
        [.float2(moment.size), .float(moment.time * speed)]
    }

    static let entry = CatalogueEntry(
        name: "sinebow", summary: "Glowing bands of all colors that swing across.", period: 6.283,
        shader: InfernoSinebow())
}
