import Foundation

/// What a fuzzer's command line asks for: so many seeds, from a first one on.
public struct FuzzOrder: Sendable {
    public let seeds: Range<UInt64>
    /// The words behind the count and the first seed.
    public let rest: ArraySlice<String>

    /// Reads `NAME COUNT [FIRST ...]`. Where there is no count it tells the usage and ends with 64.
    public init(usage: String) {
        let words = CommandLine.arguments.dropFirst()
        guard let count = words.first.flatMap({ UInt64($0) }) else {
            FileHandle.standardError.write(Data("usage: \(usage)\n".utf8))
            exit(64)
        }
        let first = words.dropFirst().first.flatMap { UInt64($0) } ?? 0
        seeds = first..<(first + count)
        rest = words.dropFirst(2)
    }
}
