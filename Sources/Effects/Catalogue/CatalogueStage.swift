import Foundation
import KinoraStage
import KinoraViews

extension CatalogueEntry {
    /// Values for the effect's parameters, given as they would be typed; the others have their defaults.
    ///
    /// Pictures cannot be named here: hand them over by `ParameterValues(_:for:of:loadImage:)`.
    public func values(_ typed: KeyValuePairs<String, String> = [:]) throws -> ParameterValues {
        try ParameterValues(typed.map { (name: $0.key, value: $0.value) }, for: parameters, of: name) { path in
            throw ParameterError("no picture is read for \"\(path)\" here.")
        }
    }

    /// The effect performed: a source of frames for any time.
    ///
    /// - Parameters:
    ///   - size: the stage in points; nil for the effect's own.
    ///   - duration: in seconds; nil for the effect's own.
    ///   - script: what the user does; nil for the effect's own.
    ///   - seed: the origin of all randomness.
    ///   - scale: pixels per point, as the frames will be rendered.
    @MainActor
    public func stage(
        _ values: ParameterValues, size: CGSize? = nil, duration: Double? = nil, script: Script? = nil,
        seed: UInt64 = 0, scale: Double = 1, appearance: ColorScheme = .light, reduceMotion: Bool = false
    ) -> Stage {
        Stage(
            size: size ?? self.size, duration: duration ?? self.duration, script: script ?? self.script, seed: seed,
            scale: scale, appearance: appearance, reduceMotion: reduceMotion
        ) {
            makeView(values)
        }
    }
}
