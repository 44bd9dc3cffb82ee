import ArgumentParser
import Dispatch
import Foundation
import KinoraJobs
import KinoraProtocol

/// `kinora mcp`
struct AgentCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Shows coding agents what they make: a server of the Model Context Protocol.",
        discussion: """
            Speaks the Model Context Protocol on standard input and output, for programs that start it: Claude Code, Codex, \
            Cursor, VS Code and others. Its tools list and describe effects, list the previews of a source, render sources, \
            previews and effects to pictures, compare pictures and test previews with their goldens, plot curves and check \
            what does not compile. docs/AGENTS.md has the configuration of the usual clients.

            Paths are taken from the folder in which it is started. Rendering a source compiles and runs it.

            EXAMPLES
              claude mcp add --transport stdio kinora -- kinora mcp
              codex mcp add kinora -- kinora mcp
            """)

    func perform() throws {
        let server = ToolServer(
            name: "kinora", version: KinoraVersion.current, instructions: Self.instructions, tools: AgentTools.all,
            channel: .standard())
        let signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // The programs of running calls are told to end, and their supervisors stop them within half a second.
                server.cancelAll()
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(700)) { _exit(0) }
            }
            source.resume()
            return source
        }
        server.run()
        withExtendedLifetime(signals) {}
    }

    private static let instructions = """
        Kinora renders SwiftUI sources and a catalogue of animated effects to exact pictures, without a Mac. After writing or \
        changing SwiftUI code, call render with its file to see it; compile errors come back at their file and line. Motion \
        is seen with several times, which become one contact sheet. list_previews says which previews a source has. Time is \
        virtual and exact: nothing has to be waited for. Rendering a source compiles and runs its code.
        """
}
