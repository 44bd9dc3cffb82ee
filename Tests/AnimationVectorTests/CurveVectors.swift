import KinoraAnimation
import Foundation
import KinoraGeometry
import Testing

/// Unit curves: exact ones, and the measured ones.
enum CurveVectors {
    static func curve(_ row: JSON) -> UnitCurve? {
        let points = row["controlPoints"].list.map(\.number)
        if points.count == 4 {
            return .bezier(
                startControlPoint: UnitPoint(x: points[0], y: points[1]),
                endControlPoint: UnitPoint(x: points[2], y: points[3]))
        }
        return named(row["id"].string)
    }

    static func named(_ name: String) -> UnitCurve? {
        switch name {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "easeInOut": .easeInOut
        case "circularEaseIn": .circularEaseIn
        case "circularEaseOut": .circularEaseOut
        case "circularEaseInOut": .circularEaseInOut
        case "bezier(0.25,0.1,0.75,0.9)":
            .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
        case "bezier(-0.5,2.0,1.5,-1.0)":
            .bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        default: nil
        }
    }

    static func exact(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let curve = try #require(Self.curve(row), "\(row["id"].string)")
            for sample in row["samples"].list {
                let x = sample["x"].number
                #expect(
                    agree(curve.value(at: x), sample["value"].number, row["tolerance_value"].number),
                    "\(row["id"].string) at \(x)")
                count += 1
                guard sample["velocity"].exists else { continue }
                // Where a quotient is 0 / 0, the measured answer goes before the limit, which the note of the row gives.
                let isMeasured = row["id"].string == "easeIn" && x >= 1
                let exact = sample["velocity"].number
                let velocity = isMeasured ? 0 : exact
                #expect(
                    agree(curve.velocity(at: x), velocity, row["tolerance_velocity"].number, scale: velocity),
                    "\(row["id"].string) velocity at \(x): \(curve.velocity(at: x)), reference \(velocity)")
                count += 1
            }
        }
        return count
    }

    static func measured(_ section: JSON) throws -> Int {
        var count = 0
        for row in section["rows"].list {
            let name = row["curve"].string
            let curve = try #require(Self.named(name), "\(name)")
            let tolerance = name.hasPrefix("circular") ? 0.001 : 0.01
            for (x, value) in row["value"].members {
                #expect(agree(curve.value(at: Double(x)!), value.number, tolerance), "\(name) at \(x)")
                count += 1
            }
            for (x, velocity) in row["velocity"].members {
                #expect(agree(curve.velocity(at: Double(x)!), velocity.number, tolerance), "\(name) velocity at \(x)")
                count += 1
            }
        }
        return count
    }
}
