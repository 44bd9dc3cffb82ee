import KinoraBasics
import KinoraEffects
import KinoraJobs

/// Which frames of a run are wanted, as typed.
enum FrameSelection {
    /// Reads `A..<B` (B excluded), `A...B` or `A-B` (B included), or one number, and checks it against a run of `count`
    /// frames.
    static func frames(_ text: String, of count: Int, rate: FrameRate, duration: Double) throws -> Range<Int> {
        guard let (first, end) = bounds(text) else {
            throw CommandError.usage(
                "--frames \(TypedText.quoted(text)) is not a range; it takes A..<B (B excluded), A...B (B included) or one "
                    + "frame's number, counted from 0.")
        }
        guard first < end else {
            throw CommandError.usage("--frames \(text) is empty; its end must come after its start, as in 0..<30.")
        }
        guard end <= count else {
            let seconds = NumberText.text(duration)
            throw CommandError.usage(
                "--frames \(text) reaches past the end; \(seconds) s at \(rate) frames per second are frames 0..<\(count), "
                    + "and --duration makes it longer.")
        }
        return first..<end
    }

    private static func bounds(_ text: String) -> (first: Int, end: Int)? {
        for (separator, extra) in [("..<", 0), ("...", 1), ("-", 1)] {
            guard let middle = text.range(of: separator) else { continue }
            guard let first = number(text[..<middle.lowerBound]), let last = number(text[middle.upperBound...]) else {
                return nil
            }
            return (first, last + extra)
        }
        return number(text[...]).map { ($0, $0 + 1) }
    }

    /// Digits only; a frame number beyond any run is still a number.
    private static func number(_ text: Substring) -> Int? {
        guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
