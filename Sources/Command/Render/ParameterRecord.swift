import KinoraEffects
import KinoraFrames

extension ParameterValues {
    /// Every value as a manifest records it. Whole numbers are written without a fraction, as JSON reads them back.
    func recorded(for parameters: [Parameter]) -> [String: ManifestValue] {
        var record: [String: ManifestValue] = [:]
        for parameter in parameters {
            let text = resolved[parameter.name] ?? ""
            switch self[parameter.name] {
            case .number(let value): record[parameter.name] = Int(exactly: value).map { .integer($0) } ?? .number(value)
            case .integer(let value): record[parameter.name] = .integer(value)
            case .boolean(let value): record[parameter.name] = .bool(value)
            case .colors: record[parameter.name] = .list(text.split(separator: ",").map { .string(String($0)) })
            case .text, .color, .choice, .image, nil: record[parameter.name] = .string(text)
            }
        }
        return record
    }
}
