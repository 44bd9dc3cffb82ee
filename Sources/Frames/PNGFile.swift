import KinoraPixels

/// PNG files on disk: the coders, with the file's name in every error.
public enum PNGFile {
    /// Files above this many bytes are refused before they are decoded: 1 GiB.
    public static let byteLimit = 1 << 30

    /// Reads and decodes a file. The error names the file and the reason.
    public static func read(_ path: String, decoder: PNGDecoder = PNGDecoder()) throws(FrameFileError) -> StraightPixmap
    {
        try decode(try FolderListing.read(path, limit: byteLimit), path: path, decoder: decoder)
    }

    /// The bytes of a file as they are.
    public static func readBytes(_ path: String) throws(FrameFileError) -> [UInt8] {
        try FolderListing.read(path, limit: byteLimit)
    }

    /// Decodes bytes that came from `path`.
    public static func decode(
        _ bytes: [UInt8], path: String, decoder: PNGDecoder = PNGDecoder()
    ) throws(FrameFileError) -> StraightPixmap {
        do {
            return try decoder.decode(bytes)
        } catch {
            throw FrameFileError(.read, path, error.reason)
        }
    }

    /// Encodes and writes a file, whole or not at all, and returns its bytes.
    @discardableResult
    public static func write(
        _ pixmap: Pixmap, to path: String, encoder: PNGEncoder = PNGEncoder()
    ) throws(FrameFileError) -> [UInt8] {
        try write(path) { () throws(PNGError) in try encoder.encode(pixmap) }
    }

    /// Encodes and writes a straight picture.
    @discardableResult
    public static func write(
        _ pixmap: StraightPixmap, to path: String, encoder: PNGEncoder = PNGEncoder()
    ) throws(FrameFileError) -> [UInt8] {
        try write(path) { () throws(PNGError) in try encoder.encode(pixmap) }
    }

    private static func write(_ path: String, encode: () throws(PNGError) -> [UInt8]) throws(FrameFileError) -> [UInt8]
    {
        let bytes: [UInt8]
        do {
            bytes = try encode()
        } catch {
            throw FrameFileError(.write, path, error.reason)
        }
        try AtomicFile.write(bytes, to: path)
        return bytes
    }
}
