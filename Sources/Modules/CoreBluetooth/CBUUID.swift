/// A name of 16, 32 or 128 bits. The short ones stand for long ones with the end that Bluetooth gives them.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes from the highest on: 2, 4 or 16.
    public let data: Data

    /// - Parameter theString: 4 or 8 hexadecimal digits, or a UUID. Anything else becomes the name of zeros.
    public convenience init(string theString: String) {
        let digits = theString.filter { $0 != "-" }
        let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).map { place -> UInt8? in
            let start = digits.index(digits.startIndex, offsetBy: place)
            return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
        }
        let isName = [2, 4, 16].contains(bytes.count) && digits.count == 2 * bytes.count && !bytes.contains(nil)
        self.init(bytes: isName ? bytes.compactMap { $0 } : [UInt8](repeating: 0, count: 16))
    }
    /// Of 2, 4 or 16 bytes; others become the name of zeros.
    public convenience init(data theData: Data) {
        self.init(bytes: [2, 4, 16].contains(theData.count) ? Array(theData) : [UInt8](repeating: 0, count: 16))
    }
    public convenience init(nsuuid theUUID: UUID) {
        self.init(bytes: withUnsafeBytes(of: theUUID.uuid) { Array($0) })
    }
    private init(bytes: [UInt8]) {
        data = Data(bytes)
        super.init()
    }

    /// Short names in 4 or 8 digits.
    open var uuidString: String {
        let digits = data.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }
    /// Its 16 bytes.
    private var long: [UInt8] {
        guard data.count < 16 else { return Array(data) }
        let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return [UInt8](repeating: 0, count: 4 - data.count) + Array(data) + base
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.long == long }
    open override var hash: Int { long.hashValue }
    open override var description: String { uuidString }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
