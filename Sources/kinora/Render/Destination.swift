import Effects
import Foundation

/// Where a run's pictures go.
enum Destination: Equatable {
    /// A folder of numbered frames with their manifest.
    case folder(String)
    /// A single picture in a file.
    case file(String)
    case standardOutput

    /// - Parameters:
    ///   - output: the value of `-o`, or nil for the default.
    ///   - effect: names the default folder.
    init(_ output: String?, selection: RenderPlan.Selection, effect: String) throws {
        let path = output ?? "frames/\(effect)"
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw CommandError.usage("-o is empty; it takes a folder, a .png file or -.")
        }
        if path == "-" {
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
