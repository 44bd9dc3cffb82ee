import KinoraScene
import KinoraStage

// Gradients fill all that the clips leave, and beyond their ends only where the options say so.

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors along a line, under Core Graphics' name.
public final class CGGradient: Sendable {
    let gradient: Gradient

    init(_ gradient: Gradient) { self.gradient = gradient }
    /// Colors at even distances, or at `locations` of 0…1.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let step = 1 / CGFloat(max(1, colors.count - 1))
        gradient = Gradient(
            mixedStraight: colors.enumerated().map { index, color in
                (color.rgba, locations?[index] ?? CGFloat(index) * step)
            })
    }
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) { self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations) }

    /// Colors of `count` groups of components, each of as many as the space has and an alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// The colors, clear before the start or after the end where the options do not have them go on.
    fileprivate func ramp(_ options: CGGradientDrawingOptions) -> Ramp {
        var ramp = gradient.ramp(in: EnvironmentValues())
        guard let first = ramp.stops.first, let last = ramp.stops.last else { return ramp }
        if !options.contains(.drawsBeforeStartLocation) {
            ramp.stops.insert(Ramp.Stop(color: first.color, location: min(0, first.location)), at: 0)
            ramp.stops.insert(Ramp.Stop(color: .clear, location: min(0, first.location)), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) {
            ramp.stops.append(Ramp.Stop(color: last.color, location: max(1, last.location)))
            ramp.stops.append(Ramp.Stop(color: .clear, location: max(1, last.location)))
        }
        return ramp
    }
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillAll(.linear(LinearPaint(ramp: gradient.ramp(options), start: startPoint, end: endPoint)))
    }
    /// Colors of the circles between two, whose centers may differ.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        fillAll(
            .radial(
                RadialPaint(
                    ramp: gradient.ramp(options), center: endCenter, startRadius: startRadius, endRadius: endRadius,
                    focus: startCenter == endCenter ? nil : startCenter)))
    }
    /// Colors around a center, from an angle in radians on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        fillAll(
            .angular(
                AngularPaint(
                    ramp: gradient.ramp(all), center: center, startAngle: angle, endAngle: angle + 2 * .pi)))
    }

    private func fillAll(_ paint: Paint) { add([.fill(Fill(Path(wholeArea), paint: paint))]) }
}
