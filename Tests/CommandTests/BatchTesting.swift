import Foundation
import Testing

extension TemporaryFolder {
    /// Every file below a folder by its path there, without what tells of a run in progress.
    func tree(_ folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let root = url.appendingPathComponent(folder)
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let file = root.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            if isThere, !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
        }
        return files
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }

    /// Turns one bit of a file.
    func damage(_ name: String) throws {
        var bytes = try bytes(name)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: url.appendingPathComponent(name))
    }

    /// A small batch of several effects.
    static let smallBatch = """
        defaults: {size: 96x54, fps: 30, duration: 0.4}
        entries:
          - {effect: [beam, confetti], appearance: [light, dark]}
          - {effect: glass, duration: 0.2, seed: [1, 2]}
          - {effect: marquee, name: still, frames: 3}

        """
}

/// What a batch says with `--json`.
struct BatchTold: Decodable {
    struct Entry: Decodable {
        let name: String
        let state: String
        let frames: Int
        let rendered: Int
        let damaged: [Int]
        let error: String?
        let exitCode: Int32?
    }
    struct Summary: Decodable {
        let entries: Int
        let rendered: Int
        let completed: Int
        let unchanged: Int
        let failed: Int
        let framesRendered: Int
        let framesKept: Int
    }
    let entries: [Entry]
    let summary: Summary

    init(_ run: KinoraProcess) throws { self = try JSONDecoder().decode(BatchTold.self, from: run.output) }
}
