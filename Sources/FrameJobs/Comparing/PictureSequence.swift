import FrameFiles
import Foundation
import Pixels

/// What a path holds for a comparison: one PNG, or a folder of them in natural order.
public struct PictureSequence: Sendable {
    public let path: String
    public let isFolder: Bool
    /// The pictures' file names; one for a single picture.
    public let names: [String]
    /// Frames per second by the folder's manifest; nil for a single picture and for a folder without one.
    public let rate: Double?

    /// Looks at `path`; pictures are not read yet.
    ///
    /// - Throws: `FrameFileError` where there is neither a file nor a folder, or the folder's manifest is damaged.
    public init(_ path: String) throws(FrameFileError) {
        self.path = path
        var directory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &directory) else {
            throw FrameFileError(.read, path, "no such file or folder")
        }
        isFolder = directory.boolValue
        if directory.boolValue {
            let folder = FrameFolder(path)
            names = try folder.pngNames()
            rate = try folder.manifest()?.job.framesPerSecond
        } else {
            names = [path.split(separator: "/").last.map(String.init) ?? path]
            rate = nil
        }
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
