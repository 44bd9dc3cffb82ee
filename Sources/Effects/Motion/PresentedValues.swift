import KinoraViews

// Effects on what is drawn while a value is on its way: the model jumps, the presented value travels.

/// What these effects have in common.
struct ReferenceLook: ParameterGroup {
    @Parameter("The color of what moves.", default: "#2563eb/#60a5fa") var color: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color
}

/// A caption below a part of a picture.
struct Captioned<Content: View>: View {
    let caption: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 14) {
            content
            Text(caption).font(.footnote).foregroundStyle(Palette.quiet).multilineTextAlignment(.center)
        }
    }
}

struct PresentedOpacityEffect: Effect {
    @Parameter("How long it takes.", in: 0.05...10, good: 0.5...2, unit: .seconds) var duration = 1.2
    let look = ReferenceLook()

    var view: some View { PresentedOpacity(duration: duration, color: look.color).page(look.page) }

    /// A tile that fades in and out, with the opacity that is drawn written on the way.
    struct PresentedOpacity: View {
        let duration: Double
        let color: Color

        @State private var opacity = 0.0

        var body: some View {
            HStack(spacing: 36) {
                RoundedRectangle(cornerRadius: 26, style: .continuous)
                    .strokeBorder(.primary.opacity(0.2), style: StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
                    .overlay {
                        RoundedRectangle(cornerRadius: 26, style: .continuous).fill(color.gradient).opacity(opacity)
                    }
                    .frame(width: 120, height: 120)
                VStack(alignment: .leading, spacing: 8) {
                    Text("presented").font(.footnote).foregroundStyle(Palette.quiet)
                    Presented(value: opacity) { value in
                        Text("\(Int((value * 100).rounded())) %").font(.system(size: 40, weight: .bold))
                            .monospacedDigit()
                    }
                    Text("model: \(Int(opacity * 100)) %").font(.footnote).foregroundStyle(Palette.quiet)
                        .contentTransition(.identity)
                }
                .frame(width: 140, alignment: .leading)
            }
            .timetable([0.3, 0.3 + duration + 0.4]) { index in
                withAnimation(.linear(duration: duration)) { opacity = index == 0 ? 1 : 0 }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "presented-opacity", summary: "A tile that fades in, beside the opacity that is drawn at each moment.",
        rows: [103], size: CGSize(width: 440, height: 220), fit: .fits, duration: 3.4, loops: false,
        effect: PresentedOpacityEffect())
}

struct NumberInterpolationEffect: Effect {
    @Parameter("Where the numbers go.", in: 1...9999) var goal = 100
    @Parameter("The spring's response.", in: 0.05...10, good: 0.4...1.5, unit: .seconds) var response = 1.0
    let look = ReferenceLook()

    var view: some View { Counters(goal: goal, response: response, color: look.color).page(look.page) }

    /// The same change of an `Int`, which nothing interpolates, of a rounded floating point number, and of one with decimals.
    struct Counters: View {
        let goal: Int
        let response: Double
        let color: Color

        @State private var value = 0

        var body: some View {
            HStack(spacing: 14) {
                cell("Int: swaps") { Text("\(value)").contentTransition(.identity) }
                cell("Float, rounded: counts") {
                    Presented(value: Double(value)) { Text("\(Int($0.rounded()))") }
                }
                cell("Double: travels") {
                    Presented(value: Double(value)) {
                        Text("\(Int($0.rounded(.down))).\(Int(($0 * 10).rounded(.down)) % 10)")
                    }
                }
            }
            .timetable([0.4, 2]) { index in
                withAnimation(.spring(response: response, dampingFraction: 1)) { value = index == 0 ? goal : 0 }
            }
        }

        private func cell(_ caption: String, @ViewBuilder _ number: () -> some View) -> some View {
            Captioned(caption: caption) {
                number().font(.system(size: 40, weight: .bold)).monospacedDigit().foregroundStyle(color)
            }
            .frame(width: 154, height: 130)
            .background(Palette.card, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
            .overlay { RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(Palette.hairline) }
        }
    }

    static let entry = CatalogueEntry(
        name: "number-interpolation",
        summary: "A whole number swaps, a floating one counts, a number view shows each step.",
        rows: [104, 105, 108], size: CGSize(width: 540, height: 190), fit: .fits, duration: 3.6, loops: false,
        effect: NumberInterpolationEffect())
}

struct ModelPresentationEffect: Effect {
    @Parameter("The goal's scale.", in: 0.2...1.8, good: 1.2...1.7, unit: .count) var scale = 1.5
    @Parameter("The spring's response.", in: 0.05...10, good: 0.4...1.2, unit: .seconds) var response = 0.8
    @Parameter("How much the spring is damped.", in: 0.05...1, good: 0.3...1, unit: .fraction) var damping = 0.45
    let look = ReferenceLook()

    var view: some View { Tile(settings: self).page(look.page) }

    /// The model's size as a dashed frame, which jumps, and the drawn size, which travels.
    struct Tile: View {
        let settings: ModelPresentationEffect

        @State private var scale = 1.0

        var body: some View {
            HStack(spacing: 10) {
                ZStack {
                    RoundedRectangle(cornerRadius: 20, style: .continuous).fill(settings.look.color.gradient)
                        .frame(width: 110, height: 110).scaleEffect(scale)
                    RoundedRectangle(cornerRadius: 20 * scale, style: .continuous)
                        .strokeBorder(.primary.opacity(0.55), style: StrokeStyle(lineWidth: 2, dash: [6, 5]))
                        .frame(width: 110 * scale, height: 110 * scale)
                        .animation(nil, value: scale)
                }
                .frame(width: 220, height: 220)
                VStack(alignment: .leading, spacing: 10) {
                    Text("model \(Int((scale * 100).rounded())) %").font(.headline).contentTransition(.identity)
                    Presented(value: scale) { value in
                        Text("drawn \(Int((value * 100).rounded())) %").font(.headline)
                            .foregroundStyle(settings.look.color)
                    }
                }
                .monospacedDigit()
                .frame(width: 130, alignment: .leading)
            }
            .timetable([0.3, 1.9]) { index in
                withAnimation(.spring(response: settings.response, dampingFraction: settings.damping)) {
                    scale = index == 0 ? settings.scale : 1
                }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "model-presentation", summary: "The model's size jumps, dashed; the drawn one travels there by a spring.",
        rows: [106], size: CGSize(width: 440, height: 260), fit: .fits, duration: 3.4, loops: false,
        effect: ModelPresentationEffect())
}

/// A tile whose scale and anchor are one vector of three numbers, so that they move together. They are written below; where the tile was
/// is dashed, and the anchor is a dot.
struct AnchoredTile: View, Animatable {
    var scale: Double
    var x: Double
    var y: Double
    let color: Color

    nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
        get { AnimatablePair(scale, AnimatablePair(x, y)) }
        set { (scale, x, y) = (newValue.first, newValue.second.first, newValue.second.second) }
    }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 18, style: .continuous)
        VStack(spacing: 2) {
            shape.fill(color.gradient)
                .overlay {
                    Image(systemName: "photo.fill").font(.system(size: 40)).foregroundStyle(.white.opacity(0.45))
                }
                .shadow(color: .black.opacity(0.16), radius: 8, y: 4)
                .scaleEffect(scale, anchor: UnitPoint(x: x, y: y))
                .background { shape.strokeBorder(.guide, style: .guide) }
                .overlay { shape.strokeBorder(.white.opacity(0.5), style: .guide) }
                .overlay {
                    GeometryReader { geometry in
                        Circle().fill(.white).stroke(.black.opacity(0.5), lineWidth: 2).frame(width: 14, height: 14)
                            .background { Circle().fill(.white.opacity(0.35)).frame(width: 30, height: 30) }
                            .position(x: geometry.size.width * x, y: geometry.size.height * y)
                    }
                }
                .frame(width: 120, height: 90)
                .frame(height: 212)
            HStack(spacing: 22) {
                Text("scale \(Readouts.decimal(scale, 2))")
                Text("anchor \(Readouts.decimal(x, 2)), \(Readouts.decimal(y, 2))")
            }
            .font(.subheadline.weight(.semibold).monospacedDigit())
        }
    }
}

struct AnchorScaleEffect: Effect {
    @Parameter("How many times its size the tile has at the end.", in: 0.2...2, good: 1.2...1.8, unit: .count)
    var scale = 1.6
    @Parameter("How long it takes.", in: 0.05...10, good: 0.4...1.5, unit: .seconds) var duration = 1.0
    let look = ReferenceLook()

    var view: some View { Moving(settings: self).page(look.page) }

    struct Moving: View {
        let settings: AnchorScaleEffect

        @State private var step = 0

        private static let corners: [(Double, Double)] = [(0.5, 0.5), (0, 0), (1, 1), (0.5, 0.5)]

        var body: some View {
            let (x, y) = Self.corners[step]
            AnchoredTile(
                scale: step == 0 || step == 3 ? 1 : settings.scale, x: x, y: y, color: settings.look.color
            )
            .onGraphPaper()
            .timetable([0.3, 1.4, 2.5]) { index in
                withAnimation(.easeInOut(duration: settings.duration)) { step = index + 1 }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "anchor-scale", summary: "A tile whose scale and anchor, the white dot, move together as one vector.",
        rows: [107], size: CGSize(width: 400, height: 280), fit: .fits, duration: 3.8, loops: false,
        effect: AnchorScaleEffect())
}

struct IgnoredFieldsEffect: Effect {
    @Parameter("How long the bar takes.", in: 0.05...10, good: 0.4...2, unit: .seconds) var duration = 1.0
    let look = ReferenceLook()

    var view: some View { Steps(duration: duration, color: look.color).page(look.page) }

    /// A bar whose progress is animatable data, and whose title and sign are none.
    struct TitledBar: View, Animatable {
        var progress: Double
        /// Not part of the animatable data: it changes at once.
        let title: String
        let symbol: String
        let color: Color

        nonisolated var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        var body: some View {
            HStack(spacing: 18) {
                Image(systemName: symbol).font(.system(size: 26)).foregroundStyle(.white)
                    .frame(width: 60, height: 60)
                    .background(color.gradient, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
                VStack(alignment: .leading, spacing: 12) {
                    HStack {
                        Text(title).font(.headline)
                        Spacer()
                        Text("\(Int((progress * 100).rounded())) %").font(.headline).monospacedDigit().foregroundStyle(
                            color)
                    }
                    ZStack(alignment: .leading) {
                        Capsule().fill(.primary.opacity(0.1))
                        Capsule().fill(color.gradient).frame(width: max(14, Self.width * progress))
                    }
                    .frame(width: Self.width, height: 14)
                }
                .frame(width: Self.width)
            }
            .contentTransition(.identity)
            .padding(22)
            .background(Palette.card, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
            .overlay { RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(Palette.hairline) }
            .shadow(color: .black.opacity(0.08), radius: 10, y: 5)
        }

        private static let width = 270.0
    }

    struct Steps: View {
        let duration: Double
        let color: Color

        @State private var step = 0

        private static let titles = ["Waiting", "Copying", "Checking", "Finished"]
        private static let symbols = ["tray.full.fill", "doc.on.doc.fill", "magnifyingglass", "checkmark"]

        var body: some View {
            TitledBar(
                progress: Double(step) / 3, title: Self.titles[step], symbol: Self.symbols[step], color: color
            )
            .timetable([0.3, 1.5, 2.7]) { index in
                withAnimation(.easeInOut(duration: duration)) { step = index + 1 }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "ignored-fields",
        summary: "A bar whose progress is animated while its title, left out of the data, swaps.",
        rows: [111], size: CGSize(width: 440, height: 160), fit: .fits, duration: 4, loops: false,
        effect: IgnoredFieldsEffect())
}
