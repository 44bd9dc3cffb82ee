import KinoraViews

/// A photo that darkens towards its rim, and clears again.
struct VignetteImage: View {
    let image: Image?
    let color: Color
    /// Points from the middle where darkening begins, and where it is full.
    let radii: ClosedRange<Double>
    /// Seconds until the rim is as dark again.
    let period: Double

    @State private var isDark = false

    var body: some View {
        Photo(image: image, standIn: .dunes)
            .overlay {
                RadialGradient(
                    colors: [.clear, color], center: .center, startRadius: radii.lowerBound, endRadius: radii.upperBound
                )
                .opacity(isDark ? 1 : 0.1)
                .allowsHitTesting(false)
            }
            .onAppear {
                withAnimation(.easeInOut(duration: period / 2).repeatForever(autoreverses: true)) { isDark = true }
            }
    }
}

struct Vignette: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("The color at the rim.", default: "#000000C0") var color: Color
    @Parameter("How far from the middle the darkening begins.", in: 0...10000, good: 0...200, unit: .points)
    var start = 100.0
    @Parameter("How far from the middle it is full.", in: 0...10000, good: 200...500, unit: .points) var end = 320.0
    @Parameter("How long it takes until the rim is as dark again.", in: 0.1...600, good: 2...8, unit: .seconds)
    var period = 4.0

    var view: some View {
        let (start, end) = (start, end)
        return VignetteImage(
            image: image, color: color, radii: min(start, end)...max(start, end), period: period
        )
    }

    static let entry = CatalogueEntry(
        name: "vignette",
        summary: "A photo whose rim darkens and clears again.",
        rows: [55],
        size: CGSize(width: 480, height: 360),
        duration: 4,
        loops: true,
        effect: Vignette())
}
