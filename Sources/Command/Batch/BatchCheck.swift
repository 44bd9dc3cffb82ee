import KinoraBasics
import KinoraScripts
import KinoraEffects
import KinoraJobs
import KinoraViews
import Yams

/// Refuses combinations that no run could render, before anything is rendered. The contents of other files are
/// checked later.
struct BatchCheck {
    let place: DocumentPlace
    /// The entry.
    let node: Node

    /// Every value of every parameter, for an effect of the catalogue.
    func parameters(_ dimensions: [BatchDimension], of effect: String) throws {
        let entry = try Catalogue.effect(named: effect)
        struct PictureNamed: Error {}
        for dimension in dimensions where dimension.isParameter {
            for choice in dimension.choices {
                try BatchValues(place: place).checked(dimension.node) {
                    do {
                        let assignment = (name: dimension.key, value: choice.value)
                        _ = try ParameterValues([assignment], for: entry.parameters, of: effect) { _ in
                            throw PictureNamed()
                        }
                    } catch is PictureNamed {
                        // The picture itself is looked at when its entry is rendered.
                    }
                }
            }
        }
    }

    /// How many frames a combination has, where its size, rate and frames make sense together.
    func frames(_ combination: BatchMatrix.Combination) throws -> Int {
        let entry = try combination["effect"].map(Catalogue.effect(named:))
        return try BatchValues(place: place).checked(node) {
            let scale = try OptionText.scale(combination["scale"] ?? "1")
            // A source's own size is only known when it is built.
            let size = try combination["size"].map(OptionText.size) ?? entry?.size
            _ = try size.map { try OptionText.pixels($0, scale: scale) }
            let rate = try OptionText.rate(combination["fps"] ?? "30")
            let duration =
                try combination["duration"].map(OptionText.duration) ?? entry?.duration ?? UserPreview.duration
            guard let count = rate.count(in: duration) else {
                throw CommandError.usage(
                    "\(NumberText.text(duration)) s at \(rate) frames per second are too many frames; the limit is "
                        + "\(FrameLimits.frames).")
            }
            return try combination["frames"].map {
                try FrameSelection.frames($0, of: count, rate: rate, duration: duration).count
            }
                ?? count
        }
    }
}
