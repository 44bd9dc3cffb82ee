import KinoraEffects
import KinoraFrames

extension ParameterValues {
    /// Every value as a manifest records it. Whole numbers are written without a fraction, as JSON reads them back.
    var recorded: [String: ManifestValue] {
        Dictionary(entries.map { ($0.name, $0.recorded) }, uniquingKeysWith: { first, _ in first })
    }
}

extension ParameterValues.Entry {
    fileprivate var recorded: ManifestValue {
        switch value {
        case .number(let value): Int(exactly: value).map { .integer($0) } ?? .number(value)
        case .integer(let value): .integer(value)
        case .boolean(let value): .bool(value)
        case .colors, .choices: .list(text.split(separator: ",").map { .string(String($0)) })
        case .text, .color, .choice, .image: .string(text)
        }
    }
}
