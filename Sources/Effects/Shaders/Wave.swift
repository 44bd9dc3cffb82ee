import KinoraViews

/// A photo that sways like a flag.
///
/// The waves run on by themselves. `intensity` is how far they reach, as a share of 20 points.
struct WavingPhoto: View {
    let photo: ShaderPhoto
    let intensity: Double
    /// Points that the photo moves at intensity 1.
    let reach: Double
    /// Points from crest to crest.
    let wavelength: Double
    /// Seconds until a crest is where the last one was.
    let period: Double

    var body: some View {
        Elapsed { time in
            photo.distortionEffect(
                ShaderLibrary.wave(
                    .float(intensity * reach), .float(2 * .pi / wavelength),
                    .float(2 * .pi * Maths.fraction(time / period))),
                maxSampleOffset: CGSize(width: reach, height: reach))
        }
    }
}

struct Wave: Effect {
    let page = ShaderPageParameters()
    @Parameter("How far the waves reach, as a share of the reach.", in: 0...1, good: 0.2...1, unit: .fraction)
    var intensity = 0.5
    @Parameter("How far pixels move at full intensity.", in: 0...200, good: 8...40, unit: .points) var reach = 20.0
    @Parameter("How far it is from crest to crest.", in: 2...10000, good: 60...300, unit: .points)
    var wavelength = 160.0
    @Parameter("How long a crest takes to where the last one was.", in: 0.1...600, good: 1...4, unit: .seconds)
    var period = 2.0

    var view: some View {
        CatalogueShader.wave.register()
        return ShaderPage(page, of: .mountains) { photo in
            WavingPhoto(
                photo: photo, intensity: intensity, reach: reach, wavelength: wavelength, period: period)
        }
    }

    static let entry = CatalogueEntry(
        name: "wave",
        summary: "A photo that sways in waves like a flag.",
        rows: [57],
        size: CGSize(width: 480, height: 360),
        duration: 2,
        loops: true,
        effect: Wave())
}
