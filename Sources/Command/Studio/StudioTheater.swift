import Foundation
import Glibc
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraProtocol
import KinoraScripts
import KinoraStage
import KinoraStudio
import Synchronization

/// What a worker of the studio performs: the effects of the catalogue, and the previews of one source.
@MainActor
struct StudioTheater {
    private var source: UserSource?
    private var names: [String] = []
    /// The performances used last, the latest at the end: going back to one must not begin it anew.
    private var stages: [(key: Key, performance: StudioPerformance)] = []
    /// The performance whose language, date and files are offered now; nil where they are those of a thumbnail.
    private var offered: Key?

    private struct Key: Hashable {
        let subject: StudioSubject
        let settings: StudioSettings
    }

    private static let mostStages = 6

    /// Does what a line asks for: what to answer, and the bytes of a picture.
    mutating func perform(_ request: JSONValue) throws -> ([String: JSONValue], [UInt8]) {
        switch request["do"]?.text {
        case "prepare":
            _ = try? Toolchain.find()
            return ([:], [])
        case "names":
            // Builds that somebody waits for go first.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            KnownNames.reads.store(true, ordering: .relaxed)
            if let toolchain = try? Toolchain.find() { _ = KnownNames(toolchain, SourceCache()) }
            return ([:], [])
        case "open": return (try open(request["path"]?.text ?? ""), [])
        case "describe": return (try performance(request).description, [])
        case "frame":
            let number = Int(request["frame"]?.double ?? 0)
            return ([:], try performance(request).frame(number))
        case "thumbnail": return ([:], try thumbnail(request))
        case "curves": return (["curves": try performance(request).curves()], [])
        default: throw HTTPRefusal(400, "The worker does not know what to do.")
        }
    }

    /// Builds a source. What the compiler says is part of the answer, whether it ends well or not.
    private mutating func open(_ path: String) throws -> [String: JSONValue] {
        var failure: String?
        let notes = StandardStreams.collecting {
            do {
                let source = try UserSource(path)
                (self.source, names) = (source, source.names())
            } catch { failure = CommandError(error).sentence }
        }
        var members: [String: JSONValue] = [
            "problems": .array(CompilerProblem.all(in: notes).map(\.value)),
            "notes": .string(String(notes.prefix(20_000))),
        ]
        if let failure {
            members["failure"] = .string(failure)
            return members
        }
        members["leftOut"] = .integer(source?.leftOut.files ?? 0)
        members["previews"] = .array(
            zip(source?.previews ?? [], names).enumerated().map { index, found in
                let (preview, name) = found
                return [
                    "name": .string(name), "title": .string(preview.name ?? preview.line.map { "line \($0)" } ?? name),
                    "option": .string(preview.name ?? String(index + 1)), "file": .string(preview.file.path),
                    // What kinora test calls it; one without a name is compared with all of its file.
                    "test": .string(preview.name ?? preview.file.fileName),
                    "line": preview.line.map { .integer($0) } ?? .null,
                ]
            })
        return members
    }

    private func preview(_ name: String) throws -> UserPreview {
        guard let source, let index = names.firstIndex(of: name) else {
            throw HTTPRefusal(404, "There is no preview \(TypedText.quoted(name)) any more.")
        }
        return source.previews[index]
    }

    private mutating func performance(_ request: JSONValue) throws -> StudioPerformance {
        guard let subject = StudioSubject(request) else {
            throw HTTPRefusal(400, "An effect or a preview has to be named.")
        }
        return try performance(subject, try StudioSettings(request["settings"] ?? .object([:])))
    }

    private mutating func performance(
        _ subject: StudioSubject, _ settings: StudioSettings
    ) throws -> StudioPerformance {
        let key = Key(subject: subject, settings: settings)
        if let index = stages.firstIndex(where: { $0.key == key }) {
            let found = stages.remove(at: index)
            stages.append(found)
            if offered != key {
                try found.performance.offerSurroundings()
                source?.offer()
                offered = key
            }
            return found.performance
        }
        let performance: StudioPerformance
        switch subject {
        case .effect(let name):
            performance = try StudioPerformance(settings) { _ in try Catalogue.effect(named: name) }
        case .preview(let name):
            let preview = try preview(name)
            let source = source
            performance = try StudioPerformance(settings, of: preview, name) { surroundings in
                source?.offer()
                return try preview.entry(name, in: surroundings)
            }
        }
        stages.append((key, performance))
        offered = key
        if stages.count > StudioTheater.mostStages { stages.removeFirst() }
        return performance
    }

    /// Pixels of a thumbnail's longer side.
    private static let thumbnailSide = 240.0

    /// A moment in which there is something to see, small. It is not kept among the performances.
    private mutating func thumbnail(_ request: JSONValue) throws -> [UInt8] {
        guard let subject = StudioSubject(request) else {
            throw HTTPRefusal(400, "An effect or a preview has to be named.")
        }
        let entry: CatalogueEntry
        switch subject {
        case .effect(let name): entry = try Catalogue.effect(named: name)
        case .preview(let name): entry = try preview(name).entry(name)
        }
        let side = Double(max(entry.size.width, entry.size.height))
        let scale = max(FrameLimits.scale.lowerBound, min(1, StudioTheater.thumbnailSide / side))
        var settings: [String: JSONValue] = ["scale": .string(NumberText.text((scale * 1000).rounded() / 1000))]
        if request["dark"] == true { settings["appearance"] = "dark" }
        offered = nil
        let performance = try StudioPerformance(try StudioSettings(.object(settings))) { _ in entry }
        var time = entry.duration * 0.45
        for blank in entry.blank where blank.contains(time) {
            time = blank.upperBound < entry.duration ? (blank.upperBound + entry.duration) / 2 : blank.lowerBound / 2
        }
        return try performance.picture(at: time)
    }
}
