import KinoraGeometry
import KinoraPixels
import KinoraStage

extension Gradient {
    /// Steps between two stops that stand for mixing colors without regard to their alpha; the error is below 1/255.
    private static let stepCount = 16

    /// Colors that are mixed as Core Graphics and Core Animation do, without regard to their alpha: between white and a black without
    /// alpha lie grays. SwiftUI's gradients mix premultiplied colors.
    init(mixedStraight stops: [(color: RGBA, location: CGFloat)]) {
        var all = stops.prefix(1).map { Stop(color: Color(rgba: $0.color), location: $0.location) }
        for (from, to) in zip(stops, stops.dropFirst()) {
            let steps = from.color.mixesAlike(to.color) ? 1 : Gradient.stepCount
            for step in 1...steps {
                let t = Double(step) / Double(steps)
                let color = step == steps ? to.color : from.color.mixedStraight(with: to.color, by: t)
                all.append(Stop(color: Color(rgba: color), location: Maths.lerp(from.location, to.location, t)))
            }
        }
        self.init(stops: all)
    }
}

extension RGBA {
    /// Whether premultiplied colors between the two are the same as straight ones.
    fileprivate func mixesAlike(_ other: RGBA) -> Bool {
        alpha == other.alpha || red == other.red && green == other.green && blue == other.blue
    }

    fileprivate func mixedStraight(with other: RGBA, by t: Double) -> RGBA {
        RGBA(
            red: Maths.lerp(red, other.red, t), green: Maths.lerp(green, other.green, t),
            blue: Maths.lerp(blue, other.blue, t), alpha: Maths.lerp(alpha, other.alpha, t))
    }
}
