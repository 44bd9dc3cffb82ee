import KinoraStage
import KinoraViews

/// A lens at the finger that shows what is under it larger, and goes when the finger lifts.
struct MagnifierView<Content: View>: View {
    let magnification: CGFloat
    let lensSize: CGFloat
    let ring: CGFloat
    /// Where the lens stands without a finger, as shares of the size; nil: nowhere.
    let home: UnitPoint?
    /// Fades the lens's rim instead of drawing a ring.
    let isSoft: Bool
    @ViewBuilder let content: Content

    @State private var position: CGPoint?

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                content
                if let place = position
                    ?? home.map({ CGPoint(x: $0.x * geometry.size.width, y: $0.y * geometry.size.height) })
                {
                    lens(at: place, in: geometry.size).position(place)
                }
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { position = $0.location }
                    .onEnded { _ in position = nil }
            )
        }
    }

    private func lens(at place: CGPoint, in size: CGSize) -> some View {
        Circle()
            .fill(.clear)
            .frame(width: lensSize, height: lensSize)
            .overlay {
                content
                    .frame(width: size.width, height: size.height)
                    .scaleEffect(magnification)
                    .offset(
                        x: (size.width / 2 - place.x) * magnification, y: (size.height / 2 - place.y) * magnification)
            }
            .clipShape(Circle())
            .mask {
                Circle().fill(
                    RadialGradient(
                        colors: [.black, .black, isSoft ? .clear : .black], center: .center, startRadius: 0,
                        endRadius: lensSize / 2))
            }
            .overlay { Circle().stroke(.white.opacity(isSoft ? 0 : 1), lineWidth: ring) }
            .shadow(color: .black.opacity(isSoft ? 0 : 0.33), radius: 10)
    }
}

/// A picture with words that are small enough to want a lens.
struct LensPicture: View {
    let image: Image?
    let caption: String

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Photo(image: image, standIn: .mountains)
            if image == nil { ValleyDetails() }
            Text(caption)
                .font(.system(size: 9, weight: .medium))
                .foregroundStyle(.white.opacity(0.9))
                .padding(12)
        }
    }
}

/// Things on the stand-in photo that are too small for the naked eye: a balloon, birds, a tent, and a hut.
struct ValleyDetails: View {
    var body: some View {
        Canvas { context, size in
            func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
            balloon(at: place(0.22, 0.3), in: context)
            for (x, y) in [(0.335, 0.3), (0.36, 0.265), (0.385, 0.31)] { bird(at: place(x, y), in: context) }
            tent(at: place(0.45, 0.87), in: context)
            hut(at: place(0.69, 0.735), in: context)
        }
    }

    private func balloon(at point: CGPoint, in context: GraphicsContext) {
        let skin = Path { path in
            path.move(to: CGPoint(x: point.x - 2, y: point.y + 10))
            path.addCurve(
                to: CGPoint(x: point.x, y: point.y - 10), control1: CGPoint(x: point.x - 10, y: point.y + 2),
                control2: CGPoint(x: point.x - 9, y: point.y - 10))
            path.addCurve(
                to: CGPoint(x: point.x + 2, y: point.y + 10), control1: CGPoint(x: point.x + 9, y: point.y - 10),
                control2: CGPoint(x: point.x + 10, y: point.y + 2))
            path.closeSubpath()
        }
        context.fill(skin, with: .color(Color(hexadecimal: 0xDC2626)))
        context.drawLayer { layer in
            layer.clip(to: skin)
            for side in [-4.4, 0, 4.4] {
                layer.fill(
                    Path(ellipseIn: CGRect(x: point.x + side - 1.1, y: point.y - 11, width: 2.2, height: 22)),
                    with: .color(Color(hexadecimal: 0xFDE68A)))
            }
        }
        let ropes = Path { path in
            for side in [-1.0, 1] {
                path.move(to: CGPoint(x: point.x + 1.6 * side, y: point.y + 10))
                path.addLine(to: CGPoint(x: point.x + 1.4 * side, y: point.y + 14))
            }
        }
        context.stroke(ropes, with: .color(Color(hexadecimal: 0x44281A)), lineWidth: 0.5)
        context.fill(
            Path(roundedRect: CGRect(x: point.x - 2, y: point.y + 13.6, width: 4, height: 3.2), cornerRadius: 0.8),
            with: .color(Color(hexadecimal: 0x6B4226)))
    }

    private func bird(at center: CGPoint, in context: GraphicsContext) {
        let wings = Path { path in
            path.move(to: CGPoint(x: center.x - 5, y: center.y - 1.5))
            path.addQuadCurve(to: center, control: CGPoint(x: center.x - 2, y: center.y - 3))
            path.addQuadCurve(
                to: CGPoint(x: center.x + 5, y: center.y - 1.5), control: CGPoint(x: center.x + 2, y: center.y - 3))
        }
        context.stroke(
            wings, with: .color(Color(hexadecimal: 0x1E2A3A)), style: StrokeStyle(lineWidth: 0.9, lineCap: .round))
    }

    private func tent(at point: CGPoint, in context: GraphicsContext) {
        context.fill(
            triangle(point, left: -8, top: -9, right: 8), with: .color(Color(hexadecimal: 0xF97316)))
        context.fill(
            triangle(point, left: -2.6, top: -7, right: 2.6), with: .color(Color(hexadecimal: 0x5B2A0B)))
    }

    private func hut(at point: CGPoint, in context: GraphicsContext) {
        let wall = CGRect(x: point.x - 6.5, y: point.y - 6, width: 13, height: 7)
        context.fill(Path(wall), with: .color(Color(hexadecimal: 0x6B4226)))
        for x in [-4.5, 2] {
            context.fill(
                Path(CGRect(x: point.x + x, y: point.y - 4.2, width: 2.5, height: 2.5)),
                with: .color(Color(hexadecimal: 0xFDE68A)))
        }
        context.fill(
            triangle(CGPoint(x: point.x, y: point.y - 5.5), left: -8.5, top: -6, right: 8.5),
            with: .color(Color(hexadecimal: 0x9F1D1D)))
        for (index, puff) in [(0.0, 1.0), (1.2, 1.5), (3.2, 2.1)].enumerated() {
            let radius = puff.1
            context.fill(
                Path(
                    ellipseIn: CGRect(
                        x: point.x + 3.5 + puff.0 - radius, y: point.y - 13 - 3.4 * Double(index) - radius,
                        width: 2 * radius, height: 2 * radius)),
                with: .color(.white.opacity(0.75 - 0.2 * Double(index))))
        }
    }

    private func triangle(_ foot: CGPoint, left: Double, top: Double, right: Double) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: foot.x + left, y: foot.y), CGPoint(x: foot.x, y: foot.y + top),
                CGPoint(x: foot.x + right, y: foot.y),
            ])
            path.closeSubpath()
        }
    }
}

struct Lens: Effect {
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("Small words on the picture.") var caption = "Valley at noon, 46.42° N 6.27° E, photographed by nobody"
    @Parameter("How much larger things are under the lens.", in: 0.1...20, good: 1.3...4) var magnification = 2.5
    @Parameter("The lens's width.", in: 4...2000, good: 90...200, unit: .points) var lens = 120.0
    @Parameter("The ring's width.", in: 0...50, good: 1...6, unit: .points) var ring = 3.0
    @Parameter("The lens fades at its rim instead of having a ring.") var soft = false
    @Parameter("The lens stands at its home while no finger is down.") var stays = false
    @Parameter("The home's place, as a share of the width.", in: -1...2, good: 0.2...0.8, unit: .fraction)
    var homeX = 0.5
    @Parameter("The home's place, as a share of the height.", in: -1...2, good: 0.2...0.8, unit: .fraction)
    var homeY = 0.5

    var view: some View {
        MagnifierView(
            magnification: magnification, lensSize: lens, ring: ring,
            home: stays
                ? UnitPoint(x: homeX, y: homeY) : nil,
            isSoft: soft
        ) {
            LensPicture(image: image, caption: caption)
        }
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "lens",
        summary: "A magnifying lens that follows the finger over a picture.",
        rows: [24],
        size: CGSize(width: 480, height: 320),
        duration: 3.6,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.5,
                .drag(
                    path: [
                        .unit(x: 0.22, y: 0.32), .unit(x: 0.36, y: 0.3), .unit(x: 0.45, y: 0.84),
                        .unit(x: 0.69, y: 0.71),
                        .unit(x: 0.6, y: 0.85), .unit(x: 0.18, y: 0.95),
                    ], duration: 2.6, easesOut: false))
        ]),
        trials: [ParameterTrial(of: ["home-x", "home-y"], with: ["stays": "true"], script: .empty)],
        effect: Lens())
}
