import KinoraProtocol

/// What a request asks of the studio.
package enum StudioRoute: Equatable, Sendable {
    /// A file of the page.
    case file(PageFile)
    /// What is told as it happens, without end.
    case events
    /// What is open: previews, problems.
    case state
    /// The catalogue.
    case effects
    /// A picture of the performance that was prepared under a name.
    case frame(stage: String, number: Int)
    /// A small picture of an effect or a preview.
    case thumbnail(StudioSubject, isDark: Bool)
    /// A picture of the last comparison with goldens: its place in the list.
    case golden(run: Int, place: Int, side: GoldenSide)
    /// Something to do, with what it takes.
    case call(StudioCall, JSONValue)

    package enum GoldenSide: String, Sendable { case golden, actual }
}

/// What the page may ask to be done; all of it by POST with JSON.
package enum StudioCall: String, CaseIterable, Sendable {
    /// Prepares a performance and describes it.
    case stage
    /// Makes events of what a pointer did.
    case record
    /// Reads a script, or changes one event of it.
    case script
    /// Writes the script beside its source.
    case save
    /// Compares the previews with their goldens.
    case compare
    /// Makes an actual picture the golden one.
    case approve
    /// Renders to files.
    case export
    /// Follows the numbers of the picture over time.
    case curves
}

/// From requests to what they ask for.
package struct StudioRouter: Sendable {
    package let gate: StudioGate

    package init(_ gate: StudioGate) { self.gate = gate }

    package func route(_ request: HTTPRequest) throws -> StudioRoute {
        let (path, query) = try gate.admit(request)
        switch request.method {
        case "GET": return try read(path, query)
        case "POST": return try change(path, request)
        default: throw HTTPRefusal(405, "The studio takes GET and POST.")
        }
    }

    private func read(_ path: [String], _ query: [String: String]) throws -> StudioRoute {
        guard path.count == 1 else { throw StudioRouter.unknown }
        switch path[0] {
        case "events": return .events
        case "state": return .state
        case "effects": return .effects
        case "frame":
            guard let stage = query["stage"], let number = StudioRouter.number(query["frame"]) else {
                throw HTTPRefusal(400, "A frame has a stage and a number.")
            }
            return .frame(stage: stage, number: number)
        case "thumbnail":
            guard let subject = StudioSubject(effect: query["effect"], preview: query["preview"]) else {
                throw HTTPRefusal(400, "A thumbnail is of an effect or of a preview.")
            }
            return .thumbnail(subject, isDark: query["dark"] == "1")
        case "golden":
            guard let run = StudioRouter.number(query["run"]), let place = StudioRouter.number(query["place"]),
                let side = query["side"].flatMap(StudioRoute.GoldenSide.init)
            else { throw HTTPRefusal(400, "A picture of the comparison has a run, a place and a side.") }
            return .golden(run: run, place: place, side: side)
        default:
            guard let file = PageFile.named(path[0].isEmpty ? "index.html" : path[0]) else {
                throw StudioRouter.unknown
            }
            return .file(file)
        }
    }

    private func change(_ path: [String], _ request: HTTPRequest) throws -> StudioRoute {
        guard path.count == 1, let call = StudioCall(rawValue: path[0]) else { throw StudioRouter.unknown }
        guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
            throw HTTPRefusal(415, "The studio takes JSON.")
        }
        guard let value = try? JSONValue(request.body), value.members != nil else {
            throw HTTPRefusal(400, "The body is no object in JSON.")
        }
        return .call(call, value)
    }

    private static let unknown = HTTPRefusal(404, "The studio has nothing of this name.")

    /// A whole number of few digits.
    private static func number(_ text: String?) -> Int? {
        guard let text, (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
