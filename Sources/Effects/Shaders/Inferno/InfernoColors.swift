import KinoraViews

/// Color functions: a pixel's new color from its place and its old one.
enum InfernoColors {
    static let checkerboard = InfernoShader(
        name: "checkerboard", summary: "A photo whose squares are replaced by a color in turn.", kind: .color,
        function: "infernoCheckerboard",
        kernel: .color { arguments in
            let (size, replacement) = (max(arguments.float(0), 0.01), arguments.float4(1))
            return { position, color in
                let cell = (position / size).rounded(.down)
                let isOdd = Int(truncatingIfNeeded: Int64(ShaderMath.clamp(cell.x + cell.y, -1e9, 1e9))) & 1 != 0
                return isOdd ? replacement * color.w : color
            }
        },
        parameters: [
            Parameter(
                "cell", "The squares' width.", .number(default: 50, range: 1...2000, good: 8...100, unit: .points)),
            Parameter("color", "The color of every second square.", .color(default: "#FF2D55CC")),
        ], isStill: true
    ) { [.float($0.values.number("cell")), .color($0.values.color("color"))] }

    static let circleWave = InfernoShader(
        name: "circle-wave", summary: "Rings of light that run out from a point.", kind: .color,
        function: "infernoCircleWave",
        kernel: .color { arguments in
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
        },
        parameters: [
            Parameter("color", "The rings' color.", .color(default: "cyan")),
            number("brightness", "How bright it is between the rings.", 0.5, -1...2, 0...1),
            number("speed", "How fast the rings run.", 1, -100...100, 0.5...4),
            number("strength", "How many times as fast.", 2, 0...100, 1...5),
            number("density", "How close the rings are.", 100, 0...2000, 20...150),
            number("x", "The middle, as a share of the width.", 0.5, -1...2, 0...1),
            number("y", "The middle, as a share of the height.", 0.5, -1...2, 0...1),
        ], period: 3.142
    ) { moment in
        let values = moment.values
        return [
            .float2(moment.size), .float(moment.time), .float(values.number("brightness")),
            .float(values.number("speed")),
            .float(values.number("strength")), .float(values.number("density")),
            .float2(values.number("x"), values.number("y")), .color(values.color("color")),
        ]
    }

    static let gradientFill = InfernoShader(
        name: "gradient-fill", summary: "A shape filled with colors that turn in time.", kind: .color,
        function: "infernoGradientFill",
        kernel: .color { arguments in
            let (size, time) = (arguments.float2(0), arguments.float(1))
            return { position, color in
                let uv = position / size
                func wave(_ place: Float, _ phase: Float) -> Float { 0.5 + 0.5 * Maths.cos(time + 2 * place + phase) }
                return ShaderMath.premultiplied(wave(uv.x, 0), wave(uv.y, 2), wave(uv.x + uv.y, 4), color.w)
            }
        },
        parameters: [number("speed", "How fast the colors turn; 0 holds them.", 1, -100...100, 0...4)], period: 6.283
    ) { [.float2($0.size), .float($0.time * $0.values.number("speed"))] }

    static let infrared = InfernoShader(
        name: "infrared", summary: "A photo as a heat camera shows it.", kind: .color, function: "infernoInfrared",
        kernel: .color { _ in
            let (cold, medium, hot): (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) = (
                SIMD4(0, 0, 1, 1), SIMD4(1, 1, 0, 1), SIMD4(1, 0, 0, 1)
            )
            return { _, color in
                let luma = ShaderMath.luma(color)
                let heat =
                    luma < 0.5 ? ShaderMath.mix(cold, medium, luma * 2) : ShaderMath.mix(medium, hot, luma * 2 - 1)
                return heat * color.w
            }
        },
        isStill: true
    ) { _ in [] }

    static let interlace = InfernoShader(
        name: "interlace", summary: "A photo with lines across it, as an old screen has.", kind: .color,
        function: "infernoInterlace",
        kernel: .color { arguments in
            let (width, line, strength) = (max(arguments.float(0), 0.01), arguments.float4(1), arguments.float(2))
            return { position, color in
                Maths.fraction(position.y / (2 * width)) < 0.5 ? ShaderMath.mix(color, line * color.w, strength) : color
            }
        },
        parameters: [
            Parameter("width", "The lines' width.", .number(default: 2, range: 0.5...100, good: 1...4, unit: .points)),
            Parameter("color", "The lines' color.", .color(default: "black")),
            number("strength", "How much of the lines shows.", 0.6, 0...1, 0.2...1),
        ], isStill: true
    ) { [.float($0.values.number("width")), .color($0.values.color("color")), .float($0.values.number("strength"))] }

    static let lightGrid = InfernoShader(
        name: "light-grid", summary: "A grid of lights that flash in many colors.", kind: .color,
        function: "infernoLightGrid",
        kernel: .color { arguments in
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
        },
        parameters: [
            number("density", "How many groups of lights there are.", 8, 1...100, 4...20),
            number("speed", "How fast they flash, in radians a second.", 3, -100...100, 1...6),
            number("group", "How many lights side by side flash together.", 1, 1...20, 1...4),
            number("brightness", "How bright they are.", 3, 0...20, 1...6),
        ], period: 2.094
    ) { moment in
        [.float2(moment.size), .float(moment.time)]
            + ["density", "speed", "group", "brightness"].map { .float(moment.values.number($0)) }
    }

    static let noise = InfernoShader(
        name: "noise", summary: "Grain that changes twenty times a second, white or in all colors.", kind: .color,
        function: "infernoNoise",
        kernel: .color { arguments in
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
        },
        parameters: [
            number("strength", "How much of the grain shows.", 0.5, 0...1, 0.1...1),
            Parameter("rainbow", "Grain in all colors.", .boolean(default: false)),
        ]
    ) { moment in
        [
            .float((moment.time * 20).rounded(.down)), .float(moment.values.number("strength")),
            .float(moment.values.boolean("rainbow") ? 1 : 0),
        ]
    }

    static let recolor = InfernoShader(
        name: "recolor", summary: "A shape in one color, with its alpha kept or inverted.", kind: .color,
        function: "infernoRecolor",
        kernel: .color { arguments in
            let (tint, inverts) = (arguments.float4(0), arguments.float(1) > 0)
            return { _, color in tint * (inverts ? 1 - color.w : color.w) }
        },
        parameters: [
            Parameter("color", "The color.", .color(default: "orange")),
            Parameter("inverts", "Draws where nothing was, and the other way round.", .boolean(default: false)),
        ], isStill: true
    ) { [.color($0.values.color("color")), .float($0.values.boolean("inverts") ? 1 : 0)] }

    static let sheen = InfernoShader(
        name: "sheen", summary: "A photo crossed by a slanted band of light.", kind: .color, function: "infernoSheen",
        kernel: .color { arguments in
            let (size, progress) = (arguments.float2(0), arguments.float(1))
            let (width, lightness) = (max(arguments.float(2), 0.001), arguments.float(3))
            return { position, color in
                let uv = position / size
                let middle = -width + (1 + 2 * width + 0.3) * progress
                let light = ShaderMath.smoothstep(width, 0, abs(uv.x + 0.3 * (1 - uv.y) - middle)) * lightness
                return color + (SIMD4(repeating: color.w) - color) * light
            }
        },
        parameters: [
            Parameter(
                "duration", "How long the light takes to cross.",
                .number(default: 3, range: 0.1...600, good: 1...5, unit: .seconds)),
            number("width", "The band's width, as a share of the photo's.", 0.3, 0.01...4, 0.1...0.6),
            number("lightness", "How bright the band is in its middle.", 0.9, 0...1, 0.3...1),
        ], period: 3
    ) { moment in
        [
            .float2(moment.size), .float(Maths.fraction(moment.time / moment.values.number("duration"))),
            .float(moment.values.number("width")), .float(moment.values.number("lightness")),
        ]
    }

    static let sinebow = InfernoShader(
        name: "sinebow", summary: "Glowing bands of all colors that swing across.", kind: .color,
        function: "infernoSinebow",
        kernel: .color { arguments in
            let (size, time) = (arguments.float2(0), arguments.float(1))
            return { position, color in
                let scale = 2 / max(min(size.x, size.y), 1)
                let place = (position - size / 2) * scale
                var sum = SIMD3<Float>.zero
                for band in 0..<5 {
                    let phase = Float(band) * 0.8
                    let curve = 0.45 * Maths.sin(place.x * 1.6 + phase + time) * Maths.cos(time + phase * 0.5)
                    let glow = 0.02 / max(abs(place.y - curve), 0.002)
                    let hue = 2 * Float.pi * Float(band) / 5
                    sum +=
                        SIMD3(
                            0.5 + 0.5 * Maths.cos(hue), 0.5 + 0.5 * Maths.cos(hue + 2.094),
                            0.5 + 0.5 * Maths.cos(hue + 4.189)) * glow
                }
                return ShaderMath.premultiplied(
                    ShaderMath.clamp(sum.x), ShaderMath.clamp(sum.y), ShaderMath.clamp(sum.z), color.w)
            }
        },
        parameters: [number("speed", "How fast the bands swing.", 1, -100...100, 0.5...3)], period: 6.283
    ) { [.float2($0.size), .float($0.time * $0.values.number("speed"))] }

    static func number(
        _ name: String, _ summary: String, _ value: Double, _ range: ClosedRange<Double>, _ good: ClosedRange<Double>
    ) -> Parameter {
        Parameter(name, summary, .number(default: value, range: range, good: good, unit: .none))
    }
}
