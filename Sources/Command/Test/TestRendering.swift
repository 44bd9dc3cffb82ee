import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraStage
import KinoraTestRuns
import KinoraViews

/// Draws the pictures of previews in their variants.
@MainActor
struct TestRendering {
    let project: TestProject
    let source: UserSource
    let workers: Int

    /// The pictures of a preview in a variant, as PNG files.
    ///
    /// - Parameter backwards: the last one first, which must not matter.
    func pictures(
        _ wanted: [TestCase.Picture], of test: TestCase, backwards: Bool = false
    ) throws -> [TestCase.Picture: [UInt8]] {
        let (preview, look) = (source.previews[test.subject.index], test.look)
        StageLocale.identifier = look.locale ?? "en_US"
        StageDate.current = StageDate(start: look.date.flatMap(DateText.init)?.seconds ?? 0)
        source.offer()
        let surroundings = try ViewSurroundings(
            isRightToLeft: look.isRightToLeft, locale: look.locale, typeSize: look.typeSize)
        StageTypeSize.current = surroundings.typeSize ?? .large
        // A script beside the source is found by the preview's own name.
        let name = source.names()[test.subject.index]
        let entry = try preview.entry(name, in: surroundings).surrounded(by: surroundings.around)
        var made: [TestCase.Picture: [UInt8]] = [:]
        for picture in backwards ? wanted.reversed() : wanted {
            made[picture] = try bytes(picture, entry, test)
        }
        Watch.rest()
        return made
    }

    private func bytes(_ picture: TestCase.Picture, _ entry: CatalogueEntry, _ test: TestCase) throws -> [UInt8] {
        let background = try OptionText.background(
            test.look.isDark ? "black" : "white", appearance: test.look.isDark ? .dark : .light)
        switch picture.content {
        case .moment(let moment):
            let job = RenderJob(rate: FrameRate(frames: 30)!, frames: 0..<1, background: background)
            let stage = try stage(entry, test, duration: max(entry.duration, moment.time), rate: nil)
            return try PNGEncoder().encode(try job.picture(at: moment.time, of: stage))
        case .run(let run):
            let rate = FrameRate(frames: run.framesPerSecond)!
            let count = max(1, rate.count(in: run.duration) ?? 1)
            let job = RenderJob(rate: rate, frames: 0..<count, background: background, workers: workers)
            let stage = try stage(entry, test, duration: run.duration, rate: rate)
            let size = try OptionText.pixels(stageSize(entry, test), scale: test.settings.scale)
            var bytes: [UInt8] = []
            let writer = try APNGWriter(
                width: size.width, height: size.height, frameCount: count,
                timing: FrameTiming(frames: rate.frames, per: rate.seconds)!, isOpaque: false)
            let outputs = try SequenceOutputs([.init(writer) { bytes += $0 }], numbers: job.frames)
            try job.render(stage, into: outputs) { _ in Watch.beat() }
            return bytes
        }
    }

    private func stageSize(_ entry: CatalogueEntry, _ test: TestCase) -> CGSize {
        test.look.size.map { CGSize(width: $0.width, height: $0.height) } ?? entry.size
    }

    private func stage(
        _ entry: CatalogueEntry, _ test: TestCase, duration: Double, rate: FrameRate?
    ) throws -> WatchedSource<Stage> {
        let values = try entry.values()
        let size = stageSize(entry, test)
        return WatchedSource(rate: rate, countsDrawing: true) {
            entry.stage(
                values, size: size, duration: duration, seed: 0, scale: test.settings.scale,
                appearance: test.look.isDark ? .dark : .light, reduceMotion: test.look.reducesMotion)
        }
    }
}
