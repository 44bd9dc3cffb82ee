import Foundation
import KinoraStage
import KinoraViews

/// An effect as the catalogue holds it: what it is called, what it takes, and how it is performed.
public struct CatalogueEntry: Sendable {
    public let name: String
    /// One sentence for `kinora list`.
    public let summary: String
    /// Which rows of the effects' table it covers.
    public let rows: [Int]
    public let parameters: [Parameter]
    /// Default stage in points.
    public let size: CGSize
    /// Default length in seconds: where a loop closes, or the story ends.
    public let duration: Double
    /// Whether the frame at `duration` equals the frame at 0.
    public let loops: Bool
    /// What the user does by default.
    public let script: Script
    /// The stretches of the default performance, in seconds, that show nothing yet or nothing any more (a page of one color); at every other
    /// moment there is something to see.
    public let blank: [ClosedRange<Double>]
    /// Whether things are meant to pass through the stage's edge, such as confetti that flies out of the picture.
    public let bleeds: Bool
    /// The Swift file that describes it, as `#fileID` names it.
    public let file: String
    /// Builds the view from values that are complete and inside their ranges.
    public let makeView: @MainActor @Sendable (ParameterValues) -> AnyView

    public init(
        name: String, summary: String, rows: [Int], parameters: [Parameter], size: CGSize, duration: Double,
        loops: Bool,
        script: Script = .empty, blank: [ClosedRange<Double>] = [], bleeds: Bool = false, file: String = #fileID,
        makeView: @escaping @MainActor @Sendable (ParameterValues) -> AnyView
    ) {
        self.name = name
        self.summary = summary
        self.rows = rows
        self.parameters = parameters
        self.size = size
        self.duration = duration
        self.loops = loops
        self.script = script
        self.blank = blank
        self.bleeds = bleeds
        self.file = file
        self.makeView = makeView
    }
}
