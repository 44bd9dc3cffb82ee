import KinoraBasics
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraPixels
import KinoraViews

/// Numbers on the command line, with an error for each that is not valid.
enum OptionText {
    /// Reads `WIDTHxHEIGHT` in points.
    static func size(_ text: String) throws -> CGSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = NumberText.number(parts[0]), let height = NumberText.number(parts[1]) else {
            throw CommandError.usage(
                "--size \(TypedText.quoted(text)) is not a size; it takes WIDTHxHEIGHT in points, such as 640x360.")
        }
        guard width > 0, height > 0 else {
            throw CommandError.usage("--size \(text) is empty; both sides must be more than 0 points, such as 640x360.")
        }
        return CGSize(width: width, height: height)
    }

    static func scale(_ text: String) throws -> Double {
        try number(text, "--scale", in: FrameLimits.scale, "pixels per point")
    }

    /// The pixels of a frame, or why there are too many or none.
    static func pixels(_ size: CGSize, scale: Double) throws -> PixelSize {
        if let pixels = PixelSize(points: size, scale: scale) { return pixels }
        let smallest = min(size.width, size.height) * scale
        let points = "\(NumberText.text(size.width))x\(NumberText.text(size.height))"
        throw CommandError.usage(
            "A frame of \(points) points at scale \(NumberText.text(scale)) is too \(smallest < 0.5 ? "small" : "large"); "
                + "it takes at least one pixel and at most "
                + "\(FrameLimits.pixels) pixels (8192x8192), and \(FrameLimits.side) along one side.")
    }

    static func rate(_ text: String) throws -> FrameRate {
        if let rate = FrameRate(text) { return rate }
        throw CommandError.usage(
            "--fps \(TypedText.quoted(text)) is not a frame rate; it takes frames per second from "
                + "\(NumberText.text(FrameRate.range.lowerBound)) to \(NumberText.text(FrameRate.range.upperBound)), "
                + "such as 30, 29.97 or 30000/1001.")
    }

    static func duration(_ text: String) throws -> Double {
        guard let value = NumberText.number(text), value > 0, value <= FrameLimits.duration else {
            throw CommandError.usage(
                "--duration \(TypedText.quoted(text)) is not a duration; it takes seconds, more than 0 and at most "
                    + "\(NumberText.text(FrameLimits.duration)).")
        }
        return value
    }

    /// A language, or language and region, with `_` between them; nil for the usual one.
    static func locale(_ text: String?) throws -> String? {
        guard let text else { return nil }
        if let locale = LocaleName.canonical(text) { return locale }
        throw CommandError.usage(
            "--locale \(TypedText.quoted(text)) is not a locale; it takes a language, or language and region, as in de or de_AT."
        )
    }

    /// When performances begin; nil for the usual date.
    static func date(_ text: String?) throws -> DateText? {
        guard let text else { return nil }
        if let date = DateText(text) { return date }
        throw CommandError.usage("--date \(TypedText.quoted(text)) is not a date; it takes \(DateText.form).")
    }

    static func seed(_ text: String) throws -> UInt64 {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let seed = UInt64(text) else {
            throw CommandError.usage(
                "--seed \(TypedText.quoted(text)) is not a seed; it takes a whole number from 0 to \(UInt64.max).")
        }
        return seed
    }

    /// Threads: a number, or a share of the processors such as `50%`; without a word one for each processor.
    static func workers(
        _ text: String?, processors: Int = ProcessInfo.processInfo.activeProcessorCount
    ) throws -> Int {
        guard let text else { return max(1, processors) }
        if text.hasSuffix("%"), let share = NumberText.number(text.dropLast()), share > 0, share <= 100 {
            return min(FrameLimits.workers, max(1, Int(Double(processors) * share / 100)))
        }
        guard let count = NumberText.integer(text), (1...FrameLimits.workers).contains(count) else {
            throw CommandError.usage(
                "--jobs \(TypedText.quoted(text)) is not a number of threads; it takes 1 to \(FrameLimits.workers), or a share of "
                    + "the processors such as 50%.")
        }
        return count
    }

    static func number(_ text: String, _ option: String, in range: ClosedRange<Double>, _ unit: String) throws -> Double
    {
        guard let value = NumberText.number(text), range.contains(value) else {
            throw CommandError.usage(
                "\(option) \(TypedText.quoted(text)) is not valid; it takes a number from \(NumberText.text(range.lowerBound)) to "
                    + "\(NumberText.text(range.upperBound)) (\(unit)).")
        }
        return value
    }
}

extension OptionText {
    /// Times in seconds with commas between them.
    static func times(_ text: String, in range: ClosedRange<Double>) throws -> [Double] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= SheetWriter.mostCells else {
            throw CommandError.usage("--at takes at most \(SheetWriter.mostCells) times; --frames takes more.")
        }
        let times = try parts.map {
            try number(
                $0.trimmingCharacters(in: .whitespaces), "--at", in: range, "seconds; --duration makes it longer")
        }
        guard Set(times).count == times.count else {
            throw CommandError.usage("--at \(TypedText.quoted(text)) has a time twice.")
        }
        return times
    }

    static func colors(_ text: String) throws -> PictureColors {
        guard let colors = PictureColors(rawValue: text.lowercased()) else {
            throw CommandError.usage("--colors \(TypedText.quoted(text)) is unknown; it takes srgb or p3.")
        }
        return colors
    }

    static func compression(_ text: String) throws -> PNGCompression {
        if let level = PNGCompression(rawValue: text.lowercased()) { return level }
        throw CommandError.usage(
            "--compression \(TypedText.quoted(text)) is unknown; it takes fast, balanced, small or smallest"
                + "\(NearestName.hint(for: text, among: PNGCompression.allCases.map(\.rawValue))).")
    }

    static func appearance(_ text: String) throws -> ColorScheme {
        switch text.lowercased() {
        case "light": return .light
        case "dark": return .dark
        default:
            throw CommandError.usage(
                "--appearance \(TypedText.quoted(text)) is unknown; it takes light or dark"
                    + "\(NearestName.hint(for: text, among: ["light", "dark"])).")
        }
    }

    /// What is painted behind the scene: `transparent`, or a color as it looks in `appearance`.
    static func background(_ text: String, appearance: ColorScheme) throws -> RenderJob.Background {
        if text.lowercased() == "transparent" { return .transparent }
        guard let color = ColorText.color(text) else {
            let hint = ColorText.hint(for: text, among: ["transparent"] + ColorText.names)
            throw CommandError.usage(
                "--background \(TypedText.quoted(text)) is not a color; it takes #RRGGBB, #RRGGBBAA, a color's name or "
                    + "transparent\(hint).")
        }
        var environment = EnvironmentValues()
        environment.colorScheme = appearance
        return .color(color.rgba(in: environment))
    }
}
