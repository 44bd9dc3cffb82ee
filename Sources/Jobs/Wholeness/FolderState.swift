import KinoraFrames
import Foundation

/// Which frames of a folder are there and intact: every frame that the folder lists is read and hashed.
public struct FolderState: Equatable, Sendable {
    /// Why none of a folder's frames count.
    public enum Obstacle: Equatable, Sendable {
        /// There is no folder at the path.
        case noFolder
        /// The folder has no manifest.
        case noManifest
        /// The manifest cannot be read; the sentence says why.
        case unreadable(String)
        /// The frames are of another performance or version; the phrases say what differs.
        case other([String])
    }

    /// The folder's path.
    public let path: String
    /// Why no frame counts; nil when frames do.
    public var obstacle: Obstacle?
    /// Frames that are missing, in rising order.
    public var missing: [Int]
    /// Frames whose bytes are not those that the manifest records, in rising order.
    public var altered: [Int]
    /// How many frames are there and intact.
    public var whole: Int

    /// Whether every frame is there and intact.
    public var isWhole: Bool { obstacle == nil && missing.isEmpty && altered.isEmpty }

    /// The state of a folder by its own manifest.
    public init(of folder: FrameFolder) { self.init(of: folder, expected: nil) }

    /// The state of a folder by a manifest from elsewhere.
    ///
    /// - Parameter expected: names the run that the folder is meant to hold; nil to go by the folder's own manifest.
    public init(of folder: FrameFolder, expected: Manifest?) {
        path = folder.path
        (missing, altered, whole) = (expected?.expectedFrames ?? [], [], 0)
        obstacle = look(folder, expected)
    }

    private mutating func look(_ folder: FrameFolder, _ expected: Manifest?) -> Obstacle? {
        guard FileManager.default.fileExists(atPath: folder.path) else { return .noFolder }
        let found: Manifest
        do {
            guard let manifest = try folder.manifest() else { return .noManifest }
            found = manifest
        } catch {
            return .unreadable("\(error)")
        }
        if let expected, !found.isSamePerformance(as: expected) || found.shard != expected.shard {
            return .other(found.differences(from: expected))
        }
        judge(found, in: folder, expected: expected ?? found)
        return nil
    }

    /// Frames in the journal of a run that is in progress or was killed count as well: running it again keeps them.
    private mutating func judge(_ found: Manifest, in folder: FrameFolder, expected: Manifest) {
        var record = found
        for frame in FrameJournal.frames(in: folder, of: found) where record.job.range.range.contains(frame.index) {
            record.record(frame)
        }
        let listed = Dictionary(record.frames.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
        missing = []
        for index in expected.expectedFrames {
            guard let frame = listed[index] else {
                missing.append(index)
                continue
            }
            switch folder.check(frame) {
            case nil: whole += 1
            case .missing: missing.append(index)
            case .altered, .unreadable: altered.append(index)
            }
        }
    }

    /// One phrase for each thing that is wrong.
    public var phrases: [String] {
        switch obstacle {
        case .noFolder: return ["the folder is not there\(rest)"]
        case .noManifest: return ["it has no \(Manifest.fileName)\(rest)"]
        case .unreadable(let sentence): return [sentence]
        case .other(let differences): return ["it holds something else: \(differences.joined(separator: "; "))"]
        case nil:
            return [("missing", missing), ("altered", altered)].compactMap { word, frames in
                frames.isEmpty ? nil : "\(Self.frames(frames)) \(frames.count == 1 ? "is" : "are") \(word)"
            }
        }
    }

    private var rest: String { missing.isEmpty ? "" : ", and \(Self.frames(missing)) with it" }

    /// `frame 7`, or `frames 3-5, 9`.
    public static func frames(_ numbers: [Int]) -> String {
        "frame\(numbers.count == 1 ? "" : "s") \(FrameNumbers.text(numbers))"
    }
}

extension Manifest {
    /// In words, what decides frames and is not the same in both; what this one has comes first. Empty for one performance.
    public func differences(from other: Manifest) -> [String] {
        var phrases: [String] = []
        if tool != other.tool {
            phrases.append("\(tool.name) \(tool.version), not \(other.tool.name) \(other.tool.version)")
        }
        if shard != other.shard {
            phrases.append(
                "\(shard.map { "shard \($0)" } ?? "no shard"), not \(other.shard.map { "shard \($0)" } ?? "all frames")"
            )
        }
        let (mine, theirs) = (Self.facts(job), Self.facts(other.job))
        for key in Set(mine.keys).union(theirs.keys).sorted() where mine[key] != theirs[key] {
            phrases.append("\(key) \(mine[key] ?? "none"), not \(theirs[key] ?? "none")")
        }
        return phrases + otherFonts(than: other).map { "another file of the font \($0)" }
    }

    /// A job's fields but its range and fonts by name, each as short JSON.
    private static func facts(_ job: Job) -> [String: String] {
        guard let data = try? JSONEncoder().encode(job),
            var fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [:] }
        (fields["range"], fields["fonts"]) = (nil, nil)
        if let parameters = fields.removeValue(forKey: "parameters") as? [String: Any] {
            for (name, value) in parameters { fields["parameter \(name)"] = value }
        }
        return fields.mapValues { value in
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
            let bytes = (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data()
            let text = String(decoding: bytes, as: UTF8.self)
            return text.count > 80 ? text.prefix(80) + "…" : text
        }
    }
}
