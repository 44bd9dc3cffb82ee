import KinoraViews

/// A picture that lights the wall behind it: a blurred copy of it with stronger colors, which changes as the picture does (after Magic UI's
/// backlight).
struct Backlight: View {
    let settings: BacklightEffect

    private static let subjects: [PhotoStandIn.Subject] = [.sea, .flowers, .city]

    var body: some View {
        Elapsed { seconds in
            let shape = RoundedRectangle(cornerRadius: settings.corner, style: .continuous)
            let picture = picture(at: seconds).frame(width: 320, height: 200)
            picture
                .clipShape(shape)
                .background {
                    picture.clipShape(shape).saturation(settings.saturation).blur(radius: settings.blur)
                        .opacity(settings.strength)
                }
        }
    }

    /// Three pictures that fade into each other while they come nearer; or the one that is given.
    private func picture(at seconds: Double) -> some View {
        let turn = seconds / settings.duration
        return ZStack {
            ForEach(0..<Self.subjects.count, id: \.self) { index in
                // Its own share of the time, from when it begins to come.
                let age = Maths.fraction(turn - Double(index) / 3 + 1.0 / 12) * 3
                if age < 1.25 {
                    Photo(image: settings.image, standIn: Self.subjects[index])
                        .scaleEffect(1.05 + 0.12 * age)
                        .opacity(min(1, age * 4))
                        // The younger one covers the older, which stays whole until it is hidden.
                        .zIndex(-age)
                }
            }
        }
        .clipped()
    }
}

struct BacklightEffect: Effect {
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("How soft the light is.", in: 0...200, good: 14...44, unit: .points) var blur = 28.0
    @Parameter("How strong the light's colors are.", in: 0...10, good: 1.5...5, unit: .count) var saturation = 2.6
    @Parameter("How bright the light is.", in: 0...1, good: 0.5...1, unit: .fraction) var strength = 0.95
    @Parameter("The picture's corner radius.", in: 0...100, good: 6...28, unit: .points) var corner = 16.0
    @Parameter("How long the pictures take to come round.", in: 0.3...600, good: 6...20, unit: .seconds) var duration =
        9.0
    @Parameter("The wall's color.", default: "#eceef4/#090a10") var page: Color

    var view: some View { Backlight(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "backlight", summary: "A picture that lights the wall behind it in its own colors.",
        size: CGSize(width: 480, height: 350), fit: .fits, duration: 9, loops: true, effect: BacklightEffect())
}
