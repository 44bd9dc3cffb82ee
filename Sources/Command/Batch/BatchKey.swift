import KinoraBasics
import KinoraEffects
import Foundation

/// What an entry of a batch may say besides what it shows: each a dimension of its matrix, and an option of `kinora render`.
enum BatchKey: String, CaseIterable {
    case size, scale, fps, duration, frames, seed, appearance, background, compression, script, reduceMotion,
        rightToLeft, typeSize, locale, date, dither, colors

    /// The words of the command line for a value.
    func words(_ value: String, paths: BatchPaths) -> [String] {
        switch self {
        case .reduceMotion: value == "true" ? ["--reduce-motion"] : []
        case .rightToLeft: value == "true" ? ["--right-to-left"] : []
        case .dither: value == "true" ? ["--dither"] : []
        case .typeSize: ["--type-size", value]
        case .script: ["--script", paths.resolve(value)]
        default: ["--\(rawValue)", value]
        }
    }

    /// Refuses a value that no entry can have.
    func check(_ value: String) throws {
        switch self {
        case .size: _ = try OptionText.size(value)
        case .scale: _ = try OptionText.scale(value)
        case .fps: _ = try OptionText.rate(value)
        case .duration: _ = try OptionText.duration(value)
        case .seed: _ = try OptionText.seed(value)
        case .appearance: _ = try OptionText.appearance(value)
        case .background: _ = try OptionText.background(value.lowercased(), appearance: .light)
        case .compression: _ = try OptionText.compression(value)
        case .colors: _ = try OptionText.colors(value)
        case .typeSize: _ = try ViewSurroundings.typeSize(value)
        case .locale: _ = try OptionText.locale(value)
        case .date: _ = try OptionText.date(value)
        case .reduceMotion, .rightToLeft, .dither:
            guard ["true", "false"].contains(value) else {
                throw CommandError.usage(
                    "--\(rawValue) \(TypedText.quoted(value)) is neither; it takes true or false.")
            }
        case .script:
            guard !value.isEmpty, !value.utf8.contains(0) else {
                throw CommandError.usage("--script is empty; it takes a file.")
            }
        case .frames: break
        }
    }

    /// How a value shows in an entry's name.
    func label(_ value: String) -> String {
        switch self {
        case .scale: "\(value)x"
        case .fps: "\(value)fps"
        case .duration: "\(value)s"
        case .seed: "seed\(value)"
        case .frames: "frames\(value)"
        case .script: URL(fileURLWithPath: value).deletingPathExtension().lastPathComponent
        case .reduceMotion: value == "true" ? "reduced" : "moving"
        case .rightToLeft: value == "true" ? "rtl" : "ltr"
        case .dither: value == "true" ? "dithered" : "plain"
        case .date: value.replacingOccurrences(of: ":", with: "")
        case .size, .appearance, .background, .compression, .typeSize, .locale, .colors: value
        }
    }
}
