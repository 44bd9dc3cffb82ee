import KinoraGeometry
import KinoraViews

/// A place in a chart's box: each coordinate goes from -0.5 to 0.5, x to the right, y upwards, z towards who looks at it.
struct Chart3DPoint: Equatable {
    var x: Double
    var y: Double
    var z: Double
}

/// From places in the box to the plane of the picture.
struct Chart3DSpace {
    let pose: Chart3DPose
    let projection: Chart3DCameraProjection
    let size: CGSize
    private let turn: (cos: Double, sin: Double)
    private let lean: (cos: Double, sin: Double)
    /// From the middle of the box to the eye, in sides of the box.
    private static let distance = 3.0
    /// Half of the picture's shorter side, in sides of the box: the longest diagonal fits in, with room for the labels.
    private static let reach = 0.95

    init(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection, _ size: CGSize) {
        (self.pose, self.projection, self.size) = (pose, projection, size)
        turn = (Maths.cos(pose.azimuth.radians), Maths.sin(pose.azimuth.radians))
        lean = (Maths.cos(pose.inclination.radians), Maths.sin(pose.inclination.radians))
    }

    /// A place as it is seen: turned about the upright axis, then leaned towards the eye.
    func turned(_ point: Chart3DPoint) -> Chart3DPoint {
        let x = point.x * turn.cos + point.z * turn.sin
        let depth = point.z * turn.cos - point.x * turn.sin
        return Chart3DPoint(
            x: x, y: point.y * lean.cos - depth * lean.sin, z: point.y * lean.sin + depth * lean.cos)
    }

    /// How much larger a place is drawn than in the middle of the box.
    private func nearness(_ seen: Chart3DPoint) -> Double {
        projection.isPerspective ? Self.distance / (Self.distance - seen.z) : 1
    }

    private var unit: Double { Double(min(size.width, size.height)) / 2 / Self.reach }

    /// In points of the picture.
    func place(_ point: Chart3DPoint) -> CGPoint {
        let seen = turned(point)
        let scale = unit * nearness(seen)
        return CGPoint(x: size.width / 2 + CGFloat(seen.x * scale), y: size.height / 2 - CGFloat(seen.y * scale))
    }

    /// How long a share of the box is at a place, in points.
    func length(_ share: Double, at point: Chart3DPoint) -> CGFloat {
        CGFloat(share * unit * nearness(turned(point)))
    }

    /// Larger for what is nearer.
    func depth(_ point: Chart3DPoint) -> Double { turned(point).z }
}

/// One axis of a box: what it goes over, and where values are on it.
struct Chart3DAxis {
    let low: Double
    let high: Double
    /// In their order; empty for numbers.
    let categories: [String]
    let ticks: [(place: Double, title: String)]

    /// - Parameter domain: what is said of the axis; the values' own where nothing is.
    init(_ values: [_Plotted], _ domain: _ScaleDomain, usual: ClosedRange<Double>) {
        var names: [String] = []
        for case .category(let name) in (domain.values ?? []) + values where !names.contains(name) {
            names.append(name)
        }
        categories = names
        guard names.isEmpty else {
            (low, high) = (0, Double(names.count))
            ticks = names.enumerated().map { ((Double($0.offset) + 0.5) / Double(names.count) - 0.5, $0.element) }
            return
        }
        let said = domain.values?.compactMap(\.number).filter(\.isFinite) ?? []
        let own = values.compactMap(\.number).filter(\.isFinite)
        var (low, high) = (
            (said.min() ?? own.min()) ?? usual.lowerBound, (said.max() ?? own.max()) ?? usual.upperBound
        )
        if low == high { (low, high) = (low - 0.5, high + 0.5) }
        if said.isEmpty { (low, high) = AxisValues.rounded(low, high, 4) }
        let step = AxisValues.step(high - low, 4)
        (self.low, self.high) = (low, high)
        ticks = AxisValues.numbers(from: low, through: high, by: step).compactMap { value in
            value.number.map { (($0 - low) / (high - low) - 0.5, NumberTitle.text($0)) }
        }
    }

    /// -0.5…0.5; nil for what is not on the axis.
    func place(_ value: _Plotted) -> Double? {
        if case .category(let name) = value {
            return categories.firstIndex(of: name).map { (Double($0) + 0.5) / Double(categories.count) - 0.5 }
        }
        guard let number = value.number, number.isFinite else { return nil }
        return (number - low) / (high - low) - 0.5
    }
    func value(at place: Double) -> Double { low + (place + 0.5) * (high - low) }
}
