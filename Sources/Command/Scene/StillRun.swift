import KinoraBasics
import KinoraFrames

/// Draws a still scene and reports the result.
@MainActor
struct StillRun {
    let plan: StillPlan
    let json: Bool
    let quiet: Bool

    func perform() throws {
        switch plan.output {
        case .standardOutput:
            guard !StandardStreams.outputIsTerminal else {
                throw CommandError.usage("-o - writes a PNG, which no terminal shows; send it to a file or a program.")
            }
            try StandardStreams.output(try plan.picture())
        case .file(let path):
            let bytes = try plan.picture()
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if !folder.isEmpty { try FrameFolder(folder).create() }
            try AtomicFile.write(bytes, to: path)
            try tell(
                StillReport(scene: plan.still.name, file: path, width: plan.pixels.width, height: plan.pixels.height))
        }
    }

    private func tell(_ report: StillReport) throws {
        if json {
            try StandardStreams.output(try JSONText.encode(report))
        } else if !quiet {
            try StandardStreams.output("\(report.scene), \(report.width)x\(report.height) pixels, in \(report.file)\n")
        }
    }
}

/// What was written, for people and programs.
struct StillReport: Encodable {
    let scene: String
    let file: String
    /// Pixels.
    let width: Int
    let height: Int
}
