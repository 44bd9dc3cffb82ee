import KinoraBasics
import KinoraScripts
import KinoraStage
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraPixels
import KinoraRaster
import KinoraViews

/// Everything that a run needs, read and checked before anything is drawn or written.
struct RenderPlan {
    /// Which pictures are wanted.
    enum Selection: Equatable {
        case frames(Range<Int>)
        /// One picture at a time in seconds.
        case time(Double)
        /// Several pictures, at times in seconds.
        case times([Double])
    }

    let entry: CatalogueEntry
    let values: ParameterValues
    /// The files that parameters name.
    let resources: [Manifest.Resource]
    /// Points.
    let size: CGSize
    /// Pixels per point.
    let scale: Double
    let pixels: PixelSize
    let rate: FrameRate
    /// Seconds.
    let duration: Double
    let selection: Selection
    /// nil for the effect's own.
    let givenScript: Script?
    let seed: UInt64
    /// nil for the usual one.
    let date: DateText?
    let appearance: ColorScheme
    let reduceMotion: Bool
    let surroundings: ViewSurroundings
    let background: RenderJob.Background
    let backgroundName: String
    let workers: Int
    let takesOver: Bool
    let style: RasterStyle
    let destinations: [Destination]
    let compression: PNGCompression
    /// Which of the frames are rendered here; nil for all.
    let shard: Manifest.Shard?
    /// Frames that are there already stay.
    let resumes: Bool
    let overwrite: Bool
    /// What the preview is performed without; nothing where that does not matter to the command.
    private(set) var leftOut = LeftOut()

    /// Of an effect of the catalogue, or of a view of a user's source, which is built here.
    ///
    /// - Parameter leavesOutBodies: whether a preview is performed without functions that do not compile, which `leftOut` then tells.
    init(
        _ options: RenderOptions, leavesOutBodies: Bool = false,
        processors: Int = ProcessInfo.processInfo.activeProcessorCount
    ) throws {
        try options.supervision.apply()
        options.fonts.apply()
        try options.performance.offerSurroundings()
        let (preview, view) = (options.performance.preview, options.performance.view)
        if UserSource.isSource(options.effect) {
            let chosen = try MainActor.assumeIsolated {
                try UserSource.entry(
                    options.effect, preview: preview, expression: view, leavesOutBodies: leavesOutBodies,
                    in: try ViewSurroundings(options.performance))
            }
            try self.init(options, entry: chosen.entry, resources: chosen.resources, processors: processors)
            if leavesOutBodies, preview != nil { leftOut = chosen.leftOut }
        } else {
            guard preview == nil, view == nil else {
                throw CommandError.usage(
                    "--preview and --view choose from a Swift file; effects of the catalogue have neither.")
            }
            try self.init(options, entry: try Catalogue.effect(named: options.effect), processors: processors)
        }
    }

    /// - Parameters:
    ///   - sources: the files that the effect itself was built from.
    ///   - script: what the user does, in place of the options' file.
    init(
        _ options: RenderOptions, entry: CatalogueEntry, resources sources: [Manifest.Resource] = [],
        script: Script? = nil,
        processors: Int = ProcessInfo.processInfo.activeProcessorCount
    ) throws {
        surroundings = try ViewSurroundings(options.performance)
        self.entry = surroundings.isUsual ? entry : entry.surrounded(by: surroundings.around)
        let pictures: [Manifest.Resource]
        (values, pictures) = try Self.values(
            options.performance.parameters, preset: options.performance.preset, of: entry)
        resources = sources + pictures
        size = try options.performance.size.map(OptionText.size) ?? entry.size
        scale = try OptionText.scale(options.scale ?? "1")
        pixels = try OptionText.pixels(size, scale: scale)
        rate = try OptionText.rate(options.fps)
        duration = try options.performance.duration.map(OptionText.duration) ?? entry.duration
        selection = try Self.selection(options, rate: rate, duration: duration)
        seed = try OptionText.seed(options.performance.seed)
        date = try OptionText.date(options.performance.date)
        appearance = try OptionText.appearance(options.performance.appearance)
        reduceMotion = options.performance.reduceMotion
        let backdrop = (options.performance.background ?? (appearance == .dark ? "black" : "white")).lowercased()
        background = try OptionText.background(backdrop, appearance: appearance)
        backgroundName = ColorText.canonical(backdrop) ?? backdrop
        workers = try OptionText.workers(options.jobs, processors: processors)
        takesOver = !options.redrawAll
        style = try RasterStyle(options)
        destinations = try Destination.all(
            options.outputs, format: options.format, selection: selection, effect: entry.name)
        compression = try OptionText.compression(options.compression)
        try Self.check(style.colors, destinations)
        (shard, resumes) = (try Self.shard(options, destinations), options.resume)
        overwrite = options.overwrite
        givenScript = try script ?? options.performance.script.map(ScriptFile.read)
    }

    var script: Script { givenScript ?? entry.script }

    var job: RenderJob {
        var frames = 0..<1
        if case .frames(let range) = selection { frames = range }
        var job = RenderJob(rate: rate, frames: frames, background: background, workers: workers)
        job.selection = shard?.frames(of: frames)
        job.takesOver = takesOver
        job.style = style
        return job
    }

    /// The job in the folder it goes to.
    ///
    /// - Parameter keeping: which frames stay there; nil for what the options say.
    func folderJob(in path: String, keeping: FolderJob.Keeping? = nil) throws -> FolderJob {
        let keeping = keeping ?? (resumes ? .whole : shard == nil ? .others : .nothing)
        var job = FolderJob(
            job, in: FrameFolder(path), manifest: try manifest(), keeping: keeping, overwrite: overwrite)
        job.fonts = UsedFonts.witness()
        return job
    }

    /// Everything that decides the frames, for the folder's record.
    func manifest() throws -> Manifest {
        let script = script.text
        var job = Manifest.Job(
            effect: entry.name, parameters: values.recorded, seed: seed,
            size: Manifest.Size(width: Double(size.width), height: Double(size.height)), scale: scale,
            framesPerSecond: rate.perSecond, range: Manifest.FrameRange(self.job.frames), background: backgroundName,
            appearance: appearance == .dark ? "dark" : "light", compression: compression,
            script: self.script.events.isEmpty ? nil : SHA256.hexDigest(Array(script.utf8)), resources: resources)
        job.record(style)
        job.reduceMotion = reduceMotion ? true : nil
        job.layoutDirection = surroundings.isRightToLeft ? "right-to-left" : nil
        job.typeSize = surroundings.typeSize.map { "\($0)" }
        job.date = date?.canonical
        job.locale = StageLocale.identifier == "en_US" ? nil : StageLocale.identifier
        return Manifest(tool: Manifest.Tool(version: KinoraVersion.current), job: job, shard: shard)
    }

    /// The performance, ready to answer for any time.
    @MainActor
    func stage() -> WatchedSource<Stage> {
        let isPicture = if case .frames = selection { false } else { true }
        return WatchedSource(
            rate: isPicture ? nil : rate, countsDrawing: !destinations.contains { $0.path == "-" }
        ) {
            entry.stage(
                values, size: size, duration: duration, script: givenScript, seed: seed, scale: scale,
                appearance: appearance, reduceMotion: reduceMotion, drawsPage: background != .transparent)
        }
    }

    /// Files that cannot say what their colors are have sRGB.
    private static func check(_ colors: PictureColors, _ destinations: [Destination]) throws {
        guard colors != .sRGB else { return }
        for destination in destinations {
            switch destination {
            case .animation(_, let format), .stream(let format):
                guard format != .apng else { continue }
                throw CommandError.usage(
                    "--colors \(colors.rawValue) makes PNG and APNG files; \(destination.path) is \(format.rawValue), whose colors "
                        + "are sRGB.")
            case .folder, .file, .pictures, .standardOutput, .sheet: continue
            }
        }
    }

    /// Makes the PNG files of single pictures, as those of the frames of a run.
    var encoder: PNGEncoder {
        PNGEncoder(compression: compression, scale: scale, colors: style.colors, threads: workers)
    }

    private static func values(
        _ typed: [String], preset: String?, of entry: CatalogueEntry
    ) throws -> (ParameterValues, [Manifest.Resource]) {
        let assignments = try typed.map { text in
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw CommandError.usage(
                    "--param \(TypedText.quoted(text)) sets nothing; it takes name=value, as in --param text=Hello.")
            }
            return (name: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
        }
        let all = try entry.assignments(ofPreset: preset, and: assignments)
        var resources: [Manifest.Resource] = []
        let values = try ParameterValues(all, for: entry.parameters, of: entry.name) { path in
            let (image, resource) = try PictureFile.load(path)
            resources.append(resource)
            return ParameterValues.LoadedImage(image: image, identity: resource.name)
        }
        return (values, resources)
    }

    /// Sharding and resuming need a folder with a manifest.
    private static func shard(_ options: RenderOptions, _ destinations: [Destination]) throws -> Manifest.Shard? {
        let share = try options.sharding.share()
        guard share != nil || options.resume else { return nil }
        guard destinations.count == 1, case .folder = destinations[0] else {
            throw CommandError.usage(
                "--\(share == nil ? "resume" : "shard") needs a folder of frames and nothing else; single pictures, animations and "
                    + "sheets are made at once.")
        }
        guard let share else { return nil }
        guard case .frames(let shard) = share.part(ofEntry: 0) else {
            throw CommandError.usage(
                "--shard-by entries is for batches; a single effect is shared contiguous or interleaved.")
        }
        return shard
    }

    private static func selection(_ options: RenderOptions, rate: FrameRate, duration: Double) throws -> Selection {
        if let at = options.at {
            guard options.frames == nil else {
                throw CommandError.usage("--at and --frames exclude each other; give one of them.")
            }
            let times = try OptionText.times(at, in: 0...duration)
            return times.count == 1 ? .time(times[0]) : .times(times)
        }
        guard let count = rate.count(in: duration) else {
            throw CommandError.usage(
                "\(NumberText.text(duration)) s at \(rate) frames per second are too many frames; the limit is "
                    + "\(FrameLimits.frames).")
        }
        return .frames(
            try options.frames.map { try FrameSelection.frames($0, of: count, rate: rate, duration: duration) }
                ?? 0..<count)
    }
}

extension RasterStyle {
    /// As the options say.
    init(_ options: RenderOptions) throws {
        self.init(dithers: options.dither, colors: try options.colors.map(OptionText.colors) ?? .sRGB)
    }
}
