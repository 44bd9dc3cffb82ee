import Foundation
import KinoraScripts

/// An effect of the catalogue as JSON says it.
struct EffectFacts: Encodable {
    let name: String
    let summary: String
    /// Rows of the table of effects.
    let rows: [Int]
    /// nil for entries of others.
    let family: String?
    let size: Size
    /// Seconds.
    let duration: Double
    let loops: Bool
    /// In the format of script files.
    let script: String
    let parameters: [ParameterFacts]
    let presets: [PresetFacts]

    /// A preset, with what it sets, as it would be typed.
    struct PresetFacts: Encodable {
        let name: String
        let values: [String: String]
    }

    /// Points.
    struct Size: Encodable {
        let width: Double
        let height: Double
    }

    init(_ entry: CatalogueEntry) {
        name = entry.name
        summary = entry.summary
        rows = entry.rows
        family = Catalogue.families.first { $0.entries.contains { $0.name == entry.name } }?.name
        size = Size(width: Double(entry.size.width), height: Double(entry.size.height))
        duration = entry.duration
        loops = entry.loops
        script = entry.script.text
        parameters = entry.parameters.map(ParameterFacts.init)
        presets = entry.presets.map {
            PresetFacts(name: $0.name, values: Dictionary($0.values.map { ($0.name, $0.value) }) { first, _ in first })
        }
    }
}

/// The description of a parameter; fields that do not apply to its type are left out.
struct ParameterFacts: Encodable {
    enum Default: Encodable {
        case number(Double), integer(Int), boolean(Bool), text(String), list([String])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .boolean(let value): try container.encode(value)
            case .text(let value): try container.encode(value)
            case .list(let value): try container.encode(value)
            }
        }
    }

    let name: String
    let summary: String
    var type = ""
    var unit: String?
    var `default`: Default?
    var minimum: Double?
    var maximum: Double?
    /// The part of the range that looks good.
    var good: [Double]?
    var options: [String]?
    var minimumCount: Int?
    var maximumCount: Int?

    init(_ parameter: ParameterDescription) {
        name = parameter.name
        summary = parameter.summary
        switch parameter.kind {
        case .number(let value, let range, let good, let unit):
            (type, self.default) = ("number", .number(value))
            (minimum, maximum) = (range.lowerBound, range.upperBound)
            self.good = good.map { [$0.lowerBound, $0.upperBound] }
            self.unit = unit == .none ? nil : unit.rawValue
        case .integer(let value, let range):
            (type, self.default) = ("integer", .integer(value))
            (minimum, maximum) = (Double(range.lowerBound), Double(range.upperBound))
        case .boolean(let value): (type, self.default) = ("boolean", .boolean(value))
        case .text(let value): (type, self.default) = ("text", .text(value))
        case .color(let value): (type, self.default) = ("color", .text(value))
        case .colors(let value, let count):
            (type, self.default) = ("colors", .list(value))
            (minimumCount, maximumCount) = (count.lowerBound, count.upperBound)
        case .choice(let value, let options):
            (type, self.default) = ("choice", .text(value))
            self.options = options
        case .choices(let value, let options):
            (type, self.default) = ("choices", .list(value))
            self.options = options
        case .image: type = "image"
        }
    }
}
