import Foundation
import KinoraDiff
import KinoraFrames
import KinoraJobs
import KinoraPixels

/// The pictures of a report, of every frame that fails: the first ones inside the page, up to a size that opens quickly, and the
/// others as files in a folder beside it, which the page loads when somebody gets there.
struct DiffAlbum {
    /// One picture as the page refers to it.
    struct Shot {
        let size: PixelSize
        /// A `data:` URL, or a path from the page's folder.
        let source: String
    }

    struct Entry {
        let name: String
        let outcome: SequenceDiff.Frame.Outcome
        var expected: Shot?
        var actual: Shot?
        var difference: Shot?
        let clusters: [DiffCluster]
    }

    /// So many bytes of PNG are inside of the page.
    static let insideLimit = 24 << 20

    private(set) var entries: [Entry] = []
    private var insideBytes = 0
    /// Beside the page; created when it is needed.
    private let folder: FrameFolder
    private let folderName: String

    /// - Parameter page: the page's path.
    init(page: String) {
        let plain = page.lowercased().hasSuffix(".html") ? String(page.dropLast(5)) : page
        folder = FrameFolder(plain + "-pictures")
        folderName = (folder.path as NSString).lastPathComponent
        removeOld()
    }

    mutating func add(_ evidence: SequenceComparison.Evidence) throws {
        let number = entries.count
        entries.append(
            Entry(
                name: evidence.name, outcome: evidence.outcome,
                expected: try shot(evidence.expected, "\(number)-expected.png"),
                actual: try shot(evidence.actual, "\(number)-actual.png"),
                difference: try shot(evidence.difference, "\(number)-difference.png"), clusters: evidence.clusters))
    }

    private mutating func shot(_ picture: StraightPixmap?, _ name: String) throws -> Shot? {
        guard let picture else { return nil }
        let size = PixelSize(width: picture.width, height: picture.height)
        let bytes = try PNGEncoder().encode(picture)
        guard insideBytes + bytes.count > Self.insideLimit else {
            insideBytes += bytes.count
            return Shot(size: size, source: "data:image/png;base64," + Data(bytes).base64EncodedString())
        }
        try folder.create()
        try AtomicFile.write(bytes, to: folder.path(of: name))
        let path = "\(folderName)/\(name)".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        return Shot(size: size, source: path ?? name)
    }

    /// Pictures of an earlier report of the same name.
    private func removeOld() {
        guard let names = try? FolderListing.names(in: folder.path) else { return }
        for name in names {
            let parts = name.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, Int(parts[0]) != nil,
                ["expected.png", "actual.png", "difference.png"].contains(parts[1])
            else { continue }
            try? FolderListing.remove(folder.path(of: name))
        }
        rmdir(folder.path)
    }
}
