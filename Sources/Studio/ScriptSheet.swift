import KinoraProtocol
import KinoraScripts
import KinoraStage

/// The text of a script as somebody works on it: events are added and changed in place, and everything else, such as comments, stays
/// as it was written.
package struct ScriptSheet: Equatable, Sendable {
    package private(set) var text: String

    /// - Parameter text: of a script file; may be empty.
    package init(_ text: String) { self.text = text }

    /// - Throws: `DocumentError` with the place of the first mistake.
    package func script() throws -> Script {
        isEmpty ? .empty : try Script(text: text)
    }

    /// Whether there is nothing but comments and empty lines.
    private var isEmpty: Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { line in
            line.allSatisfy(\.isWhitespace) || line.first { !$0.isWhitespace } == "#"
        } || text.filter({ !$0.isWhitespace }) == "[]"
    }

    /// Adds events at the end, a line for each.
    package mutating func append(_ events: [ScriptEvent]) throws {
        guard !events.isEmpty else { return }
        let script = try script()
        guard isEmpty || places(of: script) != nil else {
            text = Script(script.events + events).text
            return
        }
        let kept = text.filter { !$0.isWhitespace } == "[]" ? "" : text
        text = kept + (kept.isEmpty || kept.hasSuffix("\n") ? "" : "\n") + Script(events).text
    }

    /// Replaces an event by another, or takes it away.
    ///
    /// - Parameter index: its place in the file, from 0.
    package mutating func replace(_ index: Int, by event: ScriptEvent?) throws {
        var script = try script()
        guard script.events.indices.contains(index) else {
            throw HTTPRefusal(400, "The script has no event \(index + 1).")
        }
        let line = event.map { Script([$0]).text } ?? ""
        if let place = places(of: script)?[index] {
            text.replaceSubrange(place, with: line)
        } else {
            var events = script.events
            events.replaceSubrange(index...index, with: event.map { [$0] } ?? [])
            script = Script(events)
            text = script.text
        }
    }

    /// Where each event's lines are; nil where events are not lines of their own, as in JSON.
    private func places(of script: Script) -> [Range<String.Index>]? {
        var places: [Range<String.Index>] = []
        var at = text.startIndex
        var isWithin = false
        while at < text.endIndex {
            let end = text[at...].firstIndex(of: "\n").map { text.index(after: $0) } ?? text.endIndex
            let line = text[at..<end]
            if line.hasPrefix("- ") {
                places.append(at..<end)
                isWithin = true
            } else if line.first?.isWhitespace == true, line.contains(where: { !$0.isWhitespace }), isWithin {
                places[places.count - 1] = places[places.count - 1].lowerBound..<end
            } else if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) {
                isWithin = false
            } else {
                return nil
            }
            at = end
        }
        return places.count == script.events.count ? places : nil
    }
}
