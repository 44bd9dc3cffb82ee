import Foundation
import KinoraViews

/// One documented knob of an effect: its name, its type with unit and range, and its default.
public struct Parameter: Equatable, Sendable {
    public enum Unit: String, Sendable {
        case points, seconds, degrees, fraction, count, pointsPerSecond = "points per second"
        case perSecond = "per second", radiansPerSecond = "radians per second", none = ""
    }

    public enum Kind: Equatable, Sendable {
        /// A number inside `range`; `good` is the part of it that looks good.
        case number(default: Double, range: ClosedRange<Double>, good: ClosedRange<Double>?, unit: Unit)
        case integer(default: Int, range: ClosedRange<Int>)
        case boolean(default: Bool)
        case text(default: String)
        /// A color: `#RRGGBB`, `#RRGGBBAA` or a system color's name.
        case color(default: String)
        /// Colors, separated by commas; `count` of them.
        case colors(default: [String], count: ClosedRange<Int>)
        case choice(default: String, options: [String])
        /// A picture's file name; empty is the effect's own stand-in.
        case image
    }

    public let name: String
    /// One sentence.
    public let summary: String
    public let kind: Kind

    public init(_ name: String, _ summary: String, _ kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }
}

/// A parameter's value, of the parameter's own type.
public enum ParameterValue: Equatable, Sendable {
    case number(Double)
    case integer(Int)
    case boolean(Bool)
    case text(String)
    case color(Color)
    case colors([Color])
    case choice(String)
    /// nil: the effect's own stand-in.
    case image(Image?)
}
