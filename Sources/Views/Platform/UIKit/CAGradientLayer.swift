import KinoraGeometry
import KinoraStage

/// A gradient from `startPoint` to `endPoint`, in units of the layer.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    private struct Course {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
    }
    private var ownCourse = Course()
    private var shownCourse: Course?
    private var course: Course { shownCourse ?? ownCourse }

    open override class func _kinoraMake() -> CALayer { CAGradientLayer() }

    /// Of `CGColor`.
    open var colors: [Any]? {
        get { course.colors }
        set { write("colors") { $0.colors = newValue } }
    }
    /// One for each color, 0…1; evenly spread, unless said.
    open var locations: [NSNumber]? {
        get { course.locations }
        set { write("locations") { $0.locations = newValue } }
    }
    open var startPoint: CGPoint {
        get { course.startPoint }
        set { write("startPoint") { $0.startPoint = newValue } }
    }
    open var endPoint: CGPoint {
        get { course.endPoint }
        set { write("endPoint") { $0.endPoint = newValue } }
    }
    open var type: CAGradientLayerType = .axial

    private func write(_ key: String, _ change: (inout Course) -> Void) {
        if isShowing { return change(&shownCourse!) }
        let old = value(at: key)
        change(&ownCourse)
        noteChange(of: key, from: old, to: value(at: key))
    }

    override func value(at keyPath: String) -> LayerValue? {
        let course = course
        return switch keyPath {
        case "colors": course.colors.flatMap { LayerValue($0) } ?? LayerValue.none
        case "locations": course.locations.flatMap { LayerValue($0) } ?? LayerValue.none
        case "startPoint": .point(course.startPoint)
        case "endPoint": .point(course.endPoint)
        default: super.value(at: keyPath)
        }
    }

    override func show(_ value: LayerValue, at keyPath: String) {
        if let changed = shownCourse.flatMap({ Self.set(value, keyPath, in: $0) }) {
            shownCourse = changed
        } else {
            super.show(value, at: keyPath)
        }
    }
    override func set(_ value: LayerValue, at keyPath: String) {
        if let changed = Self.set(value, keyPath, in: ownCourse) {
            ownCourse = changed
        } else {
            super.set(value, at: keyPath)
        }
    }

    /// With another value; nil where the key is none of these, or takes no such value.
    private static func set(_ value: LayerValue, _ keyPath: String, in course: Course) -> Course? {
        var result = course
        switch (keyPath, value) {
        case ("colors", .colors(let all)): result.colors = all.map { CGColor(rgba: $0) }
        case ("locations", .numbers(let all)): result.locations = all.map { NSNumber(value: $0) }
        case ("startPoint", .numbers(let all)) where all.count == 2: result.startPoint = CGPoint(x: all[0], y: all[1])
        case ("endPoint", .numbers(let all)) where all.count == 2: result.endPoint = CGPoint(x: all[0], y: all[1])
        default: return nil
        }
        return result
    }

    override func beginShowing() {
        super.beginShowing()
        shownCourse = ownCourse
    }
    override func endShowing() {
        super.endShowing()
        shownCourse = nil
    }
    override func makeTwin() -> CALayer { CAGradientLayer() }
    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CAGradientLayer else { return }
        (ownCourse, type) = (other.course, other.type)
    }

    override func ownPicture() -> AnyView? {
        let all = (colors ?? []).compactMap { $0 as? CGColor }
        guard !all.isEmpty else { return nil }
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
        let gradient = Gradient(
            mixedStraight: all.enumerated().map { index, color in
                let place = places.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                return (color.rgba, place ?? CGFloat(index) / CGFloat(max(1, all.count - 1)))
            })
        let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
        if type == .radial {
            let reach = max(abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
            return AnyView(
                EllipticalGradient(gradient: gradient, center: start, startRadiusFraction: 0, endRadiusFraction: reach))
        }
        if type == .conic {
            // The first color lies in the direction of the end.
            let way = CGSize(
                width: (endPoint.x - startPoint.x) * bounds.width, height: (endPoint.y - startPoint.y) * bounds.height)
            let angle = Angle.radians(Maths.atan2(way.height, way.width))
            return AnyView(AngularGradient(gradient: gradient, center: start, angle: angle))
        }
        return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
