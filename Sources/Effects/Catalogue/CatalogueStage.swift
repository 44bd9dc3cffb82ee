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
    ///   - size: the picture in points; nil for the effect's own. `fit` says how the effect takes another size.
    ///   - duration: in seconds; nil for the effect's own.
    ///   - script: what the user does, at places in the picture; nil for the effect's own.
    ///   - seed: the origin of all randomness.
    ///   - scale: pixels per point, of what the view sees and of the frames that are rendered from it.
    ///   - appearance: whether the surroundings are light or dark.
    ///   - reduceMotion: whether the user has asked for reduced motion.
    ///   - drawsPage: whether the effect has a page; without one it is transparent around what it shows.
    @MainActor
    public func stage(
        _ values: ParameterValues, size: CGSize? = nil, duration: Double? = nil, script: Script? = nil,
        seed: UInt64 = 0, scale: Double = 1, appearance: ColorScheme = .light, reduceMotion: Bool = false,
        drawsPage: Bool = true
    ) -> Stage {
        let picture = size ?? self.size
        let (own, placement) = fit.placement(of: self.size, in: picture)
        var description = StageDescription(
            size: own, scale: scale, seed: seed, appearance: appearance, reduceMotion: reduceMotion)
        description.placement = placement
        let given = placement.flatMap { script?.onStage(of: own, in: $0) } ?? script
        var ground = EffectGround(isDrawn: drawsPage)
        if fit == .fits, let placement {
            ground.overflow = CGSize(
                width: placement.origin.x / placement.magnification,
                height: placement.origin.y / placement.magnification)
        }
        return Stage(on: description, duration: duration ?? self.duration, script: given ?? self.script) {
            makeView(values).environment(\.effectGround, ground)
        }
    }
}
