import KinoraFrames
import Foundation
import KinoraPixels

/// What a path holds for a comparison: one PNG, a folder of them in natural order, or an animated PNG.
public struct PictureSequence: Sendable {
    /// What was found at the path.
    public enum Kind: String, Sendable {
        /// A single PNG file, a folder of PNG files, or an animated PNG.
        case picture, folder, animation
    }

    /// As it was given.
    public let path: String
    /// What was found there.
    public let kind: Kind
    /// The pictures' file names; one for a single picture. An animation's are `frame 0` and so on.
    public let names: [String]
    /// Frames per second by the folder's manifest or the animation; nil for a single picture, and when neither says.
    public let rate: Double?

    /// Whether the path is a folder of pictures.
    public var isFolder: Bool { kind == .folder }

    /// Looks at `path`; pictures are not read yet, apart from an animation's file.
    ///
    /// - Throws: `FrameFileError` where there is neither a file nor a folder, or the folder's manifest or the animation is damaged.
    public init(_ path: String) throws(FrameFileError) {
        self.path = path
        var directory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &directory) else {
            throw FrameFileError(.read, path, "no such file or folder")
        }
        if directory.boolValue {
            kind = .folder
            let folder = FrameFolder(path)
            names = try folder.pngNames()
            rate = try folder.manifest()?.job.framesPerSecond
        } else if let animation = try Self.animation(path) {
            kind = .animation
            names = (0..<animation.frameCount).map { "frame \($0)" }
            rate = animation.framesPerSecond
        } else {
            kind = .picture
            names = [path.split(separator: "/").last.map(String.init) ?? path]
            rate = nil
        }
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
