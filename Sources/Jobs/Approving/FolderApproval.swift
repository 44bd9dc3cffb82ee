import Foundation
import KinoraFrames

/// The approval of a folder or a tree of folders: checks, decides for each picture, and replaces the whole in one step.
struct FolderApproval {
    let approval: Approval
    /// The golden folder, with links resolved where it exists.
    let target: String

    private var onlyNames: Set<String>? { approval.frames.isEmpty ? nil : Set(approval.frames) }

    func perform() throws -> Approval.Done {
        let locks = try lock(approval.actual, isSource: true) + lock(target, isSource: false)
        defer { for lock in locks { lock.release() } }
        let candidates = try CandidateTree(approval.actual, only: onlyNames)
        let goldens = try GoldenTree(target, beside: candidates)
        if onlyNames != nil, !FolderListing.isFolder(target) {
            throw Approval.Refusal([
                "There is no folder \(approval.golden) to put single frames into; approve all of them first."
            ])
        }
        var plan = Plan()
        for picture in candidates.pictures { try decide(picture, candidates, goldens, &plan) }
        if onlyNames == nil {
            planRemoval(candidates, goldens, &plan)
            try refuseRemoval(candidates, goldens, plan)
            plan.records = candidates.records
        } else {
            plan.records = try updatedManifests(candidates, goldens, plan)
        }
        try replace(candidates, plan)
        plan.done.left = candidates.strangers
        if !approval.keep, onlyNames == nil { try clear(candidates) }
        return plan.done
    }

    /// What is to become of the golden side.
    private struct Plan {
        var done = Approval.Done()
        var writing: [CandidateTree.Picture] = []
        /// New files by path.
        var records: [String: [UInt8]] = [:]
        /// Files of the old golden side that do not stay.
        var leaving: Set<String> = []
        /// Manifests that nothing takes the place of.
        var lostRecords: [String] = []
    }

    // MARK: Deciding

    private func decide(
        _ picture: CandidateTree.Picture, _ candidates: CandidateTree, _ goldens: GoldenTree, _ plan: inout Plan
    ) throws {
        let old = target + "/" + picture.path
        guard let kind = FolderListing.kind(old) else {
            plan.done.added.append(picture.path)
            plan.writing.append(picture)
            return
        }
        guard kind == S_IFREG else {
            throw FrameFileError(.write, old, kind == S_IFDIR ? "it is a folder" : "it is not a file")
        }
        let bytes = try candidates.bytes(of: picture)
        let oldBytes = try PNGFile.readBytes(old)
        if oldBytes == bytes {
            plan.done.unchanged += 1
            return
        }
        let isSame = try Approval.hasSamePixels(oldBytes, bytes, path: candidates.folder + "/" + picture.path)
        if isSame { plan.done.unchanged += 1 } else { plan.done.changed.append(picture.path) }
        let prefix = Self.prefix(of: picture.path)
        // A manifest knows the files' bytes, so with one they are kept exactly.
        let hasManifest = candidates.manifests[prefix] != nil || goldens.manifests[prefix] != nil
        if !isSame || hasManifest {
            plan.writing.append(picture)
            plan.leaving.insert(picture.path)
        }
    }

    private func planRemoval(_ candidates: CandidateTree, _ goldens: GoldenTree, _ plan: inout Plan) {
        let wanted = Set(candidates.pictures.map(\.path))
        plan.done.removed = goldens.frames.subtracting(wanted).sorted(by: NaturalOrder.isBefore)
        plan.lostRecords = goldens.records.subtracting(candidates.records.keys).sorted(by: NaturalOrder.isBefore)
        plan.leaving.formUnion(plan.done.removed)
        plan.leaving.formUnion(goldens.records)
    }

    private func refuseRemoval(_ candidates: CandidateTree, _ goldens: GoldenTree, _ plan: Plan) throws {
        guard !approval.allowsRemoval else { return }
        var reasons: [String] = []
        for (prefix, manifest) in candidates.manifests.sorted(by: { NaturalOrder.isBefore($0.key, $1.key) }) {
            guard let old = goldens.manifests[prefix], old.job.effect != manifest.job.effect else { continue }
            let names = goldens.frames.filter { Self.prefix(of: $0) == prefix }
            reasons.append(
                "\(approval.golden)\(prefix.isEmpty ? "" : "/\(prefix.dropLast())") holds \(old.job.effect) and not \(manifest.job.effect); "
                    + "\(FrameNames.text(names)) would be replaced.")
        }
        if !plan.done.removed.isEmpty {
            let count = plan.done.removed.count
            reasons.append(
                "\(approval.golden) has \(count) frame\(count == 1 ? "" : "s") that \(approval.actual) does not have, and "
                    + "\(count == 1 ? "it" : "they") would go: \(FrameNames.text(plan.done.removed)).")
        }
        for record in plan.lostRecords
        where !plan.done.removed.contains(where: { Self.prefix(of: $0) == Self.prefix(of: record) }) {
            reasons.append("\(approval.golden)/\(record) would go, because \(approval.actual) has none.")
        }
        let strangers = plan.done.changed.filter { !goldens.frames.contains($0) }
        if !strangers.isEmpty {
            reasons.append(
                "\(FrameNames.text(strangers)) in \(approval.golden) is no frame of its manifest and would be replaced."
            )
        }
        guard reasons.isEmpty else { throw Approval.Refusal(reasons, isForRemoval: true) }
    }

    /// Where single frames change, the golden manifests say so.
    private func updatedManifests(
        _ candidates: CandidateTree, _ goldens: GoldenTree, _ plan: Plan
    ) throws -> [String: [UInt8]] {
        var manifests: [String: Manifest] = [:]
        for picture in plan.writing {
            let prefix = Self.prefix(of: picture.path), name = String(picture.path.dropFirst(prefix.count))
            guard var manifest = manifests[prefix] ?? goldens.manifests[prefix] else { continue }
            let known = manifest.frames.first { $0.file == name }?.index
            guard let index = known ?? FrameName(pattern: manifest.job.pattern)?.index(of: name),
                manifest.job.range.range.contains(index)
            else {
                throw Approval.Refusal([
                    "\(picture.path) is no frame of \(approval.golden)/\(prefix)\(Manifest.fileName), which has frames "
                        + "\(manifest.job.range.range); approve the whole folder."
                ])
            }
            manifest.record(Manifest.Frame(index: index, file: name, contents: try candidates.bytes(of: picture)))
            manifests[prefix] = manifest
        }
        var records: [String: [UInt8]] = [:]
        for (prefix, manifest) in manifests { records[prefix + Manifest.fileName] = try manifest.jsonBytes() }
        return records
    }

    // MARK: Doing

    private func replace(_ candidates: CandidateTree, _ plan: Plan) throws {
        let changedRecords = plan.records.filter { path, bytes in
            (try? FolderListing.read(target + "/" + path, limit: Manifest.byteLimit)) != bytes
        }
        guard
            !plan.writing.isEmpty || !plan.done.removed.isEmpty || !changedRecords.isEmpty || !plan.lostRecords.isEmpty
        else { return }
        let replacement = try FolderReplacement(target)
        for picture in plan.writing { try replacement.write(try candidates.bytes(of: picture), to: picture.path) }
        for (path, bytes) in plan.records { try replacement.write(bytes, to: path) }
        try replacement.takeOver(except: plan.leaving.union(plan.records.keys))
        try replacement.commit()
    }

    /// Removes the approved files, and their folders where nothing else is in them.
    private func clear(_ candidates: CandidateTree) throws {
        for picture in candidates.pictures { try FolderListing.remove(candidates.folder + "/" + picture.path) }
        for record in candidates.records.keys { try FolderListing.remove(candidates.folder + "/" + record) }
        var prefixes = Set((candidates.pictures.map(\.path) + candidates.records.keys).map(Self.prefix))
        // Folders that only hold folders go as well.
        for prefix in prefixes {
            var parts = prefix.split(separator: "/")
            while !parts.isEmpty {
                prefixes.insert(parts.joined(separator: "/") + "/")
                parts.removeLast()
            }
        }
        prefixes.insert("")
        for prefix in prefixes.sorted(by: { $0.count > $1.count }) {
            let folder = candidates.folder + "/" + prefix
            guard let names = try? FolderListing.names(in: folder),
                names.allSatisfy({ $0.hasPrefix(AtomicFile.marker) })
            else { continue }
            for name in names { try? FolderListing.remove(folder + name) }
            rmdir(folder)
        }
    }

    /// Nobody may write into the folders meanwhile.
    private func lock(_ folder: String, isSource: Bool) throws -> [FolderLock] {
        guard FolderListing.isFolder(folder) else { return [] }
        let prefixes = Set(try FrameTree(folder).branches.map(\.prefix) + [""])
        return try prefixes.sorted().compactMap { prefix in
            let place = prefix.isEmpty ? folder : folder + "/" + prefix.dropLast()
            // Where this process may not write, it only reads.
            guard access(place, W_OK) == 0 || !(isSource && (approval.keep || onlyNames != nil)) else { return nil }
            return try FolderLock(place)
        }
    }

    static func prefix(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
}
