import KinoraViews

/// A photo that darkens towards its rim (row 55).
struct VignetteImage: View {
    let image: Image?
    let color: Color
    /// Points from the middle where darkening begins, and where it is full.
    let radii: ClosedRange<Double>

    var body: some View {
        Photo(image: image)
            .overlay {
                RadialGradient(
                    colors: [.clear, color], center: .center, startRadius: radii.lowerBound, endRadius: radii.upperBound
                )
                .allowsHitTesting(false)
            }
    }
}

enum Vignette {
    static let entry = CatalogueEntry(
        name: "vignette",
        summary: "A photo that darkens towards its rim.",
        rows: [55],
        parameters: [
            Parameter("image", "The photo; any PNG file.", .image),
            Parameter("color", "The color at the rim.", .color(default: "#00000080")),
            Parameter(
                "start", "How far from the middle the darkening begins.",
                .number(default: 100, range: 0...10000, good: 0...200, unit: .points)),
            Parameter(
                "end", "How far from the middle it is full.",
                .number(default: 400, range: 0...10000, good: 200...500, unit: .points)),
        ],
        size: CGSize(width: 480, height: 360),
        duration: 1,
        loops: false,
        makeView: { values in
            let (start, end) = (values.number("start"), values.number("end"))
            return AnyView(
                VignetteImage(
                    image: values.image("image"), color: values.color("color"), radii: min(start, end)...max(start, end)
                ))
        })
}
