// A journal of a run in progress: which frames it has written, line by line, so that a run that was killed loses
// none of them.
//
// The manifest is written as a whole, before the first frame and after the last; in between this file grows beside
// it. Each frame is entered before its file is renamed to its final name, so that every frame in the folder has an
// entry. A frame with an entry may still be missing or older, which its length and SHA-256 show. The first line
// identifies the performance; a journal of another performance is ignored.
import Glibc

/// The journal of one frame folder, for one run.
public final class FrameJournal: Sendable {
    /// The name of the file, hidden from those who look for frames.
    public static let fileName = ".kinora-journal"
    /// A line is under 100 bytes, and a run has at most a million frames, each perhaps more than once.
    static let byteLimit = 256 << 20

    private let path: String
    private let descriptor: Int32

    /// Starts an empty journal for the performance that `manifest` names.
    public init(in folder: FrameFolder, for manifest: Manifest) throws(FrameFileError) {
        path = folder.path(of: FrameJournal.fileName)
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FrameFileError(.write, path, errno: errno) }
        try append(try FrameJournal.header(manifest))
    }

    deinit { close(descriptor) }

    /// Enters a frame that is about to get its name. May be called from any thread: a line is one write at the file's
    /// end.
    public func note(_ frame: Manifest.Frame) throws(FrameFileError) {
        try append("\(frame.index) \(frame.bytes) \(frame.sha256)\n")
    }

    /// Enters font files of which a frame is made that is about to get its name. May be called from any thread.
    public func note(_ fonts: [Manifest.Resource]) throws(FrameFileError) {
        for font in fonts {
            try append("font \(font.sha256)\t\(font.name)\t\(font.version ?? "")\n")
        }
    }

    private func append(_ line: String) throws(FrameFileError) {
        let failure = Array(line.utf8).withUnsafeBytes { AtomicFile.writeAll($0, to: descriptor) }
        guard failure == 0 else { throw FrameFileError(.write, path, errno: failure) }
    }

    /// Removes the journal, if there is one.
    public static func remove(from folder: FrameFolder) { unlink(folder.path(of: fileName)) }

    /// The frames that a killed run of `manifest`'s performance has entered, in rising order. The last entry of each
    /// frame counts; incomplete lines are left out.
    public static func frames(in folder: FrameFolder, of manifest: Manifest) -> [Manifest.Frame] {
        var frames: [Int: Manifest.Frame] = [:]
        for line in lines(in: folder, of: manifest) {
            if let frame = frame(line, folder.name) { frames[frame.index] = frame }
        }
        return frames.values.sorted { $0.index < $1.index }
    }

    /// The font files that a killed run of `manifest`'s performance has entered.
    public static func fonts(in folder: FrameFolder, of manifest: Manifest) -> [Manifest.Resource] {
        lines(in: folder, of: manifest).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
            guard words.count == 3, words[0].hasPrefix("font "), words[0].utf8.count == 69 else { return nil }
            return Manifest.Resource(
                name: String(words[1]), sha256: String(words[0].dropFirst(5)),
                version: words[2].isEmpty ? nil : String(words[2]))
        }
    }

    /// The whole lines after the header, where the journal is of `manifest`'s performance.
    private static func lines(in folder: FrameFolder, of manifest: Manifest) -> [ArraySlice<UInt8>] {
        guard let bytes = try? FolderListing.read(folder.path(of: fileName), limit: byteLimit),
            let header = try? header(manifest), bytes.starts(with: header.utf8)
        else { return [] }
        return bytes.dropFirst(header.utf8.count).split(separator: UInt8(ascii: "\n"))
    }

    private static func frame(_ line: ArraySlice<UInt8>, _ name: FrameName) -> Manifest.Frame? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, let index = Int(words[0]), index >= 0, let length = Int(words[1]),
            words[2].utf8.count == 64
        else { return nil }
        return Manifest.Frame(index: index, file: name.fileName(index), bytes: length, sha256: String(words[2]))
    }

    private static func header(_ manifest: Manifest) throws(FrameFileError) -> String {
        "kinora journal 1 \(manifest.tool.version) \(try manifest.performanceFingerprint())\n"
    }
}

extension Manifest {
    /// The SHA-256 of what decides each frame, whichever of them a run asks for.
    func performanceFingerprint() throws(FrameFileError) -> String {
        var any = job
        any.range = FrameRange(0..<0)
        any.fonts = []
        return try any.fingerprint()
    }
}
