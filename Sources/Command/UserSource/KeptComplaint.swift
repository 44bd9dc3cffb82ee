import Foundation
import KinoraFrames

/// What the compiler said against sources that it takes for wrong, in the cache: it is not asked again, as by a process that takes over from
/// one that was stopped.
struct KeptComplaint {
    private let cache: SourceCache
    private let key: String

    /// - Parameter parts: everything that decides what the compiler says.
    init(of parts: [String], in cache: SourceCache) {
        self.cache = cache
        key = String(SHA256.hexDigest(Array((["errors"] + parts).joined(separator: "\0").utf8)).prefix(32))
    }

    /// nil where nothing is known.
    var messages: CompilerMessages? {
        let folder = cache.place(key)
        guard let text = try? String(contentsOf: KeptComplaint.file(in: folder), encoding: .utf8) else { return nil }
        cache.touch(folder)
        return CompilerMessages(text, originals: [])
    }

    /// Keeps messages that blame the sources.
    func keep(_ messages: CompilerMessages) throws {
        guard messages.blamesSources else { return }
        _ = try cache.built(key) { folder in
            try messages.text.write(to: KeptComplaint.file(in: folder), atomically: false, encoding: .utf8)
        }
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("errors.txt") }
}
