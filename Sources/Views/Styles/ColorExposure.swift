import KinoraGeometry
import KinoraPixels
import KinoraStage

extension Color {
    /// The color with more light: each stop is twice as much. A stage shows what sRGB has, so that what is lighter becomes white.
    public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(storage, stops)) }

    /// How much lighter than white the color may be shown. A stage shows nothing that is lighter than white.
    public func headroom(_ headroom: Double?) -> Color { self }
}

extension RGBA {
    func exposed(by stops: Double) -> RGBA {
        let factor = Maths.exp2(stops)
        func component(_ value: Double) -> Double { min(1, TransferCurve.linear(value) * factor) }
        return .fromLinear(red: component(red), green: component(green), blue: component(blue), alpha: alpha)
    }
}
