import KinoraGeometry
import KinoraStage

/// Shows its sublayers several times, each time by one transform further, and by one delay later.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
    private struct Series {
        var delay = 0.0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var offsets: [Float] = [0, 0, 0, 0]
    }
    private var ownSeries = Series()
    private var shownSeries: Series?
    private var series: Series { shownSeries ?? ownSeries }

    open override class func _kinoraMake() -> CALayer { CAReplicatorLayer() }

    /// How often the sublayers are shown; once, unless said.
    open var instanceCount = 1
    open var preservesDepth = false
    /// Seconds by which the motion of each instance follows that of the one before.
    open var instanceDelay: CFTimeInterval {
        get { series.delay }
        set { write("instanceDelay") { $0.delay = newValue } }
    }
    /// From each instance to the next, about the anchor point.
    open var instanceTransform: CATransform3D {
        get { series.transform }
        set { write("instanceTransform") { $0.transform = newValue } }
    }
    /// Multiplies the colors of the sublayers; white, unless said.
    open var instanceColor: CGColor? {
        get { series.color }
        set { write("instanceColor") { $0.color = newValue } }
    }
    /// Added to the color from each instance to the next.
    open var instanceRedOffset: Float {
        get { series.offsets[0] }
        set { write("instanceRedOffset") { $0.offsets[0] = newValue } }
    }
    open var instanceGreenOffset: Float {
        get { series.offsets[1] }
        set { write("instanceGreenOffset") { $0.offsets[1] = newValue } }
    }
    open var instanceBlueOffset: Float {
        get { series.offsets[2] }
        set { write("instanceBlueOffset") { $0.offsets[2] = newValue } }
    }
    open var instanceAlphaOffset: Float {
        get { series.offsets[3] }
        set { write("instanceAlphaOffset") { $0.offsets[3] = newValue } }
    }

    /// One time that the sublayers are shown.
    struct Instance {
        var number: Int
        /// In the coordinates of the layer.
        var transform: CATransform3D
        /// nil for white.
        var color: Color?
        /// Seconds.
        var delay: Double
    }

    var instances: [Instance] {
        let series = series
        let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
        var transform = CATransform3DIdentity
        return (0..<max(0, instanceCount)).map { number in
            defer { transform = CATransform3DConcat(series.transform, transform) }
            return Instance(
                number: number, transform: transform.about(anchor), color: color(number),
                delay: Double(number) * series.delay)
        }
    }

    private func color(_ number: Int) -> Color? {
        let base = series.color?.rgba ?? CGColor.white.rgba
        if base == CGColor.white.rgba, series.offsets == [0, 0, 0, 0] { return nil }
        func channel(_ value: Double, _ index: Int) -> Double {
            (value + Double(number) * Double(series.offsets[index])).clamped(to: 0...1)
        }
        return Color(
            red: channel(base.red, 0), green: channel(base.green, 1), blue: channel(base.blue, 2),
            opacity: channel(base.alpha, 3))
    }

    private static let offsetNames = [
        "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
    ]

    private func write(_ key: String, _ change: (inout Series) -> Void) {
        if isShowing { return change(&shownSeries!) }
        let old = value(at: key)
        change(&ownSeries)
        noteChange(of: key, from: old, to: value(at: key))
    }

    override func value(at keyPath: String) -> LayerValue? {
        if let index = Self.offsetNames.firstIndex(of: keyPath) { return .number(Double(series.offsets[index])) }
        if keyPath == "instanceDelay" { return .number(series.delay) }
        if keyPath == "instanceColor" { return .color(series.color) }
        guard keyPath.hasPrefix("instanceTransform") else { return super.value(at: keyPath) }
        return LayerModel.part(series.transform, String(keyPath.dropFirst(17)))
    }

    override func show(_ value: LayerValue, at keyPath: String) {
        if let changed = shownSeries.flatMap({ Self.set(value, keyPath, in: $0) }) {
            shownSeries = changed
        } else {
            super.show(value, at: keyPath)
        }
    }
    override func set(_ value: LayerValue, at keyPath: String) {
        if let changed = Self.set(value, keyPath, in: ownSeries) {
            ownSeries = changed
        } else {
            super.set(value, at: keyPath)
        }
    }

    private static func set(_ value: LayerValue, _ keyPath: String, in series: Series) -> Series? {
        var result = series
        if let index = offsetNames.firstIndex(of: keyPath), let number = value.number {
            result.offsets[index] = Float(number)
        } else if keyPath == "instanceDelay", let number = value.number {
            result.delay = number
        } else if keyPath == "instanceColor" {
            result.color = value.cgColor
        } else if !keyPath.hasPrefix("instanceTransform")
            || !LayerModel.set(value, String(keyPath.dropFirst(17)), in: &result.transform)
        {
            return nil
        }
        return result
    }

    override func beginShowing() {
        super.beginShowing()
        shownSeries = ownSeries
    }
    override func endShowing() {
        super.endShowing()
        shownSeries = nil
    }
    override func makeTwin() -> CALayer { CAReplicatorLayer() }
    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (ownSeries, instanceCount) = (other.series, other.instanceCount)
    }
}
