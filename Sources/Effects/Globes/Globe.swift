import KinoraViews

/// The Earth as a lit, turning sphere. The glint stays where the light is; a drag turns the globe, and it rolls on.
///
/// The map is drawn from outlines of the land; `EarthSurface` says what grows there.
struct Globe: View {
    let settings: GlobeSettings

    @State private var turns = 0.0
    @State private var handTurn = CGSize.zero
    @State private var dragStart = CGSize.zero

    var body: some View {
        GeometryReader { geometry in
            let diameter = min(geometry.size.width, geometry.size.height) - 2 * settings.inset
            ZStack {
                if settings.air > 0 {
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [settings.airColor.opacity(settings.air), settings.airColor.opacity(0)],
                                center: .center,
                                startRadius: diameter * 0.48, endRadius: diameter * 0.48 + settings.inset * 0.9)
                        )
                        .frame(width: diameter + 2 * settings.inset, height: diameter + 2 * settings.inset)
                }
                GlobeSurface(
                    turns: turns + Double(handTurn.width) / Double(diameter) / Double.pi,
                    lean: Double(handTurn.height) / Double(diameter),
                    diameter: diameter, settings: settings
                )
                .frame(width: diameter, height: diameter)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .onChanged { handTurn = dragStart + $0.translation }
                    .onEnded { value in
                        withAnimation(.spring(duration: 1.2)) { handTurn = dragStart + value.predictedEndTranslation }
                        dragStart = dragStart + value.predictedEndTranslation
                    }
            )
        }
        .onAppear {
            withAnimation(.linear(duration: settings.period).repeatForever(autoreverses: false)) { turns = 1 }
        }
    }
}

struct GlobeSettings {
    /// Seconds for one turn.
    var period: Double
    /// Degrees of longitude in the middle at the beginning.
    var start: Double
    /// Degrees that the north pole leans towards the viewer.
    var tilt: Double
    /// Where the light comes from, in degrees: to the right of the viewer, and above.
    var light: (azimuth: Double, height: Double)
    /// The day of the year, from 1, whose sun shines; nil leaves the light where it is.
    var day: Int?
    var night: Double
    var clouds: Double

    /// The direction to the light: x to the right, y up, z to the viewer. On a day of the year the sun stands over the latitude
    /// δ = −23.44° cos(2π (day + 10) / 365), the usual approximation, so that one pole has day and the other night.
    var lightDirection: (x: Double, y: Double, z: Double) {
        let azimuth = light.azimuth * .pi / 180
        guard let day else {
            let height = light.height * .pi / 180
            return (Maths.sin(azimuth) * Maths.cos(height), Maths.sin(height), Maths.cos(azimuth) * Maths.cos(height))
        }
        let declination = -23.44 * Double.pi / 180 * Maths.cos(2 * .pi * Double(day + 10) / 365)
        let (north, depth) = (Maths.sin(declination), Maths.cos(azimuth) * Maths.cos(declination))
        let lean = tilt * .pi / 180
        return (
            Maths.sin(azimuth) * Maths.cos(declination), north * Maths.cos(lean) - depth * Maths.sin(lean),
            north * Maths.sin(lean) + depth * Maths.cos(lean)
        )
    }
    /// Points around the disc, for the air.
    let inset: CGFloat = 28
    /// Strength of the glow around the disc.
    var air: Double
    var airColor: Color
}

/// The surface at one moment; its turn is animatable, as the shader's own argument would not be.
struct GlobeSurface: View, Animatable {
    var turns: Double
    var lean: Double
    let diameter: CGFloat
    let settings: GlobeSettings

    nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(turns, lean) }
        set { (turns, lean) = (newValue.first, newValue.second) }
    }

    var body: some View {
        let light = settings.lightDirection
        let turn = 2 * Double.pi * turns - settings.start * .pi / 180
        let tilt = min(max(settings.tilt * .pi / 180 + lean, -1.5), 1.5)
        Circle()
            .fill(.black)
            .colorEffect(
                ShaderLibrary.KinoraGlobe(
                    .float(diameter), .float(turn), .float(tilt), .float3(light.x, light.y, light.z),
                    .float(settings.night), .float(settings.clouds), .image(EarthSurface.ground),
                    .image(EarthSurface.veil)))
    }
}

extension CGSize {
    fileprivate static func + (a: CGSize, b: CGSize) -> CGSize {
        CGSize(width: a.width + b.width, height: a.height + b.height)
    }
}

/// A night sky of still stars.
struct Stars: View {
    let count: Int

    var body: some View {
        Canvas { context, size in
            for index in 0..<count {
                let radius = 0.3 + 0.9 * Chance.of(index, 3) * Chance.of(index, 5)
                let center = CGPoint(x: Chance.of(index, 1) * size.width, y: Chance.of(index, 2) * size.height)
                context.fill(
                    Path(
                        ellipseIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
                    with: .color(.white.opacity(0.25 + 0.65 * Chance.of(index, 4))))
            }
        }
    }
}

struct TexturedGlobe: Effect {
    @Parameter("How long one turn takes.", in: 0.5...3600, good: 10...60, unit: .seconds) var turn = 30.0
    @Parameter(
        "The longitude in the middle at the beginning; east is positive.", in: -360...360, good: -180...180,
        unit: .degrees) var start = -30.0
    @Parameter("How far the north leans towards the viewer.", in: -85...85, good: 0...25, unit: .degrees)
    var tilt = 15.0
    @Parameter(
        "Where the light stands, to the right of the viewer; 90 lights the right half, 180 the back.", in: -360...360,
        good: -90...90, unit: .degrees) var light = -40.0
    @Parameter("How high the light stands.", in: -90...90, good: -25...40, unit: .degrees) var lightHeight = 25.0
    @Parameter(
        "The day of the year, which decides over which latitude the sun stands; 0 leaves it to light-height.",
        in: 0...366) var day = 0
    @Parameter("How bright the towns are on the night side.", in: 0...4, good: 0...1.5, unit: .fraction) var night = 1.0
    @Parameter("How thick the clouds are.", in: 0...2, good: 0...1.2, unit: .fraction) var clouds = 0.9
    @Parameter("How strong the glow around the globe is.", in: 0...1, good: 0.3...0.8, unit: .fraction) var air = 0.6
    @Parameter("The glow's color.", default: "#5aa9ff") var airColor: Color
    @Parameter("How many stars.", in: 0...5000) var stars = 160
    @Parameter("The sky's color.", default: "#05060d") var page: Color

    var view: some View {
        CatalogueShader.KinoraGlobe.register()
        return EffectPage(color: page) {
            Stars(count: stars)
            Globe(settings: settings)
        }
    }

    var settings: GlobeSettings {
        GlobeSettings(
            period: turn, start: start, tilt: tilt, light: (light, lightHeight), day: day == 0 ? nil : day,
            night: night, clouds: clouds, air: air, airColor: airColor)
    }

    static let entry = CatalogueEntry(
        name: "globe",
        summary: "The Earth as a lit, turning sphere among stars.",
        rows: [12],
        size: CGSize(width: 400, height: 400),
        duration: 30,
        loops: true,
        presets: [
            Preset("night", ["light": "150", "night": "1.6"]),
            Preset("clear", ["clouds": "0", "air": "0.4"]),
            Preset("midsummer", ["day": "172", "tilt": "30"]),
        ], effect: TexturedGlobe())
}
