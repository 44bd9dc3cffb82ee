import Foundation
import KinoraFrames
import KinoraProtocol
import KinoraStudio

/// Rendering to files: `kinora render` itself, in a process of its own.
struct StudioExport: Sendable {
    /// Where files go, below what is open.
    static let folder = "exports"

    enum Kind: String, CaseIterable {
        case png, frames, apng, gif, y4m, sheet
    }

    let kind: Kind
    /// The file or folder that is made.
    let place: String
    private let words: [String]
    private let script: String?

    /// - Parameters:
    ///   - target: an effect or a source, with what chooses the preview.
    ///   - name: how the file is called, without its ending.
    ///   - frame: of a single picture: its number.
    init(
        _ kind: Kind, of target: [String], _ settings: StudioSettings, named name: String, below root: String,
        frame: Int
    ) {
        self.kind = kind
        let folder = root + "/" + StudioExport.folder
        place = StudioExport.free("\(folder)/\(UserPreview.folderName(name))", kind)
        words = target + settings.words + ["--json", "-o", place] + (kind == .png ? ["--frames", String(frame)] : [])
        script = settings.script
    }

    /// A name that is not taken.
    private static func free(_ stem: String, _ kind: Kind) -> String {
        let ending = kind == .frames ? "" : kind == .sheet ? ".sheet.png" : "." + kind.rawValue
        return (1...).lazy.map { stem + ($0 == 1 ? "" : "-\($0)") + ending }
            .first { !FileManager.default.fileExists(atPath: $0) }!
    }

    /// Renders; nil when it is there, or what is wrong.
    func perform() -> String? {
        do {
            return try AgentPath.withTemporaryFolder { folder in
                var words = words
                if let script {
                    try AtomicFile.write(Array(script.utf8), to: folder + "/script.yaml")
                    words += ["--script", folder + "/script.yaml"]
                }
                let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
                let run = try Subprocess.run(own, ["render"] + words)
                guard run.status != 0 else { return nil }
                let said = run.complaint.split(whereSeparator: \.isNewline).last { $0.hasPrefix("Error: ") }
                return said.map { String($0.dropFirst(7)) } ?? "kinora render ended with \(run.status)."
            }
        } catch { return CommandError(error).sentence }
    }
}
