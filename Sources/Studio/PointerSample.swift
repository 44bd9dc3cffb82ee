import KinoraProtocol

/// Where the pointer was on the picture, and what it did there.
package struct PointerSample: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case down, move, up, hover, leave, wheel
    }

    package let kind: Kind
    /// Seconds of the performance.
    package let time: Double
    /// Points of the stage.
    package let x: Double
    package let y: Double
    /// Of a wheel: points by which the content moves left and up.
    package let dx: Double
    package let dy: Double

    package init(_ kind: Kind, at time: Double, _ x: Double, _ y: Double, by dx: Double = 0, _ dy: Double = 0) {
        (self.kind, self.time, self.x, self.y, self.dx, self.dy) = (kind, time, x, y, dx, dy)
    }

    private static let largest = 100_000.0

    /// An object with `kind`, `time`, `x`, `y`, and of a wheel `dx` and `dy`.
    package init(_ value: JSONValue) throws {
        let bad = HTTPRefusal(400, "A sample of the pointer has a kind, a time and a place.")
        guard let kind = value["kind"]?.text.flatMap(Kind.init), let time = value["time"]?.double, (0...86_400) ~= time
        else { throw bad }
        func number(_ name: String) throws -> Double {
            let number = value[name]?.double ?? 0
            guard abs(number) <= PointerSample.largest else { throw bad }
            return number
        }
        self.init(kind, at: time, try number("x"), try number("y"), by: try number("dx"), try number("dy"))
    }

    func distance(to other: PointerSample) -> Double {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}
