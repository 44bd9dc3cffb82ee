import ArgumentParser
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraViews

/// `kinora previews PATH...`
struct PreviewsCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Renders every #Preview of SwiftUI sources, each to a folder of its own.",
        // Made from its parts the usage would name the command render, whose options these are.
        usage: "kinora previews [<options>] <path> ...",
        discussion: """
            PATH is a Swift file, a folder of Swift files that make one module, a Swift package, or the folder of an Xcode \
            project. Every #Preview and every view of a PreviewProvider is rendered to a folder named after it, below -o \
            (default: previews); of a module that has none, what its app's first window shows. Sources are compiled by the \
            Swift toolchain on the PATH; what is built is kept in ~/.cache/kinora.

            Of a folder, what does not compile is left out, with its errors told and exit code 65 at the end: functions, for \
            whose views a box stands, and where that is not enough types or files.

            A script beside a source is what the user does in its previews: Card.yaml for those of Card.swift, or \
            Card.NAME.yaml for the preview NAME. A preview has the size of its traits or previewLayout unless --size \
            is given.

            EXAMPLES
              kinora previews Card.swift
              kinora previews Sources/Cards -o out --fps 60 --duration 2
              kinora previews MyPackage --at 1
            """)

    @OptionGroup
    var options: RenderOptions

    @Flag(help: "Render nothing; print the previews as JSON: name, title, file, line, size in points.")
    var list = false

    @Argument(help: ArgumentHelp("More files, folders or packages.", valueName: "path"))
    var more: [String] = []

    func perform() throws {
        try MainActor.assumeIsolated { try renderAll() }
    }

    @MainActor
    private func renderAll() throws {
        guard options.performance.preview == nil, options.performance.view == nil else {
            throw CommandError.usage("kinora previews renders every preview; choose one with kinora render --preview.")
        }
        guard options.outputs.count <= 1 else {
            throw CommandError.usage("kinora previews takes one -o: the folder that gets a folder for each preview.")
        }
        if options.json { StandardStreams.keepOutput() }
        try options.supervision.apply()
        try options.performance.offerSurroundings()
        options.fonts.apply()
        if options.quiet { UsedFonts.silence() }
        if list { return try listAll() }
        var failures: [CommandError] = []
        var (count, leftOut) = (0, LeftOut())
        for path in [options.effect] + more {
            try Watch.begin(path)
            let source = try UserSource(path, leavesOutBodies: true)
            leftOut.files += source.leftOut.files
            leftOut.bodies += source.leftOut.bodies
            leftOut.types += source.leftOut.types
            // All of them have the same, and where this fails they say so.
            _ = try? source.resources()
            for (preview, name) in zip(source.previews, source.names()) {
                count += 1
                let item = "\(path)/\(name)"
                if let result = Watch.result(of: item) {
                    failures += Int32(result).flatMap(Ending.init).map { [CommandError($0, name)] } ?? []
                    continue
                }
                do {
                    try Watch.begin(item)
                    _ = try OwnProcess.perform {
                        try render(preview, name, source)
                        return true
                    }
                    Watch.finish(item)
                } catch {
                    // One that fails does not keep the others from being rendered.
                    let failure = CommandError(error)
                    if failure.ending == .interrupted || failure.ending == .terminated { throw failure }
                    StandardStreams.complain("\(name): \(failure.sentence)")
                    failures.append(failure)
                    Watch.finish(item, result: String(failure.ending.rawValue))
                }
            }
        }
        guard count > 0 else {
            throw CommandError.usage(
                "There is no #Preview and no PreviewProvider in \(([options.effect] + more).joined(separator: ", ")).")
        }
        if let first = failures.first {
            throw CommandError(first.ending, "\(failures.count) of \(count) previews failed.")
        }
        if let failure = leftOut.failure(rendering: count) { throw failure }
    }

    @MainActor
    private func listAll() throws {
        let surroundings = try ViewSurroundings(options.performance)
        var listed: [ListedPreview] = []
        for path in [options.effect] + more {
            let source = try UserSource(path, leavesOutBodies: true)
            for (preview, name) in zip(source.previews, source.names()) {
                // What is printed must not get into the list.
                listed.append(
                    try OwnProcess.perform(isSilent: true) {
                        ListedPreview(preview, name, path: path, in: surroundings)
                    })
            }
        }
        try StandardStreams.output(try JSONText.encode(listed))
    }

    @MainActor
    private func render(_ preview: UserPreview, _ name: String, _ source: UserSource) throws {
        var own = options
        let folder = "\(options.outputs.first ?? "previews")/\(name)"
        own.outputs = [own.at.map { !$0.contains(",") } == true ? "\(folder).png" : folder]
        let plan = try RenderPlan(
            own, entry: try preview.entry(name, in: try ViewSurroundings(options.performance)),
            resources: try source.resources())
        try RenderRun(
            plan: plan, json: options.json, quiet: options.quiet, tellsSteps: options.progress
        ).perform()
    }
}
