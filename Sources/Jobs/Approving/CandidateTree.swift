import Foundation
import KinoraFrames

/// The pictures that somebody wants to approve, with everything that their manifests say checked.
struct CandidateTree {
    /// A picture and the SHA-256 of what was checked.
    struct Picture {
        /// Below the tree's folder.
        let path: String
        let sha256: String
    }

    let folder: String
    private(set) var pictures: [Picture] = []
    /// The manifests by their folders' prefixes.
    private(set) var manifests: [String: Manifest] = [:]
    /// The bytes of `manifest.json` and `batch.json` files, by path.
    private(set) var records: [String: [UInt8]] = [:]
    /// PNG files that no manifest lists.
    private(set) var strangers: [String] = []

    /// - Parameter names: the pictures that are wanted; nil for all, which must then be whole.
    /// - Throws: `Approval.Refusal` with everything that is wrong.
    init(_ folder: String, only names: Set<String>?) throws {
        self.folder = folder
        var reasons: [String] = []
        let branches = try FrameTree(folder).branches
        for branch in branches {
            if branch.hasManifest {
                try take(branch, only: names, &reasons)
            } else {
                try takeWithoutManifest(branch, only: names, &reasons)
            }
        }
        if names == nil { try takeBatch(&reasons) }
        let found = Set(pictures.map(\.path))
        for name in (names ?? []).subtracting(found).sorted(by: NaturalOrder.isBefore) {
            reasons.append("\(name) is not a frame of \(folder).")
        }
        guard reasons.isEmpty else { throw Approval.Refusal(reasons) }
        guard !pictures.isEmpty else { throw FrameFileError(.read, folder, "there is no PNG in it") }
    }

    /// The bytes that were checked.
    func bytes(of picture: Picture) throws -> [UInt8] {
        let bytes = try PNGFile.readBytes(folder + "/" + picture.path)
        guard SHA256.hexDigest(bytes) == picture.sha256 else {
            throw Approval.Refusal(["\(folder)/\(picture.path) changed while it was being approved; try again."])
        }
        return bytes
    }

    private mutating func take(_ branch: FrameTree.Branch, only names: Set<String>?, _ reasons: inout [String]) throws {
        let place = FrameFolder(branch.prefix.isEmpty ? folder : folder + "/" + branch.prefix.dropLast())
        let manifest: Manifest
        do {
            guard let found = try place.manifest() else { return }
            manifest = found
        } catch {
            reasons.append(Self.sentence(error))
            return
        }
        let listed = Set(manifest.frames.map(\.file))
        strangers += branch.pictures.filter { !listed.contains($0) }.map { branch.prefix + $0 }
        let wanted = manifest.frames.filter { names?.contains(branch.prefix + $0.file) ?? true }
        if names == nil {
            if let shard = manifest.shard {
                reasons.append("\(place.path) is shard \(shard) and not all frames; merge the shards first.")
            }
            let missing = manifest.missingFrames
            if !missing.isEmpty {
                reasons.append(
                    "\(place.path) is not whole: \(FolderState.frames(missing)) of \(manifest.expectedFrames.count) "
                        + "\(missing.count == 1 ? "is" : "are") missing. Render it again to complete it.")
            }
        }
        let problems = wanted.compactMap(place.check)
        reasons += problems.prefix(3).map { "\(place.path): \($0)." }
        if problems.count > 3 { reasons.append("\(place.path): \(problems.count - 3) more frames are wrong.") }
        pictures += wanted.map { Picture(path: branch.prefix + $0.file, sha256: $0.sha256) }
        manifests[branch.prefix] = manifest
        let record = branch.prefix + Manifest.fileName
        records[record] = try PNGFile.readBytes(folder + "/" + record)
    }

    /// Without a manifest each picture has to be one, at least.
    private mutating func takeWithoutManifest(
        _ branch: FrameTree.Branch, only names: Set<String>?, _ reasons: inout [String]
    ) throws {
        let decoder = PNGDecoder()
        for name in branch.pictures where names?.contains(branch.prefix + name) ?? true {
            let path = branch.prefix + name
            let bytes = try PNGFile.readBytes(folder + "/" + path)
            _ = try PNGFile.decode(bytes, path: folder + "/" + path, decoder: decoder)
            pictures.append(Picture(path: path, sha256: SHA256.hexDigest(bytes)))
        }
    }

    /// A batch is whole where each of its entries is.
    private mutating func takeBatch(_ reasons: inout [String]) throws {
        let batch: BatchRecord
        do {
            guard let found = try BatchRecord.read(from: folder) else { return }
            batch = found
        } catch {
            reasons.append(Self.sentence(error))
            return
        }
        if let share = batch.share {
            reasons.append("\(folder) is share \(share) of a batch; merge the shares first.")
            return
        }
        for entry in batch.entries {
            guard let expected = batch.manifest(of: entry) else {
                reasons.append("\(folder): the entry \(entry.name) failed and has no frames.")
                continue
            }
            guard let manifest = manifests[entry.name + "/"] else {
                reasons.append("\(folder): the entry \(entry.name) is not there.")
                continue
            }
            guard manifest.isSamePerformance(as: expected), manifest.job.range == expected.job.range else {
                let differences = manifest.differences(from: expected).joined(separator: "; ")
                reasons.append(
                    "\(folder): the entry \(entry.name) is not what \(BatchRecord.fileName) says"
                        + (differences.isEmpty ? "." : ": \(differences)."))
                continue
            }
        }
        records[BatchRecord.fileName] = try PNGFile.readBytes(folder + "/" + BatchRecord.fileName)
    }

    private static func sentence(_ error: any Error) -> String { "\(error)".capitalizedSentence + "." }
}
