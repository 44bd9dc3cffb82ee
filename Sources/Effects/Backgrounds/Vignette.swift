import KinoraViews

/// A photo that darkens towards its rim.
struct VignetteImage: View {
    let image: Image?
    let color: Color
    /// Points from the middle where darkening begins, and where it is full.
    let radii: ClosedRange<Double>

    var body: some View {
        Photo(image: image, standIn: .dunes)
            .overlay {
                RadialGradient(
                    colors: [.clear, color], center: .center, startRadius: radii.lowerBound, endRadius: radii.upperBound
                )
                .allowsHitTesting(false)
            }
    }
}

struct Vignette: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("The color at the rim.", default: "#00000080") var color: Color
    @Parameter("How far from the middle the darkening begins.", in: 0...10000, good: 0...200, unit: .points)
    var start = 100.0
    @Parameter("How far from the middle it is full.", in: 0...10000, good: 200...500, unit: .points) var end = 400.0

    var view: some View {
        let (start, end) = (start, end)
        return VignetteImage(
            image: image, color: color, radii: min(start, end)...max(start, end)
        )
    }

    static let entry = CatalogueEntry(
        name: "vignette",
        summary: "A photo that darkens towards its rim.",
        rows: [55],
        size: CGSize(width: 480, height: 360),
        duration: 1,
        loops: false,
        effect: Vignette())
}
