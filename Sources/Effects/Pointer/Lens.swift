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
            if image == nil { LakeDetails() }
            Text(caption)
                .font(.system(size: 9, weight: .medium))
                .foregroundStyle(.white.opacity(0.9))
                .padding(12)
        }
    }
}

/// Things on the stand-in photo that are too small for the naked eye: stars, gulls, firs on the shore and a boat.
struct LakeDetails: View {
    var body: some View {
        Canvas { context, size in
            let horizon = size.height * 0.62
            for index in 0..<70 {
                let (x, y) = (Chance.of(index, 1), Chance.of(index, 2))
                let radius = 0.3 + 0.5 * Chance.of(index, 3)
                let star = CGRect(
                    x: x * size.width - radius, y: y * horizon * 0.55 - radius, width: 2 * radius, height: 2 * radius)
                context.fill(Path(ellipseIn: star), with: .color(.white.opacity((1 - y) * 0.9)))
            }
            for index in 0..<90 {
                let (x, height) = (Chance.of(index, 4) * size.width, 3 + 5 * Chance.of(index, 5))
                let tree = Path { path in
                    path.addLines([
                        CGPoint(x: x - height * 0.28, y: horizon + 0.5), CGPoint(x: x, y: horizon - height),
                        CGPoint(x: x + height * 0.28, y: horizon + 0.5),
                    ])
                }
                context.fill(tree, with: .color(Color(hexadecimal: 0x241530)))
            }
            context.fill(
                boat(at: CGPoint(x: size.width * 0.42, y: size.height * 0.72)),
                with: .color(Color(hexadecimal: 0x241530)))
            for gull in [(0.33, 0.3), (0.36, 0.27), (0.385, 0.31)] {
                let center = CGPoint(x: size.width * gull.0, y: size.height * gull.1)
                let wings = Path { path in
                    path.move(to: CGPoint(x: center.x - 5, y: center.y - 1.5))
                    path.addQuadCurve(to: center, control: CGPoint(x: center.x - 2, y: center.y - 3))
                    path.addQuadCurve(
                        to: CGPoint(x: center.x + 5, y: center.y - 1.5),
                        control: CGPoint(x: center.x + 2, y: center.y - 3))
                }
                context.stroke(
                    wings, with: .color(.white.opacity(0.9)), style: StrokeStyle(lineWidth: 0.8, lineCap: .round))
            }
        }
    }

    private func boat(at point: CGPoint) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: point.x - 11, y: point.y), CGPoint(x: point.x + 11, y: point.y),
                CGPoint(x: point.x + 7, y: point.y + 4),
                CGPoint(x: point.x - 7, y: point.y + 4),
            ])
            path.closeSubpath()
            path.addLines([
                CGPoint(x: point.x - 1, y: point.y - 1), CGPoint(x: point.x - 1, y: point.y - 19),
                CGPoint(x: point.x - 9, y: point.y - 1),
            ])
            path.closeSubpath()
            path.addLines([
                CGPoint(x: point.x + 1, y: point.y - 1), CGPoint(x: point.x + 1, y: point.y - 16),
                CGPoint(x: point.x + 8, y: point.y - 1),
            ])
            path.closeSubpath()
        }
    }

    /// The same number for the same thing, 0…1.
}

struct Lens: Effect {
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("Small words on the picture.") var caption = "Lake at sunset, 46.42° N 6.27° E, photographed by nobody"
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
                        .unit(x: 0.22, y: 0.3), .unit(x: 0.36, y: 0.3), .unit(x: 0.42, y: 0.7), .unit(x: 0.68, y: 0.6),
                        .unit(x: 0.6, y: 0.85), .unit(x: 0.18, y: 0.95),
                    ], duration: 2.6, easesOut: false))
        ]),
        trials: [ParameterTrial(of: ["home-x", "home-y"], with: ["stays": "true"], script: .empty)],
        effect: Lens())
}
