import Foundation
import KinoraMacroExpansion

/// The compiler's plugin for `#Preview`, `@Previewable`, `@Animatable`, `@AnimatableIgnored` and `@Entry`.
///
/// It speaks the compiler's plugin protocol itself, without swift-syntax, whose first release build takes minutes: each
/// message is its length in eight bytes, little-endian, then JSON. The macros read their declarations by their tokens.
@main
struct MacroPlugin {
    /// A longer message is treated as a protocol error.
    private static let largestMessage = 64 << 20

    static func main() {
        while let message = receive() {
            guard let answer = Conversation.answer(message) else { continue }
            send(answer)
        }
    }

    private static func receive() -> Data? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, length <= largestMessage else { return nil }
        return read(Int(length))
    }

    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    private static func send(_ data: Data) {
        var length = UInt64(data.count)
        var header = Data()
        for _ in 0..<8 {
            header.append(UInt8(truncatingIfNeeded: length))
            length >>= 8
        }
        FileHandle.standardOutput.write(header + data)
    }
}
