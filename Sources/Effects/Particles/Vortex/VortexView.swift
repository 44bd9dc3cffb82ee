import KinoraViews

/// A particle system, played from when it appears. A tap makes a burst where it is.
struct VortexView: View {
    let system: VortexSystem
    /// Seconds at which bursts go off by themselves.
    let bursts: [Double]

    @State private var seed: UInt64 = 0
    @State private var start = Date()
    @State private var taps: [VortexSimulation.Burst] = []

    var body: some View {
        GeometryReader { geometry in
            TimelineView(.animation) { timeline in
                let time = timeline.date.timeIntervalSince(start)
                Canvas { context, size in
                    let simulation = VortexSimulation(
                        system: system, seed: seed, bursts: bursts.map { .init(time: $0) } + taps,
                        aspect: size.height / max(size.width, 1))
                    for picture in simulation.pictures(at: time) { picture.draw(in: size, with: context) }
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { location in
                let place = SIMD2(location.x / max(geometry.size.width, 1), location.y / max(geometry.size.height, 1))
                taps.append(.init(time: Date().timeIntervalSince(start), position: place))
            }
        }
        .onAppear { seed = UInt64.random(in: 0...UInt64.max) }
    }
}

extension VortexSimulation.Picture {
    func draw(in stage: CGSize, with context: GraphicsContext) {
        let half = symbolWidth / 2 * size
        guard half > 0.01 else { return }
        var context = context
        if isAdditive { context.blendMode = .plusLighter }
        context.translateBy(x: position.x * stage.width, y: position.y * stage.height)
        if rotation != .zero { context.concatenate(turned) }
        if stretchFactor != 1 {
            context.rotate(by: .radians(Maths.atan2(speed.y, speed.x) + .pi / 2))
            context.scaleBy(x: 1, y: max(1, (speed * speed).sum().squareRoot() * stretchFactor))
        }
        let box = CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)
        switch symbol {
        case .glow: context.fill(Path(ellipseIn: box), with: glow(half))
        case .puff:
            context.fill(Path(ellipseIn: box), with: Self.soft(color, half))
            let light = CGPoint(x: -0.18 * half, y: -0.22 * half)
            context.fill(
                Path(ellipseIn: box.insetBy(dx: 0.3 * half, dy: 0.3 * half).offsetBy(dx: light.x, dy: light.y)),
                with: Self.soft(lit(in: context.environment), 0.7 * half, center: light))
        case .circle where isAdditive && stretchFactor != 1:
            // A streak of light is brightest at its head, and has a halo that fades outwards: as wide again at each side.
            var halo = context
            halo.scaleBy(x: 3.2, y: 1.35)
            halo.fill(Path(ellipseIn: box), with: Self.halo(color, half))
            context.fill(
                Path(ellipseIn: box),
                with: .linearGradient(
                    Gradient(colors: [color, color.opacity(0.05)]), startPoint: CGPoint(x: 0, y: -0.5 * half),
                    endPoint: CGPoint(x: 0, y: half)))
        case .circle: context.fill(Path(ellipseIn: box), with: .color(color))
        case .square: context.fill(Path(box), with: .color(color))
        case .triangle: context.fill(Self.polygon(3, half), with: .color(color))
        case .sparkle: context.fill(Self.star(half), with: .color(color))
        case .streak:
            context.fill(
                Path(roundedRect: box.insetBy(dx: half * 0.6, dy: 0), cornerRadius: half * 0.4), with: .color(color))
        }
    }

    /// Three turns as seen from the front, without perspective: about the axis out of the stage, then down, then across.
    private var turned: CGAffineTransform {
        let (sx, cx) = Maths.sincos(rotation.x)
        let (sy, cy) = Maths.sincos(rotation.y)
        let (sz, cz) = Maths.sincos(rotation.z)
        return CGAffineTransform(
            a: cy * cz, b: cx * sz + sx * sy * cz, c: -cy * sz, d: cx * cz - sx * sy * sz, tx: 0, ty: 0)
    }

    /// A puff's color where light from the upper left meets it.
    private func lit(in environment: EnvironmentValues) -> Color {
        color.mix(with: .white.opacity(Double(color.resolve(in: environment).opacity)), by: 0.5, in: .device)
    }

    private static func halo(_ color: Color, _ radius: Double) -> GraphicsContext.Shading {
        .radialGradient(
            Gradient(colors: [color.opacity(0.4), color.opacity(0)]), center: .zero, startRadius: 0, endRadius: radius)
    }

    /// Densest in the middle, thinning out like a cloud.
    private static func soft(_ color: Color, _ radius: Double, center: CGPoint = .zero) -> GraphicsContext.Shading {
        .radialGradient(
            Gradient(stops: [
                .init(color: color, location: 0), .init(color: color.opacity(0.72), location: 0.4),
                .init(color: color.opacity(0.2), location: 0.76), .init(color: color.opacity(0), location: 1),
            ]), center: center, startRadius: 0, endRadius: radius)
    }

    /// Brightest in the middle, nothing at the rim.
    private func glow(_ radius: Double) -> GraphicsContext.Shading {
        .radialGradient(
            Gradient(stops: [
                .init(color: color, location: 0), .init(color: color.opacity(0.86), location: 0.35),
                .init(color: color.opacity(0.35), location: 0.68), .init(color: color.opacity(0), location: 1),
            ]), center: .zero, startRadius: 0, endRadius: radius)
    }

    private static func polygon(_ corners: Int, _ radius: Double) -> Path {
        Path { path in
            for corner in 0..<corners {
                let (sin, cos) = Maths.sincos(2 * .pi * Double(corner) / Double(corners))
                let point = CGPoint(x: radius * sin, y: -radius * cos)
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    /// Four points with hollow sides.
    private static func star(_ radius: Double) -> Path {
        Path { path in
            let tips = [
                CGPoint(x: 0, y: -radius), CGPoint(x: radius, y: 0), CGPoint(x: 0, y: radius),
                CGPoint(x: -radius, y: 0),
            ]
            path.move(to: tips[0])
            for tip in tips.dropFirst() + [tips[0]] { path.addQuadCurve(to: tip, control: .zero) }
            path.closeSubpath()
        }
    }
}
