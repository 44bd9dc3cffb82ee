import KinoraGeometry
import KinoraStage

/// Through several values, or along a path.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// In the place of values, for properties that are points: the way that they go.
    open var path: CGPath?
    /// Parts of the duration, 0…1, one for each value; of discrete values one more. Evenly spread, unless said.
    open var keyTimes: [NSNumber]?
    /// One for each way from value to value.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    /// Whether the layer turns along the path.
    open var rotationMode: CAAnimationRotationMode?

    override func makeTwin() -> CAAnimation { CAKeyframeAnimation() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues, biasValues) = (
            other.tensionValues, other.continuityValues, other.biasValues
        )
    }

    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        super.show(on: layer, at: place)
        guard let rotationMode, let path else { return }
        let direction = KeyframePath(path).direction(at: travel(place.progress, along: path))
        let angle = Maths.atan2(direction.y, direction.x) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        guard let base = layer.value(at: "transform") else { return }
        layer.show(base.adding(.transform(CATransform3DMakeRotation(angle, 0, 0, 1))), at: "transform")
    }

    override func value(at place: LayerTiming.Place, from base: LayerValue) -> LayerValue? {
        if let path { return .point(KeyframePath(path).point(at: travel(place.progress, along: path))) }
        let all = (values ?? []).map { LayerValue($0) ?? .none }
        guard let first = all.first else { return nil }
        guard all.count > 1 else { return first }
        let (index, fraction) = step(
            eased(place.progress), among: all.count,
            distances: isPaced ? zip(all, all.dropFirst()).map { $0.distance(to: $1) } : nil)
        guard calculationMode != .discrete, index + 1 < all.count else { return all[min(index, all.count - 1)] }
        return calculationMode == .cubic || calculationMode == .cubicPaced
            ? cubic(all, index, fraction) : all[index].mixed(with: all[index + 1], fraction)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private func eased(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }

    /// Which way from value to value it is on, and the part of it that is done.
    private func step(_ progress: Double, among count: Int, distances: [Double]?) -> (Int, Double) {
        let times = times(among: count, distances: distances)
        guard let last = times.last, progress < last else {
            return (calculationMode == .discrete ? count - 1 : count - 2, 1)
        }
        let index = max(0, (times.firstIndex { $0 > progress } ?? times.count - 1) - 1)
        guard progress > times[0] else { return (0, 0) }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? (progress - times[index]) / length : 1
        let own = timingFunctions.flatMap { $0.indices.contains(index) && !isPaced ? $0[index] : nil }
        return (index, own?.value(at: part) ?? part)
    }

    /// Where the ways begin and end.
    private func times(among count: Int, distances: [Double]?) -> [Double] {
        let ends = calculationMode == .discrete ? count + 1 : count
        if let distances, let total = Optional(distances.reduce(0, +)), total > 0 {
            return distances.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1 / total) }
        }
        if !isPaced, let said = keyTimes?.map(\.doubleValue), said.count == ends { return said }
        if calculationMode == .discrete, let said = keyTimes?.map(\.doubleValue), said.count == count {
            return said + [1]
        }
        return (0..<ends).map { Double($0) / Double(ends - 1) }
    }

    /// A curve through the values, which at each of them goes the way from the one before to the one after.
    private func cubic(_ all: [LayerValue], _ index: Int, _ t: Double) -> LayerValue {
        guard let a = all[index].list, let b = all[index + 1].list, a.count == b.count else {
            return all[index].mixed(with: all[index + 1], t)
        }
        let before = index > 0 ? all[index - 1].list ?? a : a
        let after = index + 2 < all.count ? all[index + 2].list ?? b : b
        guard before.count == a.count, after.count == a.count else { return all[index].mixed(with: all[index + 1], t) }
        return .numbers(
            a.indices.map { i in
                let (p, q) = ((b[i] - before[i]) / 2, (after[i] - a[i]) / 2)
                let (t2, t3) = (t * t, t * t * t)
                return (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * p + (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * q
            })
    }

    /// A place on the path: which of its elements, and how far on it.
    private func travel(_ progress: Double, along path: CGPath) -> Double {
        let ways = KeyframePath(path)
        let (index, fraction) = step(eased(progress), among: ways.count + 1, distances: isPaced ? ways.lengths : nil)
        guard calculationMode != .discrete else { return Double(index) }
        return Double(index) + (isPaced ? ways.parameter(ofLength: fraction, on: index) : fraction)
    }
}

/// The lines and curves of a path, each a way from one keyframe to the next.
private struct KeyframePath {
    /// Control points of each way, ends included.
    private var ways: [[CGPoint]] = []

    init(_ path: CGPath) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        Path(path).forEach { element in
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end): add([last, end])
            case .quadCurve(let end, let control): add([last, control, end])
            case .curve(let end, let control1, let control2): add([last, control1, control2, end])
            case .closeSubpath: if last != start { add([last, start]) }
            }
            if let end = ways.last?.last { if case .move = element {} else { last = end } }
        }
    }

    private mutating func add(_ points: [CGPoint]) { ways.append(points) }

    var count: Int { max(1, ways.count) }

    var lengths: [Double] { ways.map { PathMeasure(Self.path($0)).length } }

    private static func path(_ points: [CGPoint]) -> Path {
        Path {
            $0.move(to: points[0])
            switch points.count {
            case 2: $0.addLine(to: points[1])
            case 3: $0.addQuadCurve(to: points[2], control: points[1])
            default: $0.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
        }
    }

    /// The parameter at which a part of the length of a way is done, by halving.
    func parameter(ofLength fraction: Double, on index: Int) -> Double {
        guard ways.indices.contains(index), ways[index].count > 2 else { return fraction }
        let goal = fraction * PathMeasure(Self.path(ways[index])).length
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            let part = Self.split(ways[index], middle)
            if PathMeasure(Self.path(part)).length < goal { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The first part of a curve, by de Casteljau's rule.
    private static func split(_ points: [CGPoint], _ t: Double) -> [CGPoint] {
        var (rest, result) = (points, [points[0]])
        while rest.count > 1 {
            rest = between(rest, t)
            result.append(rest[0])
        }
        return result
    }

    private static func between(_ points: [CGPoint], _ t: Double) -> [CGPoint] {
        zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
    }

    private func way(at place: Double) -> ([CGPoint], Double)? {
        guard !ways.isEmpty else { return nil }
        let index = min(max(0, Int(place.rounded(.down))), ways.count - 1)
        return (ways[index], place - Double(index))
    }

    func point(at place: Double) -> CGPoint {
        guard let (points, t) = way(at: place) else { return .zero }
        return Self.split(points, t).last ?? .zero
    }

    /// The direction in which it goes on, of any length.
    func direction(at place: Double) -> CGPoint {
        guard let (way, t) = way(at: place) else { return CGPoint(x: 1, y: 0) }
        var points = way
        while points.count > 2 { points = Self.between(points, t) }
        return CGPoint(x: points[1].x - points[0].x, y: points[1].y - points[0].y)
    }
}
