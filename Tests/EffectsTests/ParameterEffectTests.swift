import Foundation
import KinoraBasics
import KinoraPixels
import KinoraRaster
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// No parameter is offered that does nothing: another value inside its range changes some byte of some frame of the default
/// performance, or of the trial that the entry names for it.
@MainActor
struct ParameterEffectTests {
    @Test("Every parameter, and every choice of one, changes a frame", arguments: Catalogue.entries.map(\.name))
    func change(_ name: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        let known = Set(entry.parameters.map(\.name))
        let tried = entry.trials.flatMap(\.parameters)
        #expect(known.isSuperset(of: tried + entry.trials.flatMap(\.values.keys)) && Set(tried).count == tried.count)
        let usual = try Performances(of: entry)
        let trials = try entry.trials.map { try Performances(of: entry, $0) }
        for parameter in entry.parameters {
            let trial = entry.trials.firstIndex { $0.parameters.contains(parameter.name) }
            let performances = trial.map { trials[$0] } ?? usual
            for group in try performances.alternatives(of: parameter) {
                // What is finer than a small picture's pixels shows in a large one.
                let changes = try [96.0, .infinity].contains { side in
                    try group.contains { try performances.differ(with: parameter.name, $0, side: side) }
                }
                #expect(changes, "\(parameter.name): none of \(group) changes a frame")
            }
        }
    }
}

/// One effect performed with different values, each frame with the first values rendered once.
@MainActor
private final class Performances {
    private let entry: CatalogueEntry
    private let trial: ParameterTrial
    private let duration: Double
    private let stage: Stage
    private var scenes: [Double: FrameScene] = [:]
    private var pictures: [Double: [Double: Pixmap]] = [:]

    /// Shares of the duration. Time goes on, because a later moment costs what happens before it, and most parameters show early.
    private static let moments = [0.071, 0.153, 0.231, 0.41, 0.473, 0.557, 0.763, 0.913, 1]

    init(of entry: CatalogueEntry, _ trial: ParameterTrial = ParameterTrial(of: [])) throws {
        (self.entry, self.trial) = (entry, trial)
        duration = trial.duration ?? entry.duration
        stage = try Self.stage(entry, trial, trial.values)
    }

    private static func stage(
        _ entry: CatalogueEntry, _ trial: ParameterTrial, _ values: [String: String]
    ) throws -> Stage {
        let typed = values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        let values = try ParameterValues(typed, for: entry.parameters, of: entry.name) { _ in
            ParameterAlternatives.picture
        }
        return entry.stage(values, duration: trial.duration, script: trial.script)
    }

    /// Groups of values to try for `parameter`.
    func alternatives(of parameter: ParameterDescription) throws -> [[String]] {
        ParameterAlternatives.groups(of: parameter, besides: trial.values[parameter.name] ?? parameter.defaultText)
    }

    /// Whether some frame with the parameter `name` at `text` has other bytes.
    ///
    /// - Parameter side: pixels of the picture's larger side at most; it is never drawn larger than a pixel for each point.
    func differ(with name: String, _ text: String, side: Double) throws -> Bool {
        let scale = min(1, side / max(entry.size.width, entry.size.height))
        let rasterizer = Rasterizer(scale: scale)
        let other = try Self.stage(entry, trial, trial.values.merging([name: text]) { $1 })
        return try Self.moments.contains { share in
            let time = duration * share
            let scene = try other.scene(at: time)
            // Equal scenes are drawn to equal bytes.
            guard try scene != self.scene(at: time) else { return false }
            return try rasterizer.render(scene) != picture(at: time, rasterizer, scale: scale)
        }
    }

    private func scene(at time: Double) throws -> FrameScene {
        if let known = scenes[time] { return known }
        let scene = try stage.scene(at: time)
        scenes[time] = scene
        return scene
    }

    private func picture(at time: Double, _ rasterizer: Rasterizer, scale: Double) throws -> Pixmap {
        if let known = pictures[scale]?[time] { return known }
        let picture = try rasterizer.render(scene(at: time))
        pictures[scale, default: [:]][time] = picture
        return picture
    }
}

/// Other values than a parameter's default, as they would be typed.
private enum ParameterAlternatives {
    /// Groups of values: one of each group has to change something. A choice has a group for each of its other options.
    ///
    /// - Parameter value: what it has otherwise.
    static func groups(of parameter: ParameterDescription, besides value: String) -> [[String]] {
        switch parameter.kind {
        case .number(let fallback, let range, let good, _):
            let part = good ?? range
            let inside = part.lowerBound + 0.37 * (part.upperBound - part.lowerBound)
            let numbers = [inside, fallback / 2, part.lowerBound, part.upperBound, range.lowerBound]
            return [numbers.filter(range.contains).map(NumberText.text).filter { $0 != value }]
        case .integer(let fallback, let range):
            // Large numbers of things are slow to draw.
            let few = [range.lowerBound + 1, fallback + 1, fallback / 2, min(20, range.upperBound)]
            return [few.filter { String($0) != value && range.contains($0) }.map(String.init)]
        case .boolean: return [[value == "true" ? "false" : "true"]]
        case .text:  // A word and the name of a symbol.
            return [[value == "heart" ? "star" : "heart"]]
        case .color: return [[value.lowercased() == "#12ab56" ? "red" : "#12AB56"]]
        case .colors(let list, _): return [[Array(repeating: "#12AB56", count: list.count).joined(separator: ",")]]
        case .choice(_, let options): return options.filter { $0 != value }.map { [$0] }
        case .choices(let list, let options): return options.filter { $0 != list.first }.map { [$0] }
        case .image: return [["picture.png"]]
        }
    }

    /// A picture for parameters that take one: a green square.
    @MainActor static var picture: ParameterValues.LoadedImage {
        var pixmap = Pixmap(width: 16, height: 16)
        for index in pixmap.pixels.indices { pixmap.pixels[index] = 0xFF20_C040 }
        return ParameterValues.LoadedImage(image: Image(pixmap: pixmap), identity: "picture.png")
    }
}
