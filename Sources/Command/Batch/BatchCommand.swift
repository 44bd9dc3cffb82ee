import KinoraBasics
import ArgumentParser
import KinoraFrames

/// `kinora batch FILE`
struct BatchCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Renders many effects, sizes and looks, as a file lists them.",
        discussion: """
            Every combination of the listed values is an entry with a folder of its own below -o. Frames that an earlier run of \
            the same version wrote for the same entry are kept if their lengths and SHA-256 sums are those of the manifest; \
            only missing and damaged frames are rendered. When an entry fails, the others are rendered all the same, and the \
            command ends with the exit code of the first failure.

            EXAMPLES
              kinora batch previews.yaml -o previews
              kinora batch previews.yaml -o previews --json --junit results.xml
              kinora batch previews.yaml -o shards/2 --shard 2/7
              kinora plan batch previews.yaml -o previews

            \(BatchFormat.help)
            """)

    @OptionGroup
    var options: BatchOptions

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Write a JUnit report, a case for each entry.", valueName: "file"))
    var junit: String?

    @Flag(help: "Print what was done as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func perform() throws {
        if json { StandardStreams.keepOutput() }
        options.fonts.apply()
        if quiet { UsedFonts.silence() }
        let report = try MainActor.assumeIsolated {
            let run = BatchRun(try BatchPlanner(options), tellsEntries: !json && !quiet, showsProgress: !quiet)
            return try run.perform()
        }
        if let junit { try ReportFile.write(BatchJUnit.text(report, file: options.file), to: junit) }
        if json {
            try StandardStreams.output(try JSONText.encode(report))
        } else if !quiet {
            try StandardStreams.output(report.line)
        }
        if let stop = report.interruption { throw stop }
        if let failure = report.failure { throw failure }
    }
}

/// The format in words.
enum BatchFormat {
    /// For `kinora batch --help`.
    static let help = """
        FORMAT
          A batch is a list of entries, or a mapping of "entries" and "defaults" for
          all of them. A list of values makes an entry of each combination, named
          after what varies: ripple-2x-dark/frame-00000.png ...

            defaults: {fps: 60, duration: 2}
            entries:
              - effect: [beam, glass]
                size: [320x180, 640x360]
                appearance: [light, dark]
              - effect: marquee
                name: news
                parameters: {text: Breaking news, speed: [40, 80]}
                seed: [1, 2, 3]
                script: scroll.yaml
              - source: Card.swift        # every #Preview, a folder of each below Card
              - {source: Meter.swift, view: 'Meter(value: 0.5)', scale: 2}

          An entry takes name; effect, or source with preview or view; size, scale,
          fps, duration, frames, seed, appearance, background, compression, script,
          reduceMotion, rightToLeft, typeSize, locale, date, dither, colors and parameters.
          Files are looked for in the batch's own folder.
        """
}
