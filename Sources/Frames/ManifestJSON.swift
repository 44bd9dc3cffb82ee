// Manifests as JSON: keys sorted, two spaces a level, the same bytes for the same manifest. Reading checks everything.
import Foundation

extension Manifest {
    /// Manifests above this many bytes are refused: 256 MiB, more than a million frames.
    public static let byteLimit = 256 << 20
    /// Manifests of jobs with more frames are refused.
    public static let frameLimit = 1 << 24

    /// The text of the file.
    public func jsonBytes() throws(FrameFileError) -> [UInt8] {
        try Manifest.encode(self, name: Manifest.fileName)
    }

    /// Parses and checks a manifest that came from `path`.
    public init(json bytes: [UInt8], path: String = Manifest.fileName) throws(FrameFileError) {
        do {
            self = try JSONDecoder().decode(Manifest.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw FrameFileError(.read, path, Manifest.reason(error, bytes))
        } catch {
            throw FrameFileError(.read, path, "it is not a manifest")
        }
        if let problem = firstProblem { throw FrameFileError(.read, path, problem) }
    }

    fileprivate static func encode(_ value: some Encodable, name: String) throws(FrameFileError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return [UInt8](try encoder.encode(value)) + [0x0A]
        } catch {
            // Numbers that are not finite are all that JSON cannot hold here.
            throw FrameFileError(.write, name, "a value is infinite or not a number")
        }
    }

    private static func reason(_ error: DecodingError, _ bytes: [UInt8]) -> String {
        func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
            let keys = context.codingPath + (last.map { [$0] } ?? [])
            return keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context): return "it lacks \(place(context, key))"
        case .valueNotFound(_, let context): return "\(place(context)) has no value"
        case .typeMismatch(_, let context): return "\(place(context)) is of another type than expected"
        case .dataCorrupted(let context):
            let where_ = place(context)
            return where_.isEmpty ? UnfinishedJSON.reason(bytes) : "\(where_) is not a value it may have"
        @unknown default: return "it is not a manifest"
        }
    }

    /// The first thing that is wrong with a manifest that was read from a file; nil when nothing is.
    private var firstProblem: String? {
        guard format == Manifest.currentFormat else {
            return "its format is \(format), this version reads \(Manifest.currentFormat)"
        }
        if let problem = job.rangeProblem { return problem }
        if let shard, !((1...Manifest.Shard.limit).contains(shard.count) && (0..<shard.count).contains(shard.index)) {
            return "shard \(shard.index) of \(shard.count) does not exist"
        }
        var previous = -1
        for frame in frames {
            guard frame.index > previous else { return "frame \(frame.index) is listed twice or out of order" }
            previous = frame.index
            guard job.range.range.contains(frame.index) else {
                return "frame \(frame.index) is outside the job's range"
            }
            guard !frame.file.isEmpty, !frame.file.contains("/"), frame.file != ".", frame.file != ".." else {
                return "frame \(frame.index) names a file outside the folder"
            }
            guard frame.sha256.utf8.count == 64,
                frame.sha256.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 })
            else { return "frame \(frame.index) has no SHA-256 of 64 hexadecimal digits" }
        }
        return nil
    }
}

extension Manifest.Job {
    /// What is wrong with the frames of a job that was read from a file; nil when nothing is.
    package var rangeProblem: String? {
        guard range.first >= 0, range.end >= range.first, range.end <= 1 << 31 else {
            return "job.range \(range.first)..<\(range.end) is not a range of frames"
        }
        guard range.end - range.first <= Manifest.frameLimit else {
            return "job.range \(range.first)..<\(range.end) is more than \(Manifest.frameLimit) frames"
        }
        return nil
    }

    /// The SHA-256 of the job's JSON: equal for equal jobs, so that unchanged work can be recognized by one string.
    public func fingerprint() throws(FrameFileError) -> String {
        SHA256.hexDigest(try Manifest.encode(self, name: Manifest.fileName))
    }
}
