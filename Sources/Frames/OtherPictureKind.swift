/// Pictures of other kinds than PNG, told by their first bytes so that people learn what to do with them.
enum OtherPictureKind {
    /// Nil for bytes of no well-known kind.
    static func sentence(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let kinds: [(name: String, start: [UInt8])] = [
            ("a GIF", Array("GIF8".utf8)), ("a JPEG", [0xFF, 0xD8, 0xFF]), ("a WebP", Array("RIFF".utf8)),
            ("a Y4M stream", Array("YUV4MPEG2".utf8)), ("a BMP", Array("BM".utf8)),
        ]
        guard let kind = kinds.first(where: { bytes.starts(with: $0.start) }) else { return nil }
        return
            "it is \(kind.name), and only PNG and animated PNG are read; ffmpeg -i IN OUT.\(isMoving(kind.name) ? "apng" : "png") makes one"
    }

    private static func isMoving(_ name: String) -> Bool { name == "a GIF" || name == "a Y4M stream" }
}
