import KinoraFrames
import Foundation
import KinoraPixels

/// What a path holds for a comparison: one PNG, a folder of them and of such folders, or an animated PNG.
public struct PictureSequence: Sendable {
    /// What was found at the path.
    public enum Kind: String, Sendable {
        /// A single PNG file, a folder with PNG files in it or below it, or an animated PNG.
        case picture, folder, animation
    }

    /// One run of frames: a folder, the animation, or the picture.
    package struct Run: Sendable {
        /// The folder's path below the sequence's, with a slash at its end; empty for the sequence's own.
        package let prefix: String
        package let count: Int
        /// Frames per second by the folder's manifest or the animation; nil when neither says.
        package let rate: Double?
    }

    /// As it was given.
    public let path: String
    /// What was found there.
    public let kind: Kind
    /// The pictures' paths below the folder, in natural order; one name for a single picture. An animation's are `frame 0` and so on.
    public let names: [String]
    /// In natural order of their folders.
    package let runs: [Run]
    /// What should be known about the folder, a sentence each: runs that are not whole, pictures that are not compared.
    public let warnings: [String]

    /// Frames per second, where there is one run that says.
    public var rate: Double? { runs.count == 1 ? runs[0].rate : nil }

    /// Whether the path is a folder of pictures.
    public var isFolder: Bool { kind == .folder }

    /// Looks at `path`; pictures are not read yet, apart from an animation's file.
    ///
    /// - Throws: `FrameFileError` where there is neither a file nor a folder, or the folder's manifest or the animation is damaged.
    public init(_ path: String) throws(FrameFileError) {
        self.path = path
        guard FolderListing.kind(path) != nil else { throw FrameFileError(.read, path, "no such file or folder") }
        if FolderListing.isFolder(path) {
            kind = .folder
            (names, runs, warnings) = try Self.look(into: path)
        } else if let animation = try Self.animation(path) {
            kind = .animation
            names = (0..<animation.frameCount).map { "frame \($0)" }
            runs = [Run(prefix: "", count: animation.frameCount, rate: animation.framesPerSecond)]
            warnings = []
        } else {
            kind = .picture
            names = [path.split(separator: "/").last.map(String.init) ?? path]
            runs = [Run(prefix: "", count: 1, rate: nil)]
            warnings = []
        }
    }

    /// Some pictures below a folder, by their paths there, in natural order. A folder that is not there has none.
    package init(folder: String, names: [String]) {
        (path, kind, warnings) = (folder, .folder, [])
        self.names = names.sorted(by: NaturalOrder.isBefore)
        runs = [Run(prefix: "", count: names.count, rate: nil)]
    }

    private static func look(into path: String) throws(FrameFileError) -> ([String], [Run], [String]) {
        let tree = try FrameTree(path)
        var (names, runs, warnings): ([String], [Run], [String]) = ([], [], [])
        for branch in tree.branches {
            let folder = FrameFolder(branch.prefix.isEmpty ? path : path + "/" + branch.prefix.dropLast())
            let manifest = try folder.manifest()
            names += branch.pictures.map { branch.prefix + $0 }
            runs.append(Run(prefix: branch.prefix, count: branch.pictures.count, rate: manifest?.job.framesPerSecond))
            if let missing = manifest?.missingFrames, !missing.isEmpty {
                warnings.append(
                    "\(folder.path) is not whole: its \(Manifest.fileName) lacks \(FolderState.frames(missing)).")
            }
        }
        if !tree.otherPictures.isEmpty {
            warnings.append(
                "In \(path), only PNG files are compared, and not \(FrameNames.text(tree.otherPictures)).")
        }
        return (names, runs, warnings)
    }

    /// Nil when the file is anything else. A file that is not a picture at all is found out when it is compared.
    static func animation(_ path: String) throws(FrameFileError) -> APNGReader? {
        guard let bytes = try? PNGFile.readBytes(path), PNGFile.isAnimated(bytes) else { return nil }
        do { return try APNGReader(bytes) } catch { throw FrameFileError(.read, path, error.reason) }
    }

    /// Where a picture lies.
    public func path(of name: String) -> String { isFolder ? FrameFolder(path).path(of: name) : path }
}

extension PNGFile {
    /// Whether bytes are a PNG with an animation: an `acTL` chunk before the picture's data.
    package static func isAnimated(_ bytes: [UInt8]) -> Bool {
        var at = 8
        while at + 8 <= bytes.count {
            let name = bytes[at + 4..<at + 8]
            if name.elementsEqual("acTL".utf8) { return true }
            if name.elementsEqual("IDAT".utf8) { return false }
            at += 12 + bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return false
    }
}
