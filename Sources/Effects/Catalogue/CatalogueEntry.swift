import Foundation
import KinoraBasics
import KinoraStage
import KinoraViews

/// An effect as the catalogue holds it: what it is called, what it takes, and how it is performed.
public struct CatalogueEntry: Sendable {
    /// As it is typed: lower case, with hyphens.
    public let name: String
    /// One sentence for `kinora list`.
    public let summary: String
    /// Which of the 132 effects that Kinora set out to cover it is, by their numbers; for statistics, and empty elsewhere.
    public let rows: [Int]
    /// What it takes, in the order in which help lists it.
    public var parameters: [ParameterDescription] { described.value }
    /// Default stage in points.
    public let size: CGSize
    /// How it takes a stage of another size.
    public let fit: StageFit
    /// Default length in seconds: where a loop closes, or the story ends.
    public let duration: Double
    /// Whether the frame at `duration` equals the frame at 0.
    public let loops: Bool
    /// What the user does by default.
    public let script: Script
    /// Looks with names of their own, each of which sets several parameters.
    public let presets: [Preset]
    /// Performances for those parameters that the default performance does not show.
    public let trials: [ParameterTrial]
    /// The stretches of the default performance, in seconds, that show nothing yet or nothing any more (a page of one color); at every other
    /// moment there is something to see.
    public let blank: [ClosedRange<Double>]
    /// Whether things are meant to pass through the stage's edge, such as confetti that flies out of the picture.
    public let bleeds: Bool
    /// The Swift file that describes it, as `#fileID` names it.
    public let file: String
    /// Reading all effects' properties takes longer than many a render, and most commands ask for those of one.
    private let described: MadeOnce<[ParameterDescription]>
    /// Builds the view from values that are complete and inside their ranges.
    public private(set) var makeView: @MainActor @Sendable (ParameterValues) -> AnyView

    /// - Parameters:
    ///   - name: how it is called, in lower case with hyphens.
    ///   - summary: one sentence on what is to be seen.
    ///   - rows: which of the effects that Kinora set out to cover it is, by their numbers.
    ///   - size: the stage in points.
    ///   - fit: how it takes a stage of another size.
    ///   - duration: in seconds: where a loop closes, or the story ends.
    ///   - loops: whether the frame at `duration` equals the frame at 0.
    ///   - script: what the user does.
    ///   - presets: looks with names of their own.
    ///   - trials: performances for those parameters that the default performance does not show.
    ///   - blank: the stretches, in seconds, in which the page is of one color.
    ///   - bleeds: whether things are meant to pass through the stage's edge.
    ///   - effect: the effect with its defaults. It is made anew for each performance.
    public init(
        name: String, summary: String, rows: [Int] = [], size: CGSize, fit: StageFit = .fills, duration: Double,
        loops: Bool,
        script: Script = .empty, presets: [Preset] = [],
        trials: [ParameterTrial] = [],
        blank: [ClosedRange<Double>] = [],
        bleeds: Bool = false,
        file: String = #fileID,
        effect: @autoclosure @escaping @Sendable () -> some Effect
    ) {
        self.name = name
        self.summary = summary
        self.rows = rows
        described = MadeOnce { effect().descriptions }
        self.size = size
        self.fit = fit
        self.duration = duration
        self.loops = loops
        self.script = script
        self.presets = presets
        self.trials = trials
        self.blank = blank
        self.bleeds = bleeds
        self.file = file
        makeView = { values in
            let effect = effect()
            effect.take(values)
            return AnyView(effect.view)
        }
    }
}

extension CatalogueEntry {
    /// The same effect with something around its view, such as values of the environment.
    package func surrounded(by around: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> CatalogueEntry {
        var entry = self
        let make = makeView
        entry.makeView = { around(make($0)) }
        return entry
    }
}
