import KinoraViews

/// Colors that go over into each other, drawn into the current context.
public final class NSGradient: NSObject {
    private let stops: [(color: UIColor, location: CGFloat)]

    public convenience init?(starting startingColor: UIColor, ending endingColor: UIColor) {
        self.init(colors: [startingColor, endingColor])
    }
    /// At even distances.
    public convenience init?(colors colorArray: [UIColor]) {
        self.init(colors: colorArray, atLocations: nil, colorSpace: .sRGB)
    }
    /// - Parameter locations: from 0 to 1, as many as colors; nil for even distances.
    public init?(colors colorArray: [UIColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace)
    {
        guard !colorArray.isEmpty else { return nil }
        let step = 1 / CGFloat(max(1, colorArray.count - 1))
        stops = colorArray.enumerated().map { ($1, locations?[$0] ?? CGFloat($0) * step) }
    }
    public init?(colorsAndLocations objects: (UIColor, CGFloat)...) {
        guard !objects.isEmpty else { return nil }
        stops = objects.map { ($0.0, $0.1) }
    }

    public var numberOfColorStops: Int { stops.count }

    private var gradient: CGGradient? {
        stops.map(\.location).withUnsafeBufferPointer {
            CGGradient(colorsSpace: nil, colors: stops.map(\.color.cgColor), locations: $0.baseAddress)
        }
    }

    /// - Parameter angle: in degrees, from the x axis towards the y axis: along which way the colors follow each other.
    public func draw(in rect: CGRect, angle: CGFloat) { draw(in: UIBezierPath(rect: rect), angle: angle) }
    public func draw(in path: UIBezierPath, angle: CGFloat) {
        let (area, turn) = (path.bounds, angle * .pi / 180)
        let (x, y) = (cos(turn), sin(turn))
        // The first and the last color are at the corners that lie furthest along the way.
        let reach = (abs(x) * area.width + abs(y) * area.height) / 2
        within(path) {
            $0.drawLinearGradient(
                $1, start: CGPoint(x: area.midX - x * reach, y: area.midY - y * reach),
                end: CGPoint(x: area.midX + x * reach, y: area.midY + y * reach),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// From a center to the corners.
    ///
    /// - Parameter relativeCenterPosition: from -1 to 1, across the outline's bounds; 0 is the middle.
    public func draw(in rect: CGRect, relativeCenterPosition: CGPoint) {
        draw(in: UIBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
    }
    public func draw(in path: UIBezierPath, relativeCenterPosition: CGPoint) {
        let area = path.bounds
        let center = CGPoint(
            x: area.midX + relativeCenterPosition.x * area.width / 2,
            y: area.midY + relativeCenterPosition.y * area.height / 2)
        let (x, y) = (max(center.x - area.minX, area.maxX - center.x), max(center.y - area.minY, area.maxY - center.y))
        within(path) {
            $0.drawRadialGradient(
                $1, startCenter: center, startRadius: 0, endCenter: center, endRadius: (x * x + y * y).squareRoot(),
                options: .drawsAfterEndLocation)
        }
    }

    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)

        fileprivate var inQuartz: CGGradientDrawingOptions {
            var options: CGGradientDrawingOptions = []
            if contains(.drawsBeforeStartingLocation) { options.insert(.drawsBeforeStartLocation) }
            if contains(.drawsAfterEndingLocation) { options.insert(.drawsAfterEndLocation) }
            return options
        }
    }
    /// Along a line, over all that may be drawn on; past its ends as the options say.
    public func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        context.drawLinearGradient(gradient, start: startingPoint, end: endingPoint, options: options.inQuartz)
    }
    /// From one circle to another.
    public func draw(
        fromCenter startCenter: CGPoint, radius startRadius: CGFloat, toCenter endCenter: CGPoint,
        radius endRadius: CGFloat,
        options: DrawingOptions = []
    ) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        context.drawRadialGradient(
            gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
            options: options.inQuartz)
    }

    private func within(_ path: UIBezierPath, _ body: (CGContext, CGGradient) -> Void) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        context.saveGState()
        path.addClip()
        body(context, gradient)
        context.restoreGState()
    }
}

extension NSShadow {
    /// What is drawn from now on into the current context has the shadow.
    public func set() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A shadow that lies below has a negative height, in flipped views too.
        let height = context.standsUpright ? shadowOffset.height : -shadowOffset.height
        let offset = CGSize(width: shadowOffset.width, height: height)
        context.setShadow(offset: offset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
    }
}
