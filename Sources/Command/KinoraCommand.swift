import ArgumentParser
import KinoraBasics
import KinoraEffects
import Foundation
import KinoraJobs

/// The command line: turns arguments into calls of the libraries and prints the results.
struct KinoraCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kinora",
        abstract: "Renders SwiftUI-style animated effects to PNG frames, without a Mac, a GPU or a display.",
        discussion: """
            EXAMPLES
              kinora list                         # which effects there are
              kinora describe ripple              # what ripple takes
              kinora render ripple                # frames/ripple/frame-00000.png ...
              kinora render confetti --size 1280x720 --fps 60 --duration 2 -o out
              kinora render marquee --param text="Breaking news" --param speed=80
              kinora render glass --at 1.5 -o - > glass.png
              kinora render Card.swift            # the #Preview of a SwiftUI source of your own
              kinora previews Sources/Cards -o out
              kinora test MyPackage               # previews against approved pictures
              kinora studio MyPackage             # a page to look at previews and to play with them
              kinora check MyApp                  # how much of an app compiles, and what is missing
              kinora batch previews.yaml -o out   # many effects, sizes and looks
              kinora scene ripple --at 0.5 -o ripple.json
              kinora render ripple.json           # one picture from a scene file
              kinora sheet frames/ripple -o sheet.png --every 5
              kinora diff golden frames/ripple    # the same, frame for frame?
              kinora curve bouncy 'spring(duration: 0.5, bounce: 0.6)'

            COMPLETION
              kinora --generate-completion-script bash > /etc/bash_completion.d/kinora
              kinora --generate-completion-script zsh > ~/.zfunc/_kinora
              kinora --generate-completion-script fish > ~/.config/fish/completions/kinora.fish

            kinora --version, -v and version print the version. Nothing is colored, so that NO_COLOR changes nothing; --quiet leaves \
            nothing but errors.

            EXIT CODES
            \(Ending.help)
            """,
        version: KinoraVersion.current,
        subcommands: [
            ListCommand.self, DescribeCommand.self, RenderOptions.self, PreviewsCommand.self, TestCommand.self,
            CheckCommand.self,
            SwiftcFlagsCommand.self, SceneCommand.self,
            BatchCommand.self, PlanCommand.self,
            MissingCommand.self, MergeCommand.self, SheetCommand.self, DiffCommand.self, ApproveCommand.self,
            CurveCommand.self,
            GalleryCommand.self, SymbolsCommand.self, StudioCommand.self, StudioWorkerCommand.self,
            AgentCommand.self, DoctorCommand.self,
        ])

    static func main() {
        // Calendars and formats that a source makes by itself take the machine's time zone; frames are of none.
        setenv("TZ", "GMT", 1)
        do {
            if CommandLine.arguments.count == 2, ["-v", "version"].contains(CommandLine.arguments[1]) {
                try StandardStreams.output(KinoraVersion.current + "\n")
                return
            }
            try refuseUnknownCommand(CommandLine.arguments.dropFirst())
            Supervisor.runIfNeeded(CommandLine.arguments.dropFirst())
            var command = try rendering(CommandLine.arguments.dropFirst()) ?? parseAsRoot()
            try command.run()
            UsedFonts.warn()
        } catch let error as CommandError {
            UsedFonts.warn()
            StandardStreams.complain(error.sentence)
            Foundation.exit(error.ending.rawValue)
        } catch {
            // A wrong option of `kinora diff` means that nothing was compared, which has an exit code of its own.
            if CommandLine.arguments.dropFirst().first == DiffCommand.configuration.commandName,
                exitCode(for: error) == .validationFailure
            {
                StandardStreams.note(fullMessage(for: error) + "\n")
                Foundation.exit(2)
            }
            exit(withError: error)
        }
    }

    /// The words of `kinora render`, read without a look at all the other commands and their help, which takes longer than they
    /// do; plain ones without the parser. Nil where they are not right: `parseAsRoot` then says what is wrong.
    static func rendering(_ arguments: ArraySlice<String>) -> (any ParsableCommand)? {
        guard arguments.first == RenderOptions.configuration.commandName else { return nil }
        let words = arguments.dropFirst()
        return PlainRenderWords.read(words) ?? (try? RenderOptions.parse(Array(words)))
    }

    /// The parser calls a misspelt command an unexpected argument; this names the nearest one.
    static func refuseUnknownCommand(_ arguments: ArraySlice<String>) throws {
        guard let word = arguments.first, !word.hasPrefix("-"), word != RenderOptions.configuration.commandName else {
            return
        }
        let all = configuration.subcommands.map { $0.configuration }
        let names = all.filter { $0.shouldDisplay }.compactMap { $0.commandName }
        guard word != "help", !all.contains(where: { $0.commandName == word }) else { return }
        throw CommandError.usage(
            "There is no command \(TypedText.quoted(word)); there are \(names.joined(separator: ", "))"
                + "\(NearestName.hint(for: word, among: names)).")
    }
}
