import Foundation
import KinoraViews

/// What there is to know about one parameter of an effect: its name, its type with unit and range, and its default.
///
/// An effect does not write it; it is read from the effect's `@Parameter` properties, and stands in `CatalogueEntry.parameters`.
public struct ParameterDescription: Equatable, Sendable {
    /// What a number counts.
    public enum Unit: String, Sendable {
        /// Points of the stage, seconds, degrees, a share of a whole, or things.
        case points, seconds, degrees, fraction, count
        /// Rates.
        case pointsPerSecond = "points per second", perSecond = "per second", radiansPerSecond = "radians per second"
        /// A bare number.
        case none = ""
    }

    /// A parameter's type, with its range and its default.
    public enum Kind: Equatable, Sendable {
        /// A number inside `range`; `good` is the part of it that looks good.
        case number(default: Double, range: ClosedRange<Double>, good: ClosedRange<Double>?, unit: Unit)
        /// A whole number inside `range`.
        case integer(default: Int, range: ClosedRange<Int>)
        /// True or false.
        case boolean(default: Bool)
        /// Any text of up to 10,000 bytes.
        case text(default: String)
        /// A color: `#RRGGBB`, `#RRGGBBAA` or a system color's name.
        case color(default: String)
        /// Colors, separated by commas; `count` of them.
        case colors(default: [String], count: ClosedRange<Int>)
        /// One of `options`.
        case choice(default: String, options: [String])
        /// Some of `options` in an order, separated by commas: 1 to 64 of them, each as often as one likes.
        case choices(default: [String], options: [String])
        /// A picture's file name; empty is the effect's own stand-in.
        case image
    }

    /// As it is typed: lower case, with hyphens.
    public let name: String
    /// One sentence on what it does.
    public let summary: String
    /// What it takes, and its default.
    public let kind: Kind

    init(_ name: String, _ summary: String, _ kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }
}

/// A parameter's value, of the parameter's own type.
public enum ParameterValue: Equatable, Sendable {
    /// A number, inside the parameter's range.
    case number(Double)
    /// A whole number, inside the parameter's range.
    case integer(Int)
    /// A switch.
    case boolean(Bool)
    /// Any text.
    case text(String)
    /// One color.
    case color(Color)
    /// As many colors as the parameter takes.
    case colors([Color])
    /// One of the parameter's options.
    case choice(String)
    /// Some of the parameter's options, in their order.
    case choices([String])
    /// A picture; nil is the effect's own stand-in.
    case image(Image?)
}
