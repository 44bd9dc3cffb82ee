import KinoraFrames
import KinoraJobs
import KinoraDiff

/// The folder of `--diff-out`: for each failing frame its difference picture and the strip of all three.
struct DiffFolder {
    let folder: FrameFolder

    init(_ path: String) throws {
        folder = FrameFolder(path)
        try folder.create()
    }

    func write(_ evidence: SequenceComparison.Evidence) throws {
        let stem = evidence.name.hasSuffix(".png") ? String(evidence.name.dropLast(4)) : evidence.name
        if let difference = evidence.difference {
            try PNGFile.write(difference, to: folder.path(of: stem + "-diff.png"))
        }
        let strip = DiffPicture.strip(
            expected: evidence.expected, difference: evidence.difference, actual: evidence.actual)
        try PNGFile.write(strip, to: folder.path(of: stem + "-strip.png"))
    }
}
