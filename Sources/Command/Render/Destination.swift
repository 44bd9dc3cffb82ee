import KinoraBasics
import KinoraEffects
import Foundation

/// Where a run's pictures go.
enum Destination: Equatable {
    /// A folder of numbered frames with their manifest.
    case folder(String)
    /// A single picture in a file.
    case file(String)
    /// A folder of pictures, each named by its time.
    case pictures(String)
    case standardOutput
    /// A whole run in one file.
    case animation(String, AnimationFormat)
    /// A whole run to standard output.
    case stream(AnimationFormat)
    /// Small copies of a run's frames on one picture.
    case sheet(String)

    /// All destinations of a run. Two of them must not write to the same place, and only one may be a folder.
    ///
    /// - Parameters:
    ///   - outputs: the values of `-o`; none is the default place.
    ///   - format: the word of `--format`: of the one output, and of several of standard output.
    static func all(
        _ outputs: [String], format: String?, selection: RenderPlan.Selection, effect: String
    ) throws -> [Destination] {
        guard outputs.count > 1 else {
            return [try Destination(outputs.first, format: format, selection: selection, effect: effect)]
        }
        let all = try outputs.map {
            try Destination($0, format: $0 == "-" ? format : nil, selection: selection, effect: effect)
        }
        guard Set(all.map(\.path)).count == all.count else {
            throw CommandError.usage("Two of -o \(outputs.joined(separator: ", -o ")) are the same place.")
        }
        let folders = all.filter { if case .folder = $0 { true } else { false } }
        guard folders.count <= 1 else {
            throw CommandError.usage(
                "-o \(folders.map(\.path).joined(separator: " and -o ")) are two folders; one rendering fills one folder, beside any "
                    + "number of .apng, .gif, .y4m and .sheet.png files.")
        }
        return all
    }

    /// As it was typed, or the default; `-` for standard output.
    var path: String {
        switch self {
        case .folder(let path), .file(let path), .pictures(let path), .animation(let path, _), .sheet(let path): path
        case .standardOutput, .stream: "-"
        }
    }

    /// - Parameters:
    ///   - output: the value of `-o`, or nil for the default.
    ///   - effect: names the default folder.
    ///   - format: the word of `--format`, or nil to go by the file's extension.
    init(_ output: String?, format: String? = nil, selection: RenderPlan.Selection, effect: String) throws {
        let animation = try format.map(AnimationFormat.named) ?? output.flatMap(AnimationFormat.init(path:))
        let path = output ?? animation.map { "\(effect).\($0.rawValue)" } ?? "frames/\(effect)"
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw CommandError.usage("-o is empty; it takes a folder, a .png file or -.")
        }
        if let animation, !Self.isFolder(path) {
            if selection.isOfTimes {
                throw CommandError.usage(
                    "--at makes single pictures, which are no \(animation.rawValue); leave it away or give a .png file."
                )
            }
            self = path == "-" ? .stream(animation) : .animation(path, animation)
        } else if path.lowercased().hasSuffix(".sheet.png"), !Self.isFolder(path), selection.isMany {
            self = .sheet(path)
        } else if path == "-" {
            try Self.needOne(selection, "-o - writes one picture to standard output")
            self = .standardOutput
        } else if path.lowercased().hasSuffix(".png"), !Self.isFolder(path) {
            try Self.needOne(selection, "-o \(path) names one picture")
            self = .file(path)
        } else if case .time(let time) = selection {
            // Not named like a frame, because a time need not be that of a frame.
            self = .file("\(path)/\(Self.name(ofTime: time))")
        } else if case .times = selection {
            self = .pictures(path)
        } else {
            self = .folder(path)
        }
    }

    private static func needOne(_ selection: RenderPlan.Selection, _ what: String) throws {
        let (count, kind): (Int, String)
        switch selection {
        case .time: return
        case .times(let times): (count, kind) = (times.count, "times")
        case .frames(let frames): (count, kind) = (frames.count, "frames")
        }
        guard count != 1 else { return }
        throw CommandError.usage(
            "\(what), but \(count) \(kind) are asked for; add --at SECONDS or --frames N, or give a folder."
                + (what.hasSuffix("picture") ? " A file NAME.sheet.png takes small copies of all of them." : ""))
    }

    /// How the picture at a time is called in a folder.
    static func name(ofTime time: Double) -> String { "at-\(NumberText.text(time)).png" }

    private static func isFolder(_ path: String) -> Bool {
        var directory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &directory) && directory.boolValue
    }
}
