import Foundation
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
        guard let expected = evidence.expected, let actual = evidence.actual else { return }
        let stem = evidence.name.lowercased().hasSuffix(".png") ? String(evidence.name.dropLast(4)) : evidence.name
        // A frame of a tree has its place in a tree.
        try FolderListing.create((folder.path(of: stem) as NSString).deletingLastPathComponent)
        if let difference = evidence.difference {
            try PNGFile.write(difference, to: folder.path(of: stem + "-diff.png"))
        }
        let strip = DiffPicture.strip(
            expected: expected, difference: evidence.difference, actual: actual)
        try PNGFile.write(strip, to: folder.path(of: stem + "-strip.png"))
    }
}
