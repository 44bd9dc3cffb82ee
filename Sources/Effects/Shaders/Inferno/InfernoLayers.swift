import KinoraViews

/// Functions that look at other places of the photo.
enum InfernoLayers {
    static let colorPlanes = InfernoShader(
        name: "color-planes", summary: "A photo whose red and blue drift apart from its green.", kind: .layer,
        function: "infernoColorPlanes",
        kernel: .layer { arguments in
            let offset = arguments.float2(0)
            return { position, layer in
                let (red, green, blue) = (
                    layer.sample(position - offset), layer.sample(position), layer.sample(position + offset)
                )
                return SIMD4(red.x, green.y, blue.z, max(red.w, green.w, blue.w))
            }
        },
        parameters: [
            Parameter(
                "distance", "How far the planes drift.",
                .number(default: 10, range: 0...500, good: 2...20, unit: .points))
        ],
        reach: { $0.number("distance") }, period: 4
    ) { moment in
        let (sin, cos) = Maths.sincos(2 * .pi * moment.time / 4)
        let distance = moment.values.number("distance")
        return [.float2(distance * cos, distance * sin)]
    }

    static let loupe = InfernoShader(
        name: "loupe", summary: "A magnifying glass that circles over a photo.", kind: .layer, function: "infernoLoupe",
        kernel: .layer { arguments in
            let (size, touch) = (arguments.float2(0), arguments.float2(1))
            let (area, zoom, warps) = (
                max(arguments.float(2), 1e-4), max(arguments.float(3), 1e-3), arguments.float(4) > 0
            )
            return { position, layer in
                let scale = max(size.x, size.y)
                let gap = (position - touch) / scale
                let square = (gap * gap).sum()
                guard square < area else { return layer.sample(position) }
                // Warping glass magnifies less and less towards its rim.
                let factor = warps ? zoom + (1 - zoom) * square / area : zoom
                return layer.sample(touch + (position - touch) / factor)
            }
        },
        parameters: [
            InfernoColors.number(
                "area", "The glass's radius squared, in the photo's longer side.", 0.05, 0.0001...1, 0.01...0.1),
            InfernoColors.number("zoom", "How many times it magnifies.", 2, 0.1...20, 1.2...4),
            Parameter("warps", "A thick glass, which magnifies less towards its rim.", .boolean(default: true)),
        ],
        reach: { _ in 400 }, period: 4
    ) { moment in
        [
            .float2(moment.size), .float2(circling(moment)), .float(moment.values.number("area")),
            .float(moment.values.number("zoom")), .float(moment.values.boolean("warps") ? 1 : 0),
        ]
    }

    static let bubble = InfernoShader(
        name: "bubble", summary: "A soap bubble that drifts over a photo.", kind: .layer, function: "infernoBubble",
        kernel: .layer { arguments in
            let (center, radius) = (arguments.float2(0), max(arguments.float(1), 0.01))
            return { position, layer in
                let gap = (position - center) / radius
                let distance = ShaderMath.length(gap)
                guard distance < 1 else { return layer.sample(position) }
                // A thin shell bends little in its middle and much at its rim.
                let bend = distance * distance * distance
                var color = layer.sample(center + gap * radius * (1 - 0.45 * bend))
                let hue = 2 * Float.pi * (distance + 0.35 * gap.x)
                let film = SIMD4<Float>(
                    0.5 + 0.5 * Maths.cos(hue), 0.5 + 0.5 * Maths.cos(hue + 2.094), 0.5 + 0.5 * Maths.cos(hue + 4.189),
                    1)
                color = ShaderMath.mix(color, film * color.w, 0.32 * bend)
                let glint = ShaderMath.smoothstep(0.22, 0, ShaderMath.length(gap - SIMD2(-0.38, -0.42)))
                let rim = ShaderMath.smoothstep(0.9, 1, distance)
                return color + (SIMD4(repeating: color.w) - color) * ShaderMath.clamp(0.75 * glint + 0.35 * rim)
            }
        },
        parameters: [
            Parameter(
                "radius", "The bubble's radius.", .number(default: 50, range: 1...1000, good: 30...90, unit: .points))
        ],
        reach: { $0.number("radius") }, period: 4
    ) { moment in [.float2(circling(moment)), .float(moment.values.number("radius"))] }

    static let water = InfernoShader(
        name: "water", summary: "A photo seen through moving water.", kind: .distortion, function: "infernoWater",
        kernel: .distortion { arguments in
            let (size, time) = (arguments.float2(0), arguments.float(1))
            let (speed, strength, frequency) = (arguments.float(2), arguments.float(3), arguments.float(4))
            return { position in
                let uv = position / size
                return position
                    + SIMD2(
                        strength * Maths.sin(time * speed + frequency * uv.y),
                        strength * Maths.cos(time * speed + frequency * uv.x))
            }
        },
        parameters: [
            InfernoColors.number("speed", "How fast the water moves, in radians a second.", 3, -100...100, 1...6),
            Parameter(
                "strength", "How far pixels move.", .number(default: 3, range: 0...200, good: 1...10, unit: .points)),
            InfernoColors.number("frequency", "How many radians of a wave there are across.", 10, 0...500, 4...30),
        ],
        reach: { $0.number("strength") }, period: 2.094
    ) { moment in
        [.float2(moment.size), .float(moment.time)]
            + ["speed", "strength", "frequency"].map { .float(moment.values.number($0)) }
    }

    static let relativeWave = InfernoShader(
        name: "relative-wave", summary: "A photo held at one side that waves more towards the other.",
        kind: .distortion,
        function: "infernoRelativeWave",
        kernel: .distortion { arguments in
            let (size, time) = (arguments.float2(0), arguments.float(1))
            let (speed, smoothing, strength) = (arguments.float(2), max(arguments.float(3), 0.01), arguments.float(4))
            return { position in
                let share = position.x / size.x
                return SIMD2(
                    position.x, position.y + Maths.sin(time * speed + position.x / smoothing) * share * strength)
            }
        },
        parameters: [
            InfernoColors.number("speed", "How fast it waves, in radians a second.", 5, -100...100, 2...8),
            Parameter(
                "smoothing", "How long the waves are, in points to a radian.",
                .number(default: 20, range: 0.5...1000, good: 8...60, unit: .points)),
            Parameter(
                "strength", "How far it waves at the far side.",
                .number(default: 5, range: 0...200, good: 2...16, unit: .points)),
        ],
        reach: { $0.number("strength") }, period: 1.257
    ) { moment in
        [.float2(moment.size), .float(moment.time)]
            + ["speed", "smoothing", "strength"].map { .float(moment.values.number($0)) }
    }

    /// A place that goes round the photo's middle once in four seconds.
    private static func circling(_ moment: InfernoShader.Moment) -> CGPoint {
        let (sin, cos) = Maths.sincos(2 * .pi * moment.time / 4)
        return CGPoint(x: moment.size.width * (0.5 + 0.24 * cos), y: moment.size.height * (0.5 + 0.22 * sin))
    }
}
