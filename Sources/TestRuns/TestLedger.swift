import Foundation
import KinoraBasics
import KinoraFrames

/// What earlier runs found and rendered, beside the rendered pictures: a folder in the cache. Each picture is noted as soon as it
/// is there, so that a run that was stopped is gone on with.
package struct TestLedger {
    /// A rendered picture.
    package struct Entry: Codable, Hashable, Sendable {
        let path: String
        /// `TestCase.key` when it was rendered.
        let key: String
        let sha256: String
    }

    /// The previews that were found.
    package struct Found: Codable, Sendable {
        /// A digest of everything that decides which previews there are and what they show.
        package var inputs: String
        package var subjects: [TestSubject]
        package init(inputs: String, subjects: [TestSubject]) { (self.inputs, self.subjects) = (inputs, subjects) }
    }

    /// The folder of the rendered pictures, arranged as the goldens.
    package let pictures: String
    private let foundPath: String
    private let entriesPath: String
    private var entries: [String: Entry] = [:]

    /// - Parameter folder: is created where it is missing.
    package init(_ folder: String) throws {
        (pictures, foundPath, entriesPath) = (folder + "/actual", folder + "/found.json", folder + "/pictures.jsonl")
        try FolderListing.create(pictures)
        // A last line that is not whole is of a run that was killed.
        for line in (try? String(contentsOfFile: entriesPath, encoding: .utf8))?.split(separator: "\n") ?? [] {
            guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) else { continue }
            entries[entry.path] = entry
        }
    }

    /// What the last run found; nil where there was none.
    package var found: Found? {
        (try? Data(contentsOf: URL(fileURLWithPath: foundPath))).flatMap {
            try? JSONDecoder().decode(Found.self, from: $0)
        }
    }

    package func keep(_ found: Found) throws {
        try AtomicFile.write(Array(try JSONText.encode(found).utf8), to: foundPath)
    }

    package func path(of picture: String) -> String { "\(pictures)/\(picture)" }

    /// Whether a picture is there that was made of the same things and is what was written then.
    package func has(_ picture: String, key: String) -> Bool {
        guard let entry = entries[picture], entry.key == key else { return false }
        return (try? PNGFile.readBytes(path(of: picture))).map { SHA256.hexDigest($0) == entry.sha256 } ?? false
    }

    package mutating func note(_ bytes: [UInt8], as picture: String, key: String) throws {
        let place = path(of: picture)
        try FolderListing.create((place as NSString).deletingLastPathComponent)
        try AtomicFile.write(bytes, to: place)
        let entry = Entry(path: picture, key: key, sha256: SHA256.hexDigest(bytes))
        entries[picture] = entry
        let line = Array(try JSONText.line(entry).utf8)
        if let file = FileHandle(forWritingAtPath: entriesPath) {
            try file.seekToEnd()
            try file.write(contentsOf: Data(line))
            try file.close()
        } else {
            try AtomicFile.write(line, to: entriesPath)
        }
    }

    /// Takes a picture away that is not what its preview shows any more.
    package mutating func forget(_ picture: String) {
        entries[picture] = nil
        try? FolderListing.remove(path(of: picture))
    }

    /// Forgets every picture that nobody asks for any more.
    package mutating func tidy(keeping wanted: Set<String>) throws {
        for path in entries.keys where !wanted.contains(path) { forget(path) }
        let lines = try entries.values.sorted { $0.path < $1.path }.map { try JSONText.line($0) }
        try AtomicFile.write(Array(lines.joined().utf8), to: entriesPath)
    }
}
