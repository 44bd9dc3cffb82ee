import Foundation
import KinoraFrames

/// Makes actual pictures golden ones: a picture, a folder of frames, or a tree of such folders as a batch writes it.
///
/// Everything is checked before anything changes. A folder is replaced as a whole and in one step, so that whoever looks at
/// the golden place, also after a kill, finds the old pictures or the new ones. What is no frame stays.
public struct Approval: Sendable {
    /// The picture or folder that is right.
    public let actual: String
    /// The golden place; it need not exist.
    public let golden: String
    /// Copy rather than move.
    public var keep = false
    /// Golden frames that the actual side does not have may go, and another effect's frames may be replaced.
    public var allowsRemoval = false
    /// Only these pictures, by their paths below the folder; none for all. They are copied.
    public var frames: [String] = []

    /// An approval that moves and removes nothing, unless said otherwise.
    public init(actual: String, golden: String, keep: Bool = false, allowsRemoval: Bool = false, frames: [String] = [])
    {
        self.actual = actual
        self.golden = golden
        self.keep = keep
        self.allowsRemoval = allowsRemoval
        self.frames = frames
    }

    /// Why pictures are not approved: a sentence for each thing.
    public struct Refusal: Error, Equatable {
        /// One sentence for each thing that is wrong.
        public let reasons: [String]
        /// Whether `allowsRemoval` would make it right.
        public let isForRemoval: Bool

        init(_ reasons: [String], isForRemoval: Bool = false) {
            self.reasons = reasons
            self.isForRemoval = isForRemoval
        }
    }

    /// What was done, by paths below the golden folder.
    public struct Done: Equatable, Sendable {
        /// Pictures that were not there.
        public var added: [String] = []
        /// Pictures that had other pixels.
        public var changed: [String] = []
        /// Pictures that are gone.
        public var removed: [String] = []
        /// How many pictures had the same pixels already.
        public var unchanged = 0
        /// PNG files of the actual side that are no frames of its manifest: they stayed where they were.
        public var left: [String] = []
    }

    /// Approves.
    ///
    /// - Throws: `Refusal`, `FolderLock.Held` where a run writes into one of the folders, or `FrameFileError`; the golden side
    ///   is then as it was.
    public func perform() throws -> Done {
        guard let kind = FolderListing.kind(actual) else {
            throw FrameFileError(.read, actual, "no such file or folder")
        }
        let isFolder = kind == S_IFDIR
        let (from, to) = (Self.real(actual), Self.real(golden))
        guard from != to else { throw Refusal(["\(actual) and \(golden) are the same place."]) }
        guard !from.hasPrefix(to + "/"), !to.hasPrefix(from + "/") else {
            throw Refusal(["\(actual) and \(golden) lie one in the other; approve into a folder beside it."])
        }
        let exists = FolderListing.kind(golden) != nil
        guard !exists || FolderListing.isFolder(golden) == isFolder else {
            throw Refusal([
                "\(isFolder ? actual : golden) is a folder and \(isFolder ? golden : actual) a file; approve a folder as a folder "
                    + "and a picture as a picture."
            ])
        }
        guard isFolder || frames.isEmpty else {
            throw Refusal(["\(actual) is a picture itself and has no frames to name."])
        }
        // A link to the golden folder stays a link.
        return try isFolder
            ? FolderApproval(approval: self, target: exists ? to : golden).perform() : approvePicture(exists)
    }

    private func approvePicture(_ exists: Bool) throws -> Done {
        var frames = try FrameStream(try PictureSequence(actual))
        while try frames.nextFrame() != nil {}
        let bytes = try PNGFile.readBytes(actual)
        var done = Done()
        if exists {
            let old = try PNGFile.readBytes(golden)
            let isSame = try old == bytes || Self.hasSamePixels(old, bytes, path: actual)
            if !isSame || (old != bytes && PNGFile.isAnimated(bytes)) {
                try refuseFrameOfFolder()
                try AtomicFile.write(bytes, to: golden)
            }
            if isSame { done.unchanged = 1 } else { done.changed = [golden] }
        } else {
            let parent = (golden as NSString).deletingLastPathComponent
            if !parent.isEmpty { try FrameFolder(parent).create() }
            try AtomicFile.write(bytes, to: golden)
            done.added = [golden]
        }
        if !keep { try FolderListing.remove(actual) }
        return done
    }

    /// A frame of a folder has a record there, which would no longer be true.
    private func refuseFrameOfFolder() throws {
        let parent = (golden as NSString).deletingLastPathComponent
        let folder = FrameFolder(parent.isEmpty ? "." : parent), name = (golden as NSString).lastPathComponent
        guard let manifest = try? folder.manifest(), manifest.frames.contains(where: { $0.file == name }) else {
            return
        }
        throw Refusal([
            "\(golden) is a frame of a folder with a \(Manifest.fileName), which would no longer be right; approve the folders with "
                + "--frame \(name)."
        ])
    }

    /// Whether two files show the same. A golden file that is no picture any more is simply another one.
    static func hasSamePixels(_ old: [UInt8], _ new: [UInt8], path: String) throws -> Bool {
        guard !PNGFile.isAnimated(old), !PNGFile.isAnimated(new) else { return false }
        let picture = try PNGFile.decode(new, path: path)
        return (try? PNGFile.decode(old, path: path)) == picture
    }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
