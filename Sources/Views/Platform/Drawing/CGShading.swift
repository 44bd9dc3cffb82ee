import KinoraStage

/// Colors along a line or from circle to circle, as a function says.
public final class CGShading {
    fileprivate let draw: (CGContext) -> Void

    /// Colors along a line.
    ///
    /// - Parameters:
    ///   - space: in which the function says colors: its components, and alpha.
    ///   - function: from 0 at the start to 1 at the end. nil where it takes more than one number, or gives too few.
    ///   - extendStart: whether the first color goes on before the start.
    ///   - extendEnd: whether the last color goes on after the end.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        guard let gradient = CGGradient(function, in: space) else { return nil }
        let options = CGGradientDrawingOptions(before: extendStart, after: extendEnd)
        draw = { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }
    }

    /// Colors of the circles between two, whose centers may differ.
    ///
    /// - Parameters:
    ///   - space: in which the function says colors: its components, and alpha.
    ///   - function: from 0 at the first circle to 1 at the last. nil where it takes more than one number, or gives too few.
    ///   - extendStart: whether the first color goes on before the start.
    ///   - extendEnd: whether the last color goes on after the end.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        guard let gradient = CGGradient(function, in: space) else { return nil }
        let options = CGGradientDrawingOptions(before: extendStart, after: extendEnd)
        draw = {
            $0.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: options)
        }
    }
}

extension CGContext {
    /// Fills all that the clips leave.
    public func drawShading(_ shading: CGShading) { shading.draw(self) }
}

extension CGGradientDrawingOptions {
    fileprivate init(before: Bool, after: Bool) {
        self = before ? .drawsBeforeStartLocation : []
        if after { insert(.drawsAfterEndLocation) }
    }
}

extension CGGradient {
    /// Parts of a gradient that stand for a function: as many as one byte tells colors apart.
    private static let partCount = 255

    fileprivate convenience init?(_ function: CGFunction, in space: CGColorSpace) {
        guard function.rangeDimension >= space.numberOfComponents else { return nil }
        let stops = (0...Self.partCount).compactMap { part -> Gradient.Stop? in
            let location = CGFloat(part) / CGFloat(Self.partCount)
            return space.rgba(function.values(at: [location])).map {
                Gradient.Stop(color: Color(rgba: $0), location: location)
            }
        }
        guard !stops.isEmpty else { return nil }
        self.init(Gradient(stops: stops))
    }
}
