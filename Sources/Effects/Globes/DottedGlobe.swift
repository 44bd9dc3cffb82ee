import KinoraViews

/// A globe of dots that turns: a grid of latitudes and longitudes, or the land of the Earth, with marked cities and arcs
/// between them.
///
/// It turns by the time of a `TimelineView`, because an animated value that only a canvas captures would jump to its end.
struct DottedGlobeView: View {
    let globe: DottedGlobe

    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            Canvas { context, size in
                GlobeDrawing(globe: globe, size: size, time: time).draw(in: &context)
            }
        }
    }
}

/// One moment of the globe on a canvas. x is right, y up, z towards the viewer; the projection is parallel.
@MainActor
struct GlobeDrawing {
    let globe: DottedGlobe
    let center: CGPoint
    let radius: CGFloat
    let time: Double
    private let turn: Double
    private let (sine, cosine): (Double, Double)

    init(globe: DottedGlobe, size: CGSize, time: Double) {
        self.globe = globe
        self.time = time
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        radius = max(1, min(size.width, size.height) / 2 - globe.inset)
        turn = 360 * time / globe.turn - globe.start
        let tilt = globe.tilt * .pi / 180
        (sine, cosine) = (Maths.sin(tilt), Maths.cos(tilt))
    }

    func draw(in context: inout GraphicsContext) {
        if globe.ball != .clear {
            let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            context.fill(
                Path(ellipseIn: disc),
                with: .radialGradient(
                    Gradient(colors: [globe.ball, globe.ball, globe.color.opacity(0.35)]), center: center,
                    startRadius: 0,
                    endRadius: radius))
        }
        drawDots(in: &context)
        drawMarkers(in: &context)
        drawArcs(in: &context)
    }

    // MARK: Dots

    /// Dots of nearly the same opacity are filled together.
    private static let levels = 24

    private func drawDots(in context: inout GraphicsContext) {
        var paths = [Path](repeating: Path(), count: Self.levels + 1)
        for place in globe.dots == .grid ? Self.grid : Self.land(globe.samples) {
            let point = project(place)
            guard point.z > 0 else { continue }
            // Dots near the rim are seen from the side; round ones as large as the others would run together there.
            let size = globe.dot * (0.45 + 0.55 * point.z)
            paths[Int((point.z * Double(Self.levels)).rounded())].addEllipse(
                in: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
        }
        for (level, path) in paths.enumerated() where level > 0 && !path.isEmpty {
            context.fill(path, with: .color(globe.color.opacity(0.35 + 0.65 * Double(level) / Double(Self.levels))))
        }
    }

    private static let grid: [Place] = stride(from: -80.0, through: 80, by: 10).flatMap { latitude in
        stride(from: 0.0, to: 360, by: 10).map { Place(latitude: latitude, longitude: $0) }
    }

    /// Evenly spread places (a Fibonacci lattice), those on land.
    private static func land(_ samples: Int) -> [Place] {
        if let known = lands[samples] { return known }
        let golden = 180 * (3 - 5.0.squareRoot())
        let places = (0..<samples).compactMap { index -> Place? in
            let height = 1 - 2 * (Double(index) + 0.5) / Double(samples)
            let latitude = Maths.asin(height) * 180 / .pi
            let longitude = (golden * Double(index)).truncatingRemainder(dividingBy: 360)
            return EarthMap.isLand(latitude: latitude, longitude: longitude)
                ? Place(latitude: latitude, longitude: longitude) : nil
        }
        lands[samples] = places
        return places
    }

    private static var lands: [Int: [Place]] = [:]

    // MARK: Markers and arcs

    private func drawMarkers(in context: inout GraphicsContext) {
        for (index, city) in EarthMap.cities.prefix(globe.markers).enumerated() {
            let point = project(Place(latitude: city.latitude, longitude: city.longitude))
            guard point.z > 0.05 else { continue }
            let size = 3 + 4 * city.size
            // Rings go out twice while the globe turns once round a twentieth, each from its own beginning.
            let phase = (time / globe.turn * 10 + Double(index) * 0.37).truncatingRemainder(dividingBy: 1)
            let ring = size * (1 + 2.2 * phase)
            let opacity = min(1, point.z * 3)
            context.stroke(
                circle(point, ring), with: .color(globe.markerColor.opacity(opacity * (1 - phase) * 0.8)),
                lineWidth: 1)
            context.fill(circle(point, size), with: .color(globe.markerColor.opacity(opacity)))
        }
    }

    private func circle(_ point: (x: CGFloat, y: CGFloat, z: Double), _ diameter: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
    }

    /// Arcs between cities, each growing from one to the other, resting and drawing in, at its own time.
    private func drawArcs(in context: inout GraphicsContext) {
        let cities = EarthMap.cities
        for index in 0..<globe.arcs {
            let (from, to) = (cities[(index * 5) % cities.count], cities[(index * 5 + 7 + index) % cities.count])
            let phase = (time / globe.turn * 5 + Double(index) * 0.29).truncatingRemainder(dividingBy: 1)
            let head = UnitCurve.easeInOut.value(at: min(1, phase / 0.45))
            let tail = UnitCurve.easeInOut.value(at: max(0, (phase - 0.55) / 0.45))
            guard head > tail else { continue }
            drawArc(
                Place(latitude: from.latitude, longitude: from.longitude),
                Place(latitude: to.latitude, longitude: to.longitude),
                tail...head, in: &context)
        }
    }

    private func drawArc(_ from: Place, _ to: Place, _ part: ClosedRange<Double>, in context: inout GraphicsContext) {
        let (a, b) = (direction(from), direction(to))
        let angle = Maths.acos(min(max(a.x * b.x + a.y * b.y + a.z * b.z, -1), 1))
        guard angle > 0.01 else { return }
        var path = Path()
        var isDrawing = false
        for step in 0...48 {
            let t = part.lowerBound + (part.upperBound - part.lowerBound) * Double(step) / 48
            let (u, v) = (Maths.sin((1 - t) * angle) / Maths.sin(angle), Maths.sin(t * angle) / Maths.sin(angle))
            let height = 1 + 0.35 * angle / .pi * 4 * t * (1 - t)
            let (x, y, z) = (height * (u * a.x + v * b.x), height * (u * a.y + v * b.y), height * (u * a.z + v * b.z))
            let isSeen = z > 0 || x * x + y * y > 1
            let point = CGPoint(x: center.x + radius * x, y: center.y - radius * y)
            if isSeen && isDrawing { path.addLine(to: point) } else if isSeen { path.move(to: point) }
            isDrawing = isSeen
        }
        context.stroke(
            path, with: .color(globe.markerColor.opacity(0.9)), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
    }

    // MARK: Projection

    struct Place {
        /// Degrees.
        let latitude: Double
        let longitude: Double
        let (sineLatitude, cosineLatitude): (Double, Double)

        init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
            (sineLatitude, cosineLatitude) = (Maths.sin(latitude * .pi / 180), Maths.cos(latitude * .pi / 180))
        }
    }

    private func direction(_ place: Place) -> (x: Double, y: Double, z: Double) {
        let longitude = (place.longitude + turn) * .pi / 180
        let (x, z) = (place.cosineLatitude * Maths.sin(longitude), place.cosineLatitude * Maths.cos(longitude))
        return (x, place.sineLatitude * cosine - z * sine, z * cosine + place.sineLatitude * sine)
    }

    /// On the canvas; z is 1 in the middle, 0 at the rim and negative behind.
    private func project(_ place: Place) -> (x: CGFloat, y: CGFloat, z: Double) {
        let d = direction(place)
        return (center.x + radius * d.x, center.y - radius * d.y, d.z)
    }
}

struct DottedGlobe: Effect {
    enum Dots: String, CaseIterable { case grid, land }

    @Parameter("A grid of latitudes and longitudes, or the land of the Earth.") var dots = Dots.land
    @Parameter("How many dots would cover the whole sphere, for land.", in: 100...50000) var samples = 14000
    @Parameter("A dot's width.", in: 0.2...50, good: 1...5, unit: .points) var dot = 3.6
    @Parameter("The dots' color.", default: "#1d4ed8/#7da2ff") var color: Color
    @Parameter("How long one turn takes.", in: 0.5...3600, good: 10...40, unit: .seconds) var turn = 20.0
    @Parameter(
        "The longitude in the middle at the beginning; east is positive.", in: -360...360, good: -180...180,
        unit: .degrees)
    var start = 20.0
    @Parameter("How far the north leans towards the viewer.", in: -85...85, good: 0...25, unit: .degrees)
    var tilt = 16.0
    @Parameter("How many cities are marked.", in: 0...EarthMap.cities.count) var markers = 0
    @Parameter("How many arcs run between cities.", in: 0...40) var arcs = 0
    @Parameter("The markers' and arcs' color.", default: "orange") var markerColor: Color
    @Parameter("The color of the disc behind the dots.", default: "#eaf0ff/#131a36") var ball: Color
    @Parameter("Room around the globe.", in: 0...1000, good: 10...60, unit: .points) var inset = 20.0
    @Parameter("The page's color.", default: "#ffffff/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) { DottedGlobeView(globe: self) }
    }

    /// The land in blue dots on a pale ball.
    static let entry = CatalogueEntry(
        name: "dotted-globe",
        summary: "The Earth in dots that turns, each the clearer the nearer it is.",
        rows: [13],
        size: CGSize(width: 400, height: 400), duration: 20, loops: true,
        presets: [
            Preset("grid", ["dots": "grid", "dot": "4.5", "ball": "clear", "tilt": "0"]),
            Preset("network", ["markers": "8", "arcs": "5"]),
            Preset("hologram", ["color": "#3CF2FF", "page": "#03121A", "ball": "#04202B"]),
        ],
        trials: [
            ParameterTrial(of: ["marker-color"], with: ["markers": "16"])
        ],
        effect: DottedGlobe())

    /// The Earth in dots, with cities and arcs.
    static let networkEntry = CatalogueEntry(
        name: "globe-network",
        summary: "The Earth in dots, with pulsing cities and arcs that run between them.",
        size: CGSize(width: 440, height: 440), duration: 20, loops: true, effect: DottedGlobe.network)

    private static var network: DottedGlobe {
        var globe = DottedGlobe()
        (globe.samples, globe.dot, globe.inset) = (16000, 2.4, 44)
        (globe.start, globe.tilt) = (10, 17)
        (globe.markers, globe.arcs) = (16, 9)
        globe.$color.setDefault("#8fa6ff")
        globe.$markerColor.setDefault("#ffb454")
        globe.$ball.setDefault("#0d1228")
        globe.$page.setDefault("#05060d")
        return globe
    }
}
