import Glibc
import KinoraPixels

/// A folder of numbered frames with its manifest.
public struct FrameFolder: Sendable {
    /// The folder's path.
    public let path: String
    /// How its frames are named.
    public let name: FrameName

    /// A folder that need not exist; the disk is not touched.
    public init(_ path: String, name: FrameName = .standard) {
        self.path = path
        self.name = name
    }

    /// Creates the folder and those above it, where they are missing.
    public func create() throws(FrameFileError) { try FolderListing.create(path) }

    /// The path of a file in the folder.
    public func path(of file: String) -> String { path.hasSuffix("/") ? path + file : path + "/" + file }
    /// The path of frame `index`.
    public func path(frame index: Int) -> String { path(of: name.fileName(index)) }

    /// The frames whose files are there, in order of their numbers.
    public func frameIndices() throws(FrameFileError) -> [Int] {
        try FolderListing.names(in: path).compactMap { name.index(of: $0) }.sorted()
    }

    /// Every PNG in the folder, in natural order, whatever its name.
    public func pngNames() throws(FrameFileError) -> [String] {
        try FolderListing.names(in: path).filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
    }

    /// Writes a frame's file, whole or not at all, and returns its record for the manifest.
    ///
    /// - Parameters:
    ///   - twin: a frame of the same bytes: its record has their hash.
    ///   - journal: notes the frame before it gets its name.
    public func write(
        _ contents: [UInt8], frame index: Int, sameAs twin: Manifest.Frame? = nil, journal: FrameJournal? = nil
    ) throws(FrameFileError) -> Manifest.Frame {
        let file = name.fileName(index)
        let frame =
            twin.map { Manifest.Frame(index: index, file: file, bytes: $0.bytes, sha256: $0.sha256) }
            ?? Manifest.Frame(index: index, file: file, contents: contents)
        try journal?.note(frame)
        try AtomicFile.write(contents, to: path(frame: index))
        return frame
    }

    /// The bytes of a frame's file.
    public func readBytes(frame index: Int) throws(FrameFileError) -> [UInt8] {
        try PNGFile.readBytes(path(frame: index))
    }

    /// Reads and decodes a frame.
    public func read(frame index: Int, decoder: PNGDecoder = PNGDecoder()) throws(FrameFileError) -> StraightPixmap {
        try PNGFile.read(path(frame: index), decoder: decoder)
    }

    // MARK: The manifest

    /// Writes the folder's manifest, as a whole or not at all.
    public func write(_ manifest: Manifest) throws(FrameFileError) {
        try AtomicFile.write(try manifest.jsonBytes(), to: path(of: Manifest.fileName))
    }

    /// Nil when the folder has no manifest.
    public func manifest() throws(FrameFileError) -> Manifest? {
        let file = path(of: Manifest.fileName)
        guard access(file, F_OK) == 0 else { return nil }
        return try Manifest(json: try FolderListing.read(file, limit: Manifest.byteLimit), path: file)
    }

    // MARK: Checking

    /// What is wrong with a frame that a manifest promises.
    public enum Problem: Equatable, Sendable, CustomStringConvertible {
        /// Neither listed nor there, or listed but gone.
        case missing(frame: Int)
        /// Its bytes are not the recorded ones.
        case altered(frame: Int)
        /// It could not be read.
        case unreadable(frame: Int, reason: String)

        /// The frame's number.
        public var frame: Int {
            switch self {
            case .missing(let frame), .altered(let frame), .unreadable(let frame, _): frame
            }
        }

        public var description: String {
            switch self {
            case .missing(let frame): "frame \(frame) is missing"
            case .altered(let frame): "frame \(frame) is not the one that the manifest records"
            case .unreadable(let frame, let reason): "frame \(frame) cannot be read: \(reason)"
            }
        }
    }

    /// Compares one recorded frame's file with its record, by length and SHA-256.
    public func check(_ frame: Manifest.Frame) -> Problem? {
        var status = stat()
        let file = path(of: frame.file)
        guard stat(file, &status) == 0 else { return .missing(frame: frame.index) }
        guard Int(status.st_size) == frame.bytes else { return .altered(frame: frame.index) }
        do {
            let bytes = try FolderListing.read(file, limit: PNGFile.byteLimit)
            return SHA256.hexDigest(bytes) == frame.sha256 ? nil : .altered(frame: frame.index)
        } catch {
            return .unreadable(frame: frame.index, reason: error.reason)
        }
    }

    /// Everything that keeps the folder from being the whole, unaltered job, in order of frames.
    public func problems(_ manifest: Manifest) -> [Problem] {
        let missing = manifest.missingFrames.map { Problem.missing(frame: $0) }
        return (missing + manifest.frames.compactMap(check)).sorted { $0.frame < $1.frame }
    }
}
