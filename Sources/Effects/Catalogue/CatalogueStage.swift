import Foundation
import KinoraStage
import KinoraViews

extension CatalogueEntry {
    /// Values for the effect's parameters, given as they would be typed; the others have their defaults.
    ///
    ///     let values = try entry.values(["text": "Breaking news", "speed": "80", "color": "#F00"])
    ///
    /// - Parameter typed: texts by the parameters' names. A picture is named by its file, a PNG, which is read here.
    /// - Throws: `ParameterError` for an unknown or repeated name, a wrong type or a value out of range; `PictureError` for a
    ///   file that is no PNG, `FrameFileError` for one that cannot be read.
    public func values(_ typed: KeyValuePairs<String, String> = [:]) throws -> ParameterValues {
        try ParameterValues(typed.map { (name: $0.key, value: $0.value) }, for: parameters, of: name) { path in
            let (image, resource) = try PictureFile.load(path)
            return ParameterValues.LoadedImage(image: image, identity: resource.name)
        }
    }

    /// The effect performed: a source of frames for any time.
    ///
    /// - Parameters:
    ///   - size: the stage in points; nil for the effect's own.
    ///   - duration: in seconds; nil for the effect's own.
    ///   - script: what the user does; nil for the effect's own.
    ///   - seed: the origin of all randomness.
    ///   - scale: pixels per point, of what the view sees and of the frames that are rendered from it.
    ///   - appearance: whether the surroundings are light or dark.
    ///   - reduceMotion: whether the user has asked for reduced motion.
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
