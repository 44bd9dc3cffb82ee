import KinoraViews

/// A burst of paper from the center: out by an easing of 2 seconds, down by gravity, turning, fading, gone.
///
/// It goes off when the view appears. What pieces look like and where they fly comes from the stage's seed; where a piece is
/// depends on the time alone, so any frame rate shows the same flight. Other styles are a cannon, two cannons at the sides and
/// rain, and words, emoji or symbols can take the place of paper.
struct ConfettiView: View {
    let settings: ConfettiSettings

    @State private var pieces: [ConfettiPiece] = []
    @State private var progress = 0.0

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                ForEach(pieces) { piece in
                    FlyingPiece(
                        piece: piece, gravity: settings.gravity, isEven: settings.style == .rain, progress: progress
                    )
                    .position(x: geometry.size.width * piece.start.x, y: geometry.size.height * piece.start.y)
                }
            }
        }
        .onAppear { explode() }
    }

    private func explode() {
        pieces = (0..<settings.count).map { ConfettiPiece(id: $0, settings: settings) }
        withAnimation(.linear(duration: settings.duration)) { progress = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + settings.duration) { pieces.removeAll() }
    }
}

/// What all pieces share.
struct ConfettiSettings: Equatable {
    /// Where pieces come from: all round from one point, up from the bottom, across from both sides, or down from above.
    enum Style: String, CaseIterable { case burst, cannon, sides, rain }

    var style: Style
    /// Words or emoji; a symbol's name stands behind "symbol:". Paper where there are none.
    var things: [String]
    var count: Int
    var colors: [Color]
    /// Points.
    var size: ClosedRange<Double>
    /// How far pieces fly, in points.
    var distance: ClosedRange<Double>
    /// The direction of the burst's middle and its whole width, in degrees; 0 is right, 90 down.
    var direction: Double
    var spread: Double
    /// How far pieces fall until the end, in points.
    var gravity: Double
    /// The most a piece turns, in degrees.
    var spin: Double
    /// How much pieces turn over in depth, 0…1.
    var tumble: Double
    /// Seconds.
    var duration: Double
    var origin: UnitPoint
}

/// One piece and its chances.
struct ConfettiPiece: Identifiable {
    enum Shape: CaseIterable { case circle, rectangle, capsule, triangle }

    let id: Int
    let shape: Shape
    let color: Color
    let size: Double
    /// Points, y down.
    let flight: CGSize
    let spin: Double
    let tumbles: Double
    let axis: (x: Double, y: Double)
    /// Where it begins, as shares of the stage.
    let start: UnitPoint
    /// When it begins, as a share of the whole.
    let delay: Double
    /// What flies in the place of paper.
    let thing: String?

    init(id: Int, settings: ConfettiSettings) {
        self.id = id
        shape = Shape.allCases.randomElement()!
        color = settings.colors.randomElement() ?? .red
        size = Double.random(in: settings.size)
        let (direction, spread) = ConfettiPiece.aim(id, settings)
        let angle = Angle.degrees(direction + Double.random(in: -0.5...0.5) * spread)
        let distance = Double.random(in: settings.distance)
        flight = CGSize(width: Maths.cos(angle.radians) * distance, height: Maths.sin(angle.radians) * distance)
        spin = Double.random(in: 0...1) * settings.spin
        tumbles = Double.random(in: 1...3) * settings.tumble
        let tilt = Double.random(in: 0...(2 * .pi))
        axis = (Maths.cos(tilt), Maths.sin(tilt))
        switch settings.style {
        case .burst: (start, delay) = (settings.origin, 0)
        case .cannon: (start, delay) = (UnitPoint(x: settings.origin.x, y: 1), Double.random(in: 0...0.12))
        case .sides: (start, delay) = (UnitPoint(x: id.isMultiple(of: 2) ? 0 : 1, y: 0.85), Double.random(in: 0...0.12))
        case .rain: (start, delay) = (UnitPoint(x: Double.random(in: 0...1), y: -0.06), Double.random(in: 0...0.45))
        }
        thing = settings.things.isEmpty ? nil : settings.things[id % settings.things.count]
    }

    /// The direction of the flight's middle, and its whole width, in degrees.
    private static func aim(_ id: Int, _ settings: ConfettiSettings) -> (direction: Double, spread: Double) {
        switch settings.style {
        case .burst: (settings.direction, settings.spread)
        case .cannon: (-90, min(settings.spread, 70))
        case .sides: (id.isMultiple(of: 2) ? -55 : -125, min(settings.spread, 45))
        case .rain: (90, min(settings.spread, 40))
        }
    }
}

/// A piece on its way. `progress` goes evenly from 0 to 1.
struct FlyingPiece: View, Animatable {
    let piece: ConfettiPiece
    /// How far it falls until the end, in points.
    let gravity: Double
    /// Rain falls evenly; what is thrown slows down.
    let isEven: Bool
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        let progress = max(0, progress - piece.delay) / (1 - piece.delay)
        let out = isEven ? progress : UnitCurve.easeOut.value(at: progress)
        let down = UnitCurve.easeIn.value(at: progress)
        PieceOfPaper(piece: piece)
            .rotation3DEffect(
                .degrees(360 * piece.tumbles * out), axis: (x: piece.axis.x, y: piece.axis.y, z: 0), perspective: 0.3
            )
            .rotationEffect(.degrees(piece.spin * out))
            .offset(x: piece.flight.width * out, y: piece.flight.height * out + gravity * down)
            .opacity(
                piece.delay > 0 && progress == 0 ? 0 : 1 - UnitCurve.easeIn.value(at: max(0, 2.5 * progress - 1.5)))
    }
}

/// What a piece looks like: paper, or what flies in its place.
struct PieceOfPaper: View {
    let piece: ConfettiPiece

    var body: some View {
        if let thing = piece.thing, thing.hasPrefix("symbol:") {
            Image(systemName: String(thing.dropFirst(7))).font(.system(size: piece.size * 1.4)).foregroundStyle(
                piece.color)
        } else if let thing = piece.thing {
            Text(thing).font(.system(size: piece.size * 1.4, weight: .bold)).foregroundStyle(piece.color).fixedSize()
        } else {
            ConfettiShape(shape: piece.shape)
                .fill(piece.color)
                .frame(width: piece.size, height: piece.size * piece.shape.aspect)
        }
    }
}

extension ConfettiPiece.Shape {
    /// Height over width.
    var aspect: Double { self == .rectangle ? 0.6 : self == .capsule ? 0.4 : 1 }
}

struct ConfettiShape: Shape {
    let shape: ConfettiPiece.Shape

    func path(in rect: CGRect) -> Path {
        switch shape {
        case .circle: return Path(ellipseIn: rect)
        case .rectangle: return Path(rect)
        case .capsule: return Path(roundedRect: rect, cornerRadius: rect.height / 2)
        case .triangle:
            return Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

struct Confetti: Effect {
    @Parameter("Where pieces come from: one point, the bottom, both sides, or above.")
    var style = ConfettiSettings.Style.burst
    @Parameter("Words or emoji in the place of paper, separated by commas; a symbol's name behind \"symbol:\".")
    var things = ""
    @Parameter("How many pieces.", in: 0...10000) var count = 140
    @Parameter(
        "The pieces' colors.", default: ["red", "blue", "green", "yellow", "purple", "orange", "pink"], count: 1...32)
    var colors: [Color]
    @Parameter("The smallest piece.", in: 0.5...500, good: 4...12, unit: .points) var sizeMin = 8.0
    @Parameter("The largest piece.", in: 0.5...500, good: 10...24, unit: .points) var sizeMax = 16.0
    @Parameter("How far the slowest piece flies.", in: 0...10000, good: 50...200, unit: .points) var distanceMin = 100.0
    @Parameter("How far the fastest piece flies.", in: 0...10000, good: 200...600, unit: .points)
    var distanceMax = 300.0
    @Parameter(
        "Where the middle of the burst points; 0 is right, −90 up.", in: -360...360, good: -180...0, unit: .degrees)
    var direction = -90.0
    @Parameter("How wide the burst opens; 360 is all round.", in: 0...360, good: 45...360, unit: .degrees)
    var spread = 360.0
    @Parameter("How far pieces fall until the end.", in: -10000...10000, good: 100...500, unit: .points)
    var gravity = 200.0
    @Parameter("The most that a piece turns.", in: 0...36000, good: 360...1440, unit: .degrees) var spin = 720.0
    @Parameter("How much pieces turn over; 0 keeps them flat.", in: 0...10, good: 0...2, unit: .fraction)
    var tumble = 1.0
    @Parameter("How long a piece lives.", in: 0.1...600, good: 1.5...4, unit: .seconds) var duration = 2.0
    @Parameter("Where the burst begins, as a share of the width.", in: -1...2, good: 0...1, unit: .fraction)
    var originX = 0.5
    @Parameter("Where the burst begins, as a share of the height.", in: -1...2, good: 0.3...0.9, unit: .fraction)
    var originY = 0.5

    var view: some View { ConfettiView(settings: settings) }

    var settings: ConfettiSettings {
        ConfettiSettings(
            style: style, things: things.split(separator: ",").map { String($0.drop { $0 == " " }) },
            count: count, colors: colors, size: min(sizeMin, sizeMax)...max(sizeMin, sizeMax),
            distance: min(distanceMin, distanceMax)...max(distanceMin, distanceMax),
            direction: direction, spread: spread, gravity: gravity, spin: spin, tumble: tumble,
            duration: duration, origin: UnitPoint(x: originX, y: originY))
    }

    static let entry = CatalogueEntry(
        name: "confetti",
        summary: "A burst of paper that flies out, tumbles down and fades.",
        rows: [34],
        size: CGSize(width: 640, height: 480),
        duration: 2,
        loops: false,
        presets: [
            Preset("cannon", ["style": "cannon", "count": "160", "duration": "3"]),
            Preset("gold", ["colors": "#FFD700,#F5B301,#FFF2B3,#C98A1B", "count": "180"]),
            Preset(
                "hearts",
                [
                    "things": "symbol:heart.fill", "count": "60", "colors": "#FF2D55,#FF6B8B,#FFB3C1", "size-min": "14",
                    "size-max": "30",
                ]),
        ],
        blank: [2...2],
        bleeds: true,
        effect: Confetti())
}
