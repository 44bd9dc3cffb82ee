import KinoraViews

/// A globe of dots that turns: a grid of latitudes and longitudes, or the land of the Earth, with marked cities and arcs
/// between them (row 13).
///
/// The source's turn is captured by its canvas, so that it snaps instead of turning; here it goes by the time.
struct DottedGlobe: View {
    let settings: DottedGlobeSettings

    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            Canvas { context, size in
                GlobeDrawing(settings: settings, size: size, time: time).draw(in: &context)
            }
        }
    }
}

struct DottedGlobeSettings {
    enum Dots: String, CaseIterable { case grid, land }

    var dots = Dots.grid
    /// How many dots would cover the whole sphere, for land.
    var samples = 16000
    /// Points.
    var dotSize: CGFloat = 4
    var color = Color.blue
    /// Seconds for one turn.
    var period = 20.0
    /// Degrees of longitude in the middle at the beginning, and that the north leans towards the viewer.
    var start = 0.0
    var tilt = 0.0
    var inset: CGFloat = 20
    var markers = 0
    var markerColor = Color.orange
    var arcs = 0
    /// A darker disc behind the dots; clear for none.
    var ball = Color.clear
}

/// One moment of the globe on a canvas. x is right, y up, z towards the viewer; the projection is parallel.
@MainActor
struct GlobeDrawing {
    let settings: DottedGlobeSettings
    let center: CGPoint
    let radius: CGFloat
    let time: Double
    private let turn: Double
    private let (sine, cosine): (Double, Double)

    init(settings: DottedGlobeSettings, size: CGSize, time: Double) {
        self.settings = settings
        self.time = time
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        radius = max(1, min(size.width, size.height) / 2 - settings.inset)
        turn = 360 * time / settings.period - settings.start
        let tilt = settings.tilt * .pi / 180
        (sine, cosine) = (Maths.sin(tilt), Maths.cos(tilt))
    }

    func draw(in context: inout GraphicsContext) {
        if settings.ball != .clear {
            let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            context.fill(
                Path(ellipseIn: disc),
                with: .radialGradient(
                    Gradient(colors: [settings.ball, settings.ball, settings.color.opacity(0.35)]), center: center,
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
        for place in settings.dots == .grid ? Self.grid : Self.land(settings.samples) {
            let point = project(place)
            guard point.z > 0 else { continue }
            let size = settings.dotSize
            paths[Int((point.z * Double(Self.levels)).rounded())].addEllipse(
                in: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
        }
        for (level, path) in paths.enumerated() where level > 0 && !path.isEmpty {
            context.fill(path, with: .color(settings.color.opacity(Double(level) / Double(Self.levels))))
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
        for (index, city) in EarthMap.cities.prefix(settings.markers).enumerated() {
            let point = project(Place(latitude: city.latitude, longitude: city.longitude))
            guard point.z > 0.05 else { continue }
            let size = 3 + 4 * city.size
            // Rings go out twice while the globe turns once round a twentieth, each from its own beginning.
            let phase = (time / settings.period * 10 + Double(index) * 0.37).truncatingRemainder(dividingBy: 1)
            let ring = size * (1 + 2.2 * phase)
            let opacity = min(1, point.z * 3)
            context.stroke(
                circle(point, ring), with: .color(settings.markerColor.opacity(opacity * (1 - phase) * 0.8)),
                lineWidth: 1)
            context.fill(circle(point, size), with: .color(settings.markerColor.opacity(opacity)))
        }
    }

    private func circle(_ point: (x: CGFloat, y: CGFloat, z: Double), _ diameter: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
    }

    /// Arcs between cities, each growing from one to the other, resting and drawing in, at its own time.
    private func drawArcs(in context: inout GraphicsContext) {
        let cities = EarthMap.cities
        for index in 0..<settings.arcs {
            let (from, to) = (cities[(index * 5) % cities.count], cities[(index * 5 + 7 + index) % cities.count])
            let phase = (time / settings.period * 5 + Double(index) * 0.29).truncatingRemainder(dividingBy: 1)
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
            path, with: .color(settings.markerColor.opacity(0.9)), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
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

enum DottedGlobes {
    private static func parameters(
        _ base: DottedGlobeSettings, color: String, marker: String, ball: String, page: String
    ) -> [Parameter] {
        [
            Parameter(
                "dots", "A grid of latitudes and longitudes, or the land of the Earth.",
                .choice(default: base.dots.rawValue, options: DottedGlobeSettings.Dots.allCases.map(\.rawValue))),
            Parameter(
                "samples", "How many dots would cover the whole sphere, for land.",
                .integer(default: base.samples, range: 100...50000)),
            Parameter(
                "dot", "A dot's width.",
                .number(default: Double(base.dotSize), range: 0.2...50, good: 1...5, unit: .points)),
            Parameter("color", "The dots' color.", .color(default: color)),
            Parameter(
                "turn", "How long one turn takes.",
                .number(default: base.period, range: 0.5...3600, good: 10...40, unit: .seconds)),
            Parameter(
                "start", "The longitude in the middle at the beginning; east is positive.",
                .number(default: base.start, range: -360...360, good: -180...180, unit: .degrees)),
            Parameter(
                "tilt", "How far the north leans towards the viewer.",
                .number(default: base.tilt, range: -85...85, good: 0...25, unit: .degrees)),
            Parameter(
                "markers", "How many cities are marked.",
                .integer(default: base.markers, range: 0...EarthMap.cities.count)),
            Parameter("arcs", "How many arcs run between cities.", .integer(default: base.arcs, range: 0...40)),
            Parameter("marker-color", "The markers' and arcs' color.", .color(default: marker)),
            Parameter("ball", "The color of the disc behind the dots.", .color(default: ball)),
            Parameter(
                "inset", "Room around the globe.",
                .number(default: Double(base.inset), range: 0...1000, good: 10...60, unit: .points)),
            Parameter("page", "The page's color.", .color(default: page)),
        ]
    }

    @MainActor
    private static func view(_ values: ParameterValues) -> AnyView {
        AnyView(
            EffectPage(color: values.color("page")) {
                DottedGlobe(
                    settings: DottedGlobeSettings(
                        dots: DottedGlobeSettings.Dots(rawValue: values.choice("dots")) ?? .grid,
                        samples: values.integer("samples"),
                        dotSize: values.number("dot"), color: values.color("color"), period: values.number("turn"),
                        start: values.number("start"), tilt: values.number("tilt"), inset: values.number("inset"),
                        markers: values.integer("markers"), markerColor: values.color("marker-color"),
                        arcs: values.integer("arcs"),
                        ball: values.color("ball")))
            })
    }

    /// The globe of the source: a grid of blue dots.
    static let grid = CatalogueEntry(
        name: "dotted-globe",
        summary: "A globe of dots that turns, each the clearer the nearer it is.",
        rows: [13],
        parameters: parameters(DottedGlobeSettings(), color: "blue", marker: "orange", ball: "clear", page: "#ffffff"),
        size: CGSize(width: 400, height: 400), duration: 20, loops: true, makeView: { view($0) })

    /// The Earth in dots, with cities and arcs.
    static let network = CatalogueEntry(
        name: "globe-network",
        summary: "The Earth in dots, with pulsing cities and arcs that run between them.",
        rows: [],
        parameters: parameters(
            DottedGlobeSettings(
                dots: .land, dotSize: 1.8, color: Color(hexadecimal: 0x8FA6FF), start: 10, tilt: 17, inset: 44,
                markers: 16, arcs: 9),
            color: "#8fa6ff", marker: "#ffb454", ball: "#0d1228", page: "#05060d"),
        size: CGSize(width: 440, height: 440), duration: 20, loops: true, makeView: { view($0) })
}
