/// Where parts of a shape come so near to each other that they may share a pixel: boxes in device space.
package struct ContactBoxes {
    package struct Box {
        package var low: SIMD2<Double>
        package var high: SIMD2<Double>
    }

    package private(set) var boxes: [Box] = []
    /// Whether they were too many to be told apart.
    package private(set) var isEverywhere = false

    /// More boxes than this are not told apart.
    private static let limit = 1 << 14

    package init() {}

    package var isEmpty: Bool { boxes.isEmpty && !isEverywhere }

    package mutating func removeAll() {
        boxes.removeAll(keepingCapacity: true)
        isEverywhere = false
    }

    package mutating func add(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
        guard boxes.count < Self.limit, low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else {
            return addEverything()
        }
        if let last = boxes.last, last.low.x <= low.x, last.low.y <= low.y, last.high.x >= high.x, last.high.y >= high.y
        {
            return
        }
        boxes.append(Box(low: low, high: high))
    }

    package mutating func addEverything() { isEverywhere = true }
}
