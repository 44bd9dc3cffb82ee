import KinoraGeometry
import KinoraPixels
import KinoraStage

/// A value of a layer's property, between two of which another one can be shown.
enum LayerValue: Equatable {
    /// A number, a point, a size, a rectangle or a list of numbers.
    case numbers([Double])
    case transform(CATransform3D)
    case color(RGBA)
    case colors([RGBA])
    case path(CGPath)
    case picture(CGImage)
    /// On the way from one picture to another, 0…1.
    case pictures(CGImage, CGImage, Double)
    /// No color, path or picture.
    case none

    static func number(_ value: Double) -> LayerValue { .numbers([value]) }
    static func point(_ value: CGPoint) -> LayerValue { .numbers([value.x, value.y]) }
    static func size(_ value: CGSize) -> LayerValue { .numbers([value.width, value.height]) }
    static func rect(_ value: CGRect) -> LayerValue {
        .numbers([value.minX, value.minY, value.width, value.height])
    }
    static func color(_ value: CGColor?) -> LayerValue { value.map { .color($0.rgba) } ?? .none }
    static func path(_ value: CGPath?) -> LayerValue { value.map { .path($0) } ?? .none }

    /// What was given to an animation, by a source or by a block whose changes move; nil where it is none of the kinds that animate.
    @MainActor init?(_ any: Any?) {
        guard let any else { return nil }
        if let value = any as? LayerValue {
            self = value
        } else if let value = LayerValue(plain: any) ?? LayerValue(drawn: any) ?? LayerValue(boxed: any) {
            self = value
        } else if let list = any as? [Any] {
            let all = list.map { LayerValue($0) }
            let colors = all.compactMap(\.?.rgba)
            let numbers = all.compactMap(\.?.number)
            if !colors.isEmpty, colors.count == all.count {
                self = .colors(colors)
            } else if numbers.count == all.count {
                self = .numbers(numbers)
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// Numbers and what is made of them.
    private init?(plain any: Any) {
        switch any {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        default: return nil
        }
    }

    private init?(drawn any: Any) {
        switch any {
        case let value as CGColor: self = .color(value.rgba)
        case let value as UIColor: self = .color(value.cgColor.rgba)
        case let value as CGPath: self = .path(value)
        case let value as UIBezierPath: self = .path(value.cgPath)
        case let value as CGImage: self = .picture(value)
        case let value as UIImage:
            guard let image = value.cgImage else { return nil }
            self = .picture(image)
        default: return nil
        }
    }

    /// Foundation's objects around numbers, points, sizes and rectangles.
    private init?(boxed any: Any) {
        if let number = any as? NSNumber {
            self = .number(number.doubleValue)
            return
        }
        guard let value = any as? NSValue else { return nil }
        let type = String(cString: value.objCType)
        if type.contains("Rect") {
            self = .rect(value.rectValue)
        } else if type.contains("Size") {
            self = .size(value.sizeValue)
        } else if type.contains("Point") {
            self = .point(value.pointValue)
        } else {
            return nil
        }
    }

    var number: Double? { if case .numbers(let all) = self, all.count == 1 { all[0] } else { nil } }
    var list: [Double]? { if case .numbers(let all) = self { all } else { nil } }
    var pair: CGPoint? {
        if case .numbers(let all) = self, all.count == 2 { CGPoint(x: all[0], y: all[1]) } else { nil }
    }
    var rectangle: CGRect? {
        guard case .numbers(let all) = self, all.count == 4 else { return nil }
        return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
    }
    var matrix: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    var rgba: RGBA? { if case .color(let value) = self { value } else { nil } }
    /// The color; nil also for none.
    var cgColor: CGColor? { rgba.map { CGColor(rgba: $0) } }
    var cgPath: CGPath? { if case .path(let value) = self { value } else { nil } }
}

// MARK: Between values

extension LayerValue {
    /// The value at a fraction of the way, which may lie outside of 0…1. What cannot be mixed stays at the first value until the end.
    func mixed(with end: LayerValue, _ fraction: Double) -> LayerValue {
        if fraction == 0 { return self }
        if fraction == 1 { return end }
        switch (self, end) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
        case (.transform(let a), .transform(let b)):
            return .transform(TransformParts(a).mixed(with: TransformParts(b), fraction).matrix)
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0.mixed(with: $1, fraction) })
        case (.path(let a), .path(let b)):
            return Path(a).mixed(with: Path(b), fraction).map { .path($0.cgPath) } ?? nearer(end, fraction)
        case (.picture(let a), .picture(let b)): return .pictures(a, b, fraction.clamped(to: 0...1))
        default:
            guard let (a, b) = colorPair(end) else { return nearer(end, fraction) }
            return .color(a.mixed(with: b, fraction))
        }
    }

    private func nearer(_ end: LayerValue, _ fraction: Double) -> LayerValue { fraction < 1 ? self : end }

    /// Two colors, of which one may be none: it is then the other one without opacity.
    private func colorPair(_ end: LayerValue) -> (RGBA, RGBA)? {
        switch (self, end) {
        case (.color(let a), .color(let b)): (a, b)
        case (.color(let a), .none): (a, a.transparent)
        case (.none, .color(let b)): (b.transparent, b)
        default: nil
        }
    }

    /// The sum, `scale` times the second one; the first one where there is no sum. Of transforms it is the second one, then the first.
    func adding(_ other: LayerValue, scale: Double = 1) -> LayerValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + scale * $1 })
        case (.transform(let a), .transform(let b)):
            let step = scale < 0 ? CATransform3DInvert(b) : b
            var sum = a
            for _ in 0..<Int(abs(scale).rounded()) { sum = CATransform3DConcat(step, sum) }
            return .transform(sum)
        case (.color(let a), .color(let b)):
            return .color(
                RGBA(
                    red: a.red + scale * b.red, green: a.green + scale * b.green, blue: a.blue + scale * b.blue,
                    alpha: a.alpha + scale * b.alpha
                ).held)
        default: return self
        }
    }

    /// How far apart two values are, for steps of equal speed.
    func distance(to other: LayerValue) -> Double {
        func length(_ numbers: [Double]) -> Double { numbers.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return length(zip(a, b).map { $1 - $0 })
        case (.color(let a), .color(let b)):
            return length([b.red - a.red, b.green - a.green, b.blue - a.blue, b.alpha - a.alpha])
        default: return self == other ? 0 : 1
        }
    }
}

extension RGBA {
    fileprivate var transparent: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
    fileprivate var held: RGBA {
        RGBA(
            red: red.clamped(to: 0...1), green: green.clamped(to: 0...1), blue: blue.clamped(to: 0...1),
            alpha: alpha.clamped(to: 0...1))
    }
    fileprivate func mixed(with end: RGBA, _ fraction: Double) -> RGBA {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return RGBA(
            red: between(red, end.red), green: between(green, end.green), blue: between(blue, end.blue),
            alpha: between(alpha, end.alpha)
        ).held
    }
}

extension Path {
    /// Element by element; nil where the two are not built of the same ones.
    fileprivate func mixed(with end: Path, _ fraction: Double) -> Path? {
        var (first, second): ([Path.Element], [Path.Element]) = ([], [])
        forEach { first.append($0) }
        end.forEach { second.append($0) }
        guard first.count == second.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        var path = Path()
        for (a, b) in zip(first, second) {
            switch (a, b) {
            case (.move(let a), .move(let b)): path.move(to: between(a, b))
            case (.line(let a), .line(let b)): path.addLine(to: between(a, b))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                path.addQuadCurve(to: between(a, b), control: between(c, d))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                path.addCurve(to: between(a, b), control1: between(c, d), control2: between(e, f))
            case (.closeSubpath, .closeSubpath): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }
}
