import KinoraViews

/// A photo whose blur changes from pixel to pixel: by a ramp, or sharp in a spot as a tilted lens is.
struct VariableBlurPhoto: View {
    enum Mask: String, CaseIterable { case top, bottom, edges, spot }

    let image: Image?
    let mask: Mask
    /// Points.
    let radius: Double
    /// Seconds until the blur has come and gone; nil holds it.
    let period: Double?

    @State private var isShown = false

    var body: some View {
        Photo(image: image, standIn: .mountains)
            .variableBlur(radius: period == nil || isShown ? radius : 0) { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: shading(in: size))
            }
            // A blur lets what lies behind through at the photo's edges: the photo itself, rather than a pale rim.
            .background { Photo(image: image, standIn: .mountains) }
            .onAppear {
                guard let period else { return }
                withAnimation(.easeInOut(duration: period / 2).repeatForever(autoreverses: true)) { isShown = true }
            }
    }

    private func shading(in size: CGSize) -> GraphicsContext.Shading {
        let (top, bottom) = (CGPoint(x: size.width / 2, y: 0), CGPoint(x: size.width / 2, y: size.height))
        switch mask {
        case .top:
            return .linearGradient(Gradient(colors: [.white, .clear]), startPoint: top, endPoint: bottom)
        case .bottom:
            return .linearGradient(Gradient(colors: [.clear, .white]), startPoint: top, endPoint: bottom)
        case .edges:
            return .linearGradient(
                Gradient(stops: [
                    .init(color: .white, location: 0), .init(color: .clear, location: 0.4),
                    .init(color: .clear, location: 0.6), .init(color: .white, location: 1),
                ]), startPoint: top, endPoint: bottom)
        case .spot:
            let middle = CGPoint(x: size.width * 0.62, y: size.height * 0.5)
            return .radialGradient(
                Gradient(colors: [.clear, .clear, .white]), center: middle, startRadius: 0,
                endRadius: max(size.width, size.height) * 0.6)
        }
    }
}

struct VariableBlurEntry: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("Where the photo is blurred.") var mask = VariableBlurPhoto.Mask.top
    @Parameter("The blur where it is strongest.", in: 0...200, good: 8...40, unit: .points) var radius = 20.0
    @Parameter("Whether the blur comes and goes.") var animates = true
    @Parameter("How long it takes to come and go.", in: 0.1...600, good: 2...8, unit: .seconds) var period = 4.0

    var view: some View {
        VariableBlurPhoto(
            image: image, mask: mask, radius: radius, period: animates ? period : nil)
    }

    static let entry = CatalogueEntry(
        name: "variable-blur",
        summary: "A photo that is blurred ever more from one edge to the other.",
        rows: [54],
        size: CGSize(width: 360, height: 480),
        duration: 4,
        loops: true,
        effect: VariableBlurEntry())
}
