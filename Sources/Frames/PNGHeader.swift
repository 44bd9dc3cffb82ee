// The first 33 bytes of a PNG: signature and IHDR. Everything that decides how much memory a file asks for is here,
// so it is checked here, before anything else is read.
internal import KinoraCPNG

package struct PNGHeader: Equatable {
    package let width: Int
    package let height: Int
    /// Bits per sample, or per index.
    package let bitDepth: Int
    /// PNG's number: 0 gray, 2 RGB, 3 palette, 4 gray + alpha, 6 RGBA.
    package let colorType: Int
    package let isInterlaced: Bool

    /// Where the first chunk after IHDR starts.
    static let byteCount = 33
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package init(_ bytes: UnsafeBufferPointer<UInt8>, pixelLimit: Int) throws(PNGError) {
        guard bytes.count > 0 else { throw PNGError(.truncated, "the file is empty") }
        guard bytes.prefix(8).elementsEqual(PNGHeader.signature.prefix(bytes.count)) else {
            throw PNGError(.notPNG, OtherPictureKind.sentence(bytes) ?? "it is not a PNG file")
        }
        guard bytes.count >= PNGHeader.byteCount else { throw PNGError(.truncated, "the file ends within its header") }
        let start = bytes.baseAddress!
        guard bigEndian(start + 8) == 13, bigEndian(start + 12) == 0x4948_4452 else {
            throw PNGError(.damaged, "its first chunk is not IHDR")
        }
        guard bigEndian(start + 29) == libdeflate_crc32(0, start + 12, 17) else {
            throw PNGError(.damaged, "the checksum of its header is wrong")
        }
        width = Int(bigEndian(start + 16))
        height = Int(bigEndian(start + 20))
        bitDepth = Int(start[24])
        colorType = Int(start[25])
        isInterlaced = start[28] == 1
        try check(compression: start[26], filter: start[27], interlace: start[28], pixelLimit: pixelLimit)
    }

    private func check(compression: UInt8, filter: UInt8, interlace: UInt8, pixelLimit: Int) throws(PNGError) {
        guard width > 0 && height > 0 && width <= Int(Int32.max) && height <= Int(Int32.max) else {
            throw PNGError(.damaged, "its header says \(width) x \(height) pixels")
        }
        let depths: [Int: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        guard depths[colorType]?.contains(bitDepth) == true else {
            throw PNGError(
                .damaged, "its header has color type \(colorType) with \(bitDepth) bits, which PNG does not have")
        }
        guard compression == 0 && filter == 0 && interlace <= 1 else {
            throw PNGError(
                .damaged, "its header names a compression, filter or interlace method that PNG does not have")
        }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow && pixels <= pixelLimit else {
            throw PNGError(.tooLarge, "\(width) x \(height) pixels are more than the limit of \(pixelLimit)")
        }
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 4 }

    /// Bytes of a scanline without its filter's byte.
    var rowBytes: Int { (width * channels * bitDepth + 7) / 8 }
}

@inline(__always)
func bigEndian(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
}
