import Foundation
import KinoraBasics
import KinoraFrames
import Synchronization

/// The names that `import SwiftUI` brings, for telling which one is nearest to one that is missing. They are read from the
/// compiled modules by the toolchain.
struct KnownNames: Codable {
    /// The types' names.
    private(set) var types: [String] = []
    /// The members' names, by the type that has them.
    private(set) var members: [String: [String]] = [:]

    private static let modules = ["KinoraViews", "KinoraStage", "KinoraGeometry", "KinoraAnimation"]

    /// Whether this process reads names that were not kept, which takes seconds. The studio, in which somebody waits for the errors, has a
    /// process of its own for that.
    static let reads = Atomic(true)

    /// Reads the names, or takes those that were kept for this toolchain. Empty where the toolchain cannot tell them.
    init(_ toolchain: Toolchain, _ cache: SourceCache) {
        let key = String(SHA256.hexDigest(Array("names 1\n\(toolchain.identity)".utf8)).prefix(32))
        let place = cache.place(key)
        let file = place.appendingPathComponent("names.json")
        if let kept = try? JSONDecoder().decode(KnownNames.self, from: Data(contentsOf: file)) {
            self = kept
            cache.touch(place)
            return
        }
        guard KnownNames.reads.load(ordering: .relaxed), let workspace = try? cache.workspace() else { return }
        defer { try? FileManager.default.removeItem(at: workspace) }
        var seen: [String] = []
        for module in KnownNames.modules { seen += read(module, toolchain, workspace) }
        let hidden = KnownNames.hidden(Set(seen), toolchain, workspace)
        types = Set(seen).subtracting(hidden).sorted()
        members = members.filter { !hidden.contains($0.key) }.mapValues { Set($0).sorted() }
        guard !types.isEmpty, let data = try? JSONEncoder().encode(self) else { return }
        try? FolderListing.create(place.path)
        try? data.write(to: file, options: .atomic)
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }

    /// Adds a module's members; returns its types.
    private mutating func read(_ module: String, _ toolchain: Toolchain, _ workspace: URL) -> [String] {
        let folder = workspace.appendingPathComponent(module)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try? Subprocess.run(
            toolchain.swift,
            [
                "symbolgraph-extract", "-module-name", module, "-target", KnownNames.target, "-minimum-access-level",
                "public",
            ]
                + ["-skip-synthesized-members", "-output-dir", folder.path] + toolchain.searchFlags)
        var types: [String] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
                let graph = try? JSONDecoder().decode(Graph.self, from: data)
            else { continue }
            for symbol in graph.symbols {
                let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
                guard let last = path.last, last.first?.isLetter == true else { continue }
                if path.count == 1 { types.append(last) }
                if path.count == 2 { members[path[0], default: []].append(last) }
            }
        }
        return types
    }

    /// The names that a source does not see, although a module below has them.
    private static func hidden(_ names: Set<String>, _ toolchain: Toolchain, _ workspace: URL) -> Set<String> {
        let source = workspace.appendingPathComponent("names.swift")
        let ordered = names.sorted()
        let text = "import SwiftUI\n" + ordered.map { "func see() { _ = \($0).self }\n" }.joined()
        guard (try? Data(text.utf8).write(to: source)) != nil,
            let run = try? Subprocess.run(
                toolchain.swiftc, ["-typecheck", "-swift-version", "5"] + toolchain.moduleFlags + [source.path])
        else { return names }
        let quoted = (run.complaint + run.output).split(whereSeparator: \.isNewline)
            .filter { $0.contains("error: cannot find '") }.compactMap { $0.split(separator: "'").dropFirst().first }
        return Set(quoted.map(String.init)).union(names.filter { $0.first?.isLowercase == true })
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// The nearest name that is there, where one is near: at most a third of the letters differ, or one begins with the other.
    func nearest(to missing: MissingName) -> String? {
        let parts = missing.name.split(separator: ".").map(String.init)
        guard missing.kind == .type || missing.kind == .member, let last = parts.last else { return nil }
        let owner = parts.count > 1 ? parts[0] : nil
        guard let owner else { return missing.kind == .type ? near(last, among: types) : nil }
        // What looks like a member of one kind of view is nearly always a modifier of all of them.
        return near(last, among: members[owner] ?? []).map { "\(owner).\($0)" }
            ?? near(last, among: members["View"] ?? []).map { "View.\($0)" }
    }

    private func near(_ name: String, among candidates: [String]) -> String? {
        guard let best = NearestName.ranked(candidates, for: name).first, best.name != name,
            best.distance <= max(1, name.count / 3)
        else { return nil }
        return best.name
    }
}
