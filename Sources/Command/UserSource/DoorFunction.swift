import Foundation
import KinoraFrames

/// A function that is written into a source, by which this process reaches what the source alone can name. It stands on the line of the
/// declaration that it is for, before it, so that no line moves.
struct DoorFunction {
    let text: String
    /// The byte of the source that it stands before.
    let place: Int

    /// A function that returns a pointer with one reference.
    ///
    /// - Parameter name: what it is called; by this name C finds it, unless other modifiers are given.
    init(_ name: String, returning body: String, before place: Int, modifiers: String? = nil) {
        let modifiers = modifiers ?? "\(DoorFunction.beginning)\(name)\") public"
        text = "@MainActor \(modifiers) func \(name)() -> UnsafeMutableRawPointer { \(body) }; "
        self.place = place
    }

    /// How the names of all begin.
    private static let prefix = "kinora_"
    private static let beginning = "@_cdecl(\""

    /// Names for functions of a file. They differ from file to file, because all files of a package are linked together.
    static func symbols(_ kind: String, count: Int, of source: String, in fileName: String) -> [String] {
        guard count > 0 else { return [] }
        let digest = SHA256.hexDigest(Array("\(fileName)\n\(source)".utf8)).prefix(16)
        return (0..<count).map { "\(prefix)\(kind)_\(digest)_\($0)" }
    }

    /// The source with the functions in it.
    static func written(_ functions: [DoorFunction], into source: String) -> String {
        guard !functions.isEmpty else { return source }
        var bytes = Array(source.utf8)
        for function in functions.sorted(by: { $0.place > $1.place }) {
            bytes.insert(contentsOf: function.text.utf8, at: function.place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the function before a declaration begins; where the declaration begins if there is none.
    ///
    /// - Parameters:
    ///   - start: where the declaration begins.
    ///   - bytes: of a source with its functions.
    static func start(before start: Int, in bytes: [UInt8]) -> Int {
        let line = line(before: start, in: bytes)
        guard let mark = line.range(of: "@MainActor \(beginning)\(prefix)", options: .backwards) else { return start }
        let function = line[mark.lowerBound...]
        // One of an earlier declaration on the line has that declaration's braces after it.
        guard function.filter({ $0 == "{" }).count == 1, function.hasSuffix("}; ") else { return start }
        return start - function.utf8.count
    }

    /// Whether the body that begins at a place is that of such a function.
    static func isBody(at place: Int, in bytes: [UInt8]) -> Bool {
        let line = line(before: place, in: bytes)
        return line.hasSuffix(" -> UnsafeMutableRawPointer {") && line.contains(" func \(prefix)")
    }

    private static func line(before place: Int, in bytes: [UInt8]) -> String {
        let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}
