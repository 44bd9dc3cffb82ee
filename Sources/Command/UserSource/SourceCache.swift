import KinoraFrames
import Foundation

/// Where built sources are kept: one folder for each content, so that nothing is built twice.
struct SourceCache {
    let folder: URL

    /// Built libraries that are kept; the least recently used go first.
    static let capacity = 60
    /// What was used within so many seconds stays beyond that: a run may still have to load it, and a large folder is more modules than
    /// are kept otherwise.
    static let recent = 3600.0

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"].map { $0 + "/.cache" } ?? FileManager.default.temporaryDirectory.path
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
        folder = URL(fileURLWithPath: environment["KINORA_CACHE"] ?? caches + "/kinora")
    }

    /// The folder for a content; it exists only when that was built.
    func place(_ key: String) -> URL { folder.appendingPathComponent("sources").appendingPathComponent(key) }

    /// The folder for a content. Where it is not there yet, `build` makes it in an empty folder; what fails leaves nothing.
    func built(_ key: String, by build: (URL) throws -> Void) throws -> URL {
        let known = place(key)
        if FileManager.default.fileExists(atPath: known.path) {
            touch(known)
            return known
        }
        let workspace = try workspace()
        do {
            try build(workspace)
            return try keep(workspace, as: key)
        } catch {
            try? FileManager.default.removeItem(at: workspace)
            throw error
        }
    }

    /// A new empty folder for a build, on the same disk.
    func workspace() throws -> URL {
        let workspace = folder.appendingPathComponent("work").appendingPathComponent(UUID().uuidString)
        try create(workspace)
        return workspace
    }

    /// The folder in which a package is built; builds go on from the last one.
    func packageWorkspace(_ key: String) throws -> URL {
        let workspace = folder.appendingPathComponent("packages").appendingPathComponent(key)
        try create(workspace)
        return workspace
    }

    /// Moves a finished workspace to its final place. If another run was faster, its result is kept.
    func keep(_ workspace: URL, as key: String) throws -> URL {
        let place = place(key)
        try create(place.deletingLastPathComponent())
        do {
            try FileManager.default.moveItem(at: workspace, to: place)
        } catch {
            guard FileManager.default.fileExists(atPath: place.path) else { throw error }
            try? FileManager.default.removeItem(at: workspace)
        }
        prune()
        return place
    }

    /// Notes that a place was used.
    func touch(_ place: URL) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
    }

    private func prune() {
        let sources = folder.appendingPathComponent("sources")
        let entries = (try? FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)) ?? []
        guard entries.count > SourceCache.capacity else { return }
        func used(_ url: URL) -> Date {
            (try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date) ?? .distantPast
        }
        let isOld = { (entry: URL) in used(entry) < Date(timeIntervalSinceNow: -SourceCache.recent) }
        for entry in entries.sorted(by: { used($0) < used($1) }).dropLast(SourceCache.capacity).filter(isOld) {
            try? FileManager.default.removeItem(at: entry)
        }
    }

    private func create(_ url: URL) throws { try FolderListing.create(url.path) }
}
