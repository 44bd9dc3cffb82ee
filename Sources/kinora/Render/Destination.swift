import Effects
import Foundation

/// Where a run's pictures go.
enum Destination: Equatable {
    /// A folder of numbered frames with their manifest.
    case folder(String)
    /// A single picture in a file.
    case file(String)
    case standardOutput
    /// A whole run in one file.
    case animation(String, AnimationFormat)
    /// A whole run to standard output.
    case stream(AnimationFormat)

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
            if case .time = selection {
                throw CommandError.usage(
                    "--at makes one picture, which is no \(animation.rawValue); leave it away or give a .png file.")
            }
            self = path == "-" ? .stream(animation) : .animation(path, animation)
        } else if path == "-" {
            try Self.needOne(selection, "-o - writes one picture to standard output")
            self = .standardOutput
        } else if path.lowercased().hasSuffix(".png"), !Self.isFolder(path) {
            try Self.needOne(selection, "-o \(path) names one picture")
            self = .file(path)
        } else if case .time(let time) = selection {
            // Not a frame's name: a time need not be a frame's.
            self = .file("\(path)/at-\(NumberText.text(time)).png")
        } else {
            self = .folder(path)
        }
    }

    private static func needOne(_ selection: RenderPlan.Selection, _ what: String) throws {
        guard case .frames(let frames) = selection, frames.count != 1 else { return }
        throw CommandError.usage(
            "\(what), but \(frames.count) frames are asked for; add --at SECONDS or --frames N, or give a folder.")
    }

    private static func isFolder(_ path: String) -> Bool {
        var directory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &directory) && directory.boolValue
    }
}
