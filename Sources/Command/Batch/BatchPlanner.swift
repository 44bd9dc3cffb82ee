import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs

/// From the entries of a batch to plans of single runs. Users' sources are built once each.
@MainActor
final class BatchPlanner {
    /// One run of a batch.
    struct Item {
        /// The folder below the batch's own.
        let name: String
        /// Decides which share does what of it.
        let position: Int
        let entry: BatchEntry
        /// Of an entry of every preview: which; nil for others.
        var preview: Int?
    }

    let batch: Batch
    let folder: String
    let share: Share?
    private let options: BatchOptions
    private var sources: [String: Result<UserSource, any Error>] = [:]
    /// The sources of entries that want one view.
    private var views: [[String]: Result<UserSource, any Error>] = [:]

    init(_ options: BatchOptions) throws {
        guard !options.output.isEmpty, !options.output.utf8.contains(0) else {
            throw CommandError.usage("-o is empty; it takes a folder.")
        }
        // Like every mistake in the options, it is reported before the file is read.
        _ = try OptionText.workers(options.jobs)
        try options.supervision.apply()
        share = try options.sharding.share()
        folder = options.output
        batch = try BatchFile.read(options.file)
        self.options = options
    }

    /// All runs of the batch. A source that cannot be built is one run, which will fail.
    func items() -> [Item] {
        batch.entries.enumerated().flatMap { position, entry -> [Item] in
            guard entry.everyPreview, let source = try? source(of: entry), !source.previews.isEmpty else {
                return [Item(name: entry.name, position: position, entry: entry)]
            }
            return source.names().enumerated().map { index, name in
                Item(name: "\(entry.name)/\(name)", position: position + index, entry: entry, preview: index)
            }
        }
    }

    /// Which part of a run is this share's.
    func part(_ item: Item) -> Share.Part { share?.part(ofEntry: item.position) ?? .all }

    func folder(of item: Item) -> String { "\(folder)/\(item.name)" }

    /// Files that others wrote are replaced.
    var overwrites: Bool { options.overwrite }

    /// The words of `kinora render` that do the same.
    func words(_ item: Item) -> [String] {
        var words = item.entry.words
        if let preview = item.preview { words += ["--preview", String(preview + 1)] }
        if case .frames(let shard) = part(item) {
            words += ["--shard", "\(shard)", "--shard-by", shard.layout.rawValue]
        }
        if !options.force { words.append("--resume") }
        if options.overwrite { words.append("--overwrite") }
        if let jobs = options.jobs { words += ["--jobs", jobs] }
        return words
    }

    /// Whether a run performs a view of a source.
    func isOfSource(_ item: Item) -> Bool { item.entry.words.first.map(UserSource.isSource) ?? false }

    /// Builds the source of a run, so that each process that performs a view of it finds it built. What is wrong is told by `plan`.
    func prepare(_ item: Item) {
        guard isOfSource(item), let own = try? RenderOptions.parse(words(item)),
            (try? Watch.begin(item.name)) != nil
        else { return }
        _ = try? source(of: item, own).resources()
    }

    func plan(_ item: Item) throws -> RenderPlan {
        try Watch.begin(item.name)
        var own = try RenderOptions.parse(words(item))
        own.supervision = options.supervision
        guard UserSource.isSource(own.effect) else { return try RenderPlan(own) }
        try own.performance.offerSurroundings()
        let (entry, resources) = try view(item, own)
        var rest = own
        (rest.performance.preview, rest.performance.view) = (nil, nil)
        return try RenderPlan(rest, entry: entry, resources: resources)
    }

    private func view(_ item: Item, _ options: RenderOptions) throws -> (CatalogueEntry, [Manifest.Resource]) {
        let source = try source(of: item, options)
        // Another source may have been performed since it was opened, or it in another language.
        source.offer()
        let surroundings = try ViewSurroundings(options.performance)
        // A source of which every preview is wanted and that does not compile has been reported already.
        if item.entry.everyPreview, let index = item.preview {
            return try (source.previews[index].entry(source.names()[index], in: surroundings), source.resources())
        }
        let chosen = try source.chosen(options.performance.preview, options.effect, in: surroundings)
        return (chosen.entry, chosen.resources)
    }

    private func source(of item: Item, _ options: RenderOptions) throws -> UserSource {
        if item.entry.everyPreview, item.preview != nil { return try source(options.effect) }
        // Here, too, what does not compile is told once.
        if item.entry.everyPreview { _ = try source(options.effect) }
        let (preview, view) = (options.performance.preview, options.performance.view)
        let key = [options.effect, preview == nil ? "" : "preview", view ?? ""]
        let known = views[key] ?? Result { try UserSource.opened(options.effect, preview: preview, expression: view) }
        views[key] = known
        return try known.get()
    }

    /// The source of which an entry wants every preview.
    private func source(of entry: BatchEntry) throws -> UserSource {
        try Watch.begin(entry.name)
        return try source(entry.words[0])
    }

    private func source(_ path: String) throws -> UserSource {
        let known = sources[path] ?? Result { try UserSource(path) }
        sources[path] = known
        return try known.get()
    }
}
