import ArgumentParser
import Foundation
import KinoraFrames

/// `kinora check SOURCE...`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compiles SwiftUI sources without rendering them, and lists what is missing.",
        discussion: """
            SOURCE is a Swift file, a Swift package, the folder of an Xcode project, or a folder of Swift files that make one \
            module. A folder with several packages and projects in it is all of them. Tests are left out. One source may import \
            the modules of another: give an app and the packages that it uses together. Packages that are named by path are \
            found; those that are named by address are fetched where --fetch is given.

            The compiler's errors are printed as they are, at their file and line. A line follows for each name that Kinora does \
            not have yet, with the nearest one that it has. An import of a module that is missing is told, and the rest of \
            its file is looked at as if it were `import SwiftUI`.

            The exit code is 0 where everything compiles, and 65 otherwise.

            EXAMPLES
              kinora check Card.swift
              kinora check MyApp --json > missing.json
              kinora check Sources Packages/Design --quiet
            """)

    @Argument(help: ArgumentHelp("Files, packages, projects' folders or folders of files.", valueName: "source"))
    var sources: [String]

    @Flag(help: "Print everything as JSON instead: modules, files, errors and missing names.")
    var json = false

    @Flag(name: .shortAndLong, help: "Do not print the compiler's errors, only what is missing and how much compiles.")
    var quiet = false

    @Flag(help: "Fetch the packages that projects and manifests name by address, so that what imports them compiles.")
    var fetch = false

    func run() throws {
        let compiles: Bool
        do { compiles = try report() } catch { throw CommandError(error) }
        // What is wrong was just told, so that no sentence follows.
        if !compiles { throw ExitCode(Ending.badData.rawValue) }
    }

    /// Prints what was found; returns whether everything compiles.
    private func report() throws -> Bool {
        let (outcomes, known) = try check()
        let report = CheckReport(outcomes, known: known)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try StandardStreams.output(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
        } else {
            try StandardStreams.output(
                (report.missing.map(\.sentence) + [report.summary]).joined(separator: "\n") + "\n")
        }
        return outcomes.allSatisfy(\.compiles)
    }

    private func check() throws -> ([TypeCheck.Outcome], KnownNames?) {
        let toolchain = try Toolchain.find()
        let cache = SourceCache()
        let workspace = try cache.workspace()
        defer { try? FileManager.default.removeItem(at: workspace) }
        let check = TypeCheck(toolchain: toolchain, workspace: workspace)
        var outcomes: [TypeCheck.Outcome] = []
        let fetching = fetch ? PackageFetching(toolchain: toolchain, cache: cache) : nil
        for group in try SourceGathering(toolchain: toolchain, fetching: fetching).groups(at: sources) {
            if group.group.lender != nil, !group.isImported { continue }
            let outcome = try check.check(group.group, isImported: group.isImported)
            // What is borrowed is there to be imported; it is not what was asked about.
            if group.group.lender != nil || group.group.clang != nil { continue }
            if !json, !quiet, !outcome.compiles { StandardStreams.note(outcome.messages + "\n") }
            outcomes.append(outcome)
        }
        let needsNames = outcomes.contains { !$0.missing.isEmpty }
        return (outcomes, needsNames ? KnownNames(toolchain, cache) : nil)
    }
}
