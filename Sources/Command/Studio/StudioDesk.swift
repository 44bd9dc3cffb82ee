import Foundation
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraProtocol
import KinoraScripts
import KinoraStage
import KinoraStudio
import KinoraTestRuns
import Synchronization

/// Does what the page asks for.
final class StudioDesk: Sendable {
    private let router: StudioRouter
    /// nil where only the effects are shown.
    private let source: StudioSource?
    private let catalogue: StudioCatalogue
    private let goldens = StudioGoldens()
    private let news: StudioNews
    private let stages = Mutex<[Prepared]>([])
    private let exports = Mutex<[Export]>([])
    /// The folder that files are written to and below.
    private let root: String
    /// What is on the stage first.
    private let first: StudioSubject?

    /// A performance that frames are asked of.
    private struct Prepared {
        let name: String
        let subject: StudioSubject
        let settings: StudioSettings
        let scriptFile: String
    }

    private struct Export {
        let place: String
        var failure: String?
        var isDone = false
    }

    private static let mostStages = 512

    init(_ router: StudioRouter, source: StudioSource?, first: StudioSubject?, words: [String], news: StudioNews) {
        (self.router, self.source, self.first, self.news) = (router, source, first, news)
        catalogue = StudioCatalogue(words)
        root = source?.root ?? "."
    }

    /// The answer to a request; nil where it goes on without end.
    func answer(_ request: HTTPRequest) -> HTTPResponse? {
        do {
            return try answer(try router.route(request))
        } catch let refusal as HTTPRefusal {
            return HTTPResponse(refusal)
        } catch {
            return HTTPResponse(HTTPRefusal(422, CommandError(error).sentence))
        }
    }

    private func answer(_ route: StudioRoute) throws -> HTTPResponse? {
        switch route {
        case .file(let file): return HTTPResponse(type: file.type, body: file.bytes)
        case .events: return nil
        case .state: return .json(state)
        case .effects: return HTTPResponse(type: "application/json", body: Array(try Catalogue.json().utf8))
        case .frame(let stage, let number):
            let prepared = try prepared(stage)
            return .png(try ask("frame", prepared.subject, prepared.settings, ["frame": .integer(number)]).1)
        case .thumbnail(let subject, let isDark):
            return .png(try ask("thumbnail", subject, nil, ["dark": .bool(isDark)], isUrgent: false).1)
        case .golden(let run, let place, let side):
            return .png(try goldens.picture(run: run, place: place, side: side))
        case .call(let call, let value): return .json(try perform(call, value))
        }
    }

    /// Tells what is open, and again after each change.
    func stream(_ write: (String) -> Bool) {
        var known = -1
        while true {
            let count = news.wait(after: known, seconds: 15)
            guard write(count == known ? ": still here\n\n" : "data: \(state.line)\n\n") else { return }
            known = count
        }
    }

    private var state: JSONValue {
        let made = exports.withLock { exports in
            exports.map { export -> JSONValue in
                [
                    "place": .string(export.place), "isDone": .bool(export.isDone),
                    "failure": export.failure.map { .string($0) } ?? .null,
                ]
            }
        }
        var members: [String: JSONValue] = [
            "version": .string(KinoraVersion.current), "first": first?.value ?? .null, "exports": .array(made),
            "devices": .array(
                TestLook.devices.map { ["name": .string($0.key), "size": .string($0.value.text)] }),
            "typeSizes": .array(ViewSurroundings.typeSizes.map { .string($0) }),
        ]
        if let source {
            let now = source.now
            members["source"] = [
                "path": .string(source.path), "title": .string(source.title), "isBuilding": .bool(now.isBuilding),
                "generation": .integer(now.generation),
                "failure": now.failure.map { .string($0) } ?? .null, "problems": .array(now.problems),
                "notes": .string(now.notes),
                "leftOut": .integer(now.leftOut), "previews": .array(now.previews), "seconds": .number(now.seconds),
            ]
        }
        return .object(members)
    }

    // MARK: Asking those who perform

    private func ask(
        _ what: String, _ subject: StudioSubject, _ settings: StudioSettings?, _ more: [String: JSONValue] = [:],
        isUrgent: Bool = true
    ) throws -> (JSONValue, [UInt8]) {
        var question = more
        question["do"] = .string(what)
        question.merge(subject.value.members ?? [:]) { $1 }
        question["settings"] = settings?.value
        switch subject {
        case .effect: return try catalogue.ask(question, isUrgent: isUrgent)
        case .preview:
            guard let source else { throw HTTPRefusal(404, "No source is open.") }
            return try source.ask(question, isUrgent: isUrgent)
        }
    }

    private func prepared(_ name: String) throws -> Prepared {
        guard let found = stages.withLock({ $0.last { $0.name == name } }) else {
            throw HTTPRefusal(409, "This stage is gone; prepare it again.")
        }
        return found
    }

    // MARK: What is to be done

    private func perform(_ call: StudioCall, _ value: JSONValue) throws -> JSONValue {
        switch call {
        case .stage: return try prepare(value)
        case .record: return try record(value)
        case .script: return try editScript(value)
        case .save: return try save(value)
        case .compare:
            guard let source else { throw HTTPRefusal(404, "Effects of the catalogue have no goldens here.") }
            return try goldens.compare(source.path, preview: value["preview"]?.text)
        case .approve:
            let places = value["places"]?.elements?.compactMap { $0.double.map { Int($0) } } ?? []
            try goldens.approve(run: Int(value["run"]?.double ?? -1), places: places)
            return ["approved": .integer(places.count)]
        case .export: return try export(value)
        case .curves:
            let prepared = try prepared(value["stage"]?.text ?? "")
            return try ask("curves", prepared.subject, prepared.settings, isUrgent: false).0["curves"] ?? .null
        }
    }

    private func prepare(_ value: JSONValue) throws -> JSONValue {
        guard let subject = StudioSubject(value) else {
            throw HTTPRefusal(400, "An effect or a preview has to be named.")
        }
        let settings = try StudioSettings(value["settings"] ?? .object([:]))
        try checkPictures(subject, settings)
        var members = try ask("describe", subject, settings).0.members ?? [:]
        let scriptFile = members["scriptFile"]?.text ?? scriptPlace(of: subject)
        let name = stages.withLock { stages in
            let number = (stages.last.flatMap { Int($0.name) } ?? 0) + 1
            stages.append(
                Prepared(name: String(number), subject: subject, settings: settings, scriptFile: scriptFile))
            stages.removeFirst(max(0, stages.count - StudioDesk.mostStages))
            return String(number)
        }
        let isSaved = settings.script.map { script in
            (try? FolderListing.read(scriptFile, limit: YAMLDocument.largest)) == Array(script.utf8)
        }
        let target = target(of: subject)
        members["stage"] = .string(name)
        members["scriptFile"] = .string(scriptFile)
        members["isSaved"] = .bool(isSaved ?? true)
        members["command"] = .string(
            settings.command(target.path, preview: target.preview, scriptFile: settings.script.map { _ in scriptFile }))
        members["generation"] = .integer(source?.now.generation ?? 0)
        return .object(members)
    }

    /// Pictures that parameters name must be in what is open.
    private func checkPictures(_ subject: StudioSubject, _ settings: StudioSettings) throws {
        guard case .effect(let name) = subject, let entry = Catalogue.entry(named: name) else { return }
        for parameter in entry.parameters where parameter.kind == .image {
            guard let path = settings.parameters[parameter.name], !path.isEmpty else { continue }
            try checkIsInside(URL(fileURLWithPath: path), path)
        }
    }

    private func checkIsInside(_ place: URL, _ name: String) throws {
        let (real, home) = (
            place.resolvingSymlinksInPath().path, URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        )
        guard real == home || real.hasPrefix(home == "/" ? home : home + "/") else {
            throw HTTPRefusal(403, "\(name) is outside of \(root), which is open.")
        }
    }

    /// An effect's name, or a source with what chooses its preview where there are several.
    private func target(of subject: StudioSubject) -> (path: String, preview: String?) {
        switch subject {
        case .effect(let name): return (name, nil)
        case .preview(let name):
            let path = source.map { $0.path == "." ? "./" : AgentPath.source($0.path) } ?? ""
            let previews = source?.now.previews ?? []
            let option = previews.first { $0["name"]?.text == name }?["option"]?.text
            return (path, previews.count > 1 ? option : nil)
        }
    }

    private func scriptPlace(of subject: StudioSubject) -> String {
        let name = if case .effect(let name) = subject { name } else { "script" }
        return root == "." ? "\(name).yaml" : "\(root)/\(name).yaml"
    }

    private func record(_ value: JSONValue) throws -> JSONValue {
        let samples = try (value["samples"]?.elements ?? []).map { try PointerSample($0) }
        let events = PointerRecording(samples).events
        var sheet = ScriptSheet(value["text"]?.text ?? "")
        try sheet.append(events)
        return try described(sheet)
    }

    /// Reads a script, after one event was changed where that is asked for.
    private func editScript(_ value: JSONValue) throws -> JSONValue {
        var sheet = ScriptSheet(value["text"]?.text ?? "")
        if let index = value["replace"]?.double {
            let event = try value["event"].flatMap { $0 == .null ? nil : try ScriptEvent($0) }
            try sheet.replace(Int(index), by: event)
        }
        return try described(sheet)
    }

    private func described(_ sheet: ScriptSheet) throws -> JSONValue {
        ["text": .string(sheet.text), "events": .array(try sheet.script().events.map(\.value))]
    }

    /// Writes the script beside its source; nothing else can be written by name, and nothing outside of what is open.
    private func save(_ value: JSONValue) throws -> JSONValue {
        let prepared = try prepared(value["stage"]?.text ?? "")
        let sheet = ScriptSheet(value["text"]?.text ?? "")
        _ = try sheet.script()
        let place = prepared.scriptFile
        try checkIsInside(URL(fileURLWithPath: place).deletingLastPathComponent(), place)
        try AtomicFile.write(Array(sheet.text.utf8), to: place)
        return ["place": .string(place)]
    }

    private func export(_ value: JSONValue) throws -> JSONValue {
        let prepared = try prepared(value["stage"]?.text ?? "")
        guard let kind = value["kind"]?.text.flatMap(StudioExport.Kind.init) else {
            throw HTTPRefusal(
                400, "An export is one of \(StudioExport.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let target = target(of: prepared.subject)
        let name =
            switch prepared.subject {
            case .effect(let name), .preview(let name): name
            }
        let job = StudioExport(
            kind, of: [target.path] + (target.preview.map { ["--preview", $0] } ?? []), prepared.settings, named: name,
            below: root, frame: Int(value["frame"]?.double ?? 0))
        let index = try exports.withLock { exports in
            guard exports.count(where: { !$0.isDone }) < 2 else {
                throw HTTPRefusal(409, "Two exports are running; wait for one of them.")
            }
            exports.append(Export(place: job.place))
            return exports.count - 1
        }
        news.tell()
        Thread { [self] in
            let failure = job.perform()
            exports.withLock { ($0[index].failure, $0[index].isDone) = (failure, true) }
            news.tell()
        }.start()
        return ["place": .string(job.place)]
    }
}

extension TestLook.Size {
    fileprivate var text: String { "\(NumberText.text(width))x\(NumberText.text(height))" }
}
