import Foundation
import PackagePlugin

/// `swift package kinora-test`: runs `kinora test` on the package, with the words that follow.
///
/// The command is the installed one, so that a package which uses the plugin does not build Kinora.
@main
struct KinoraTest: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let environment = ProcessInfo.processInfo.environment
        let kinora = environment["KINORA"] ?? Self.installed(environment["PATH"] ?? "")
        guard let kinora, FileManager.default.isExecutableFile(atPath: kinora) else {
            Diagnostics.error(
                "kinora is not on the PATH; install it with scripts/install of Kinora, or name the command in the variable KINORA."
            )
            return
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: kinora)
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["test", "."] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error("kinora test ended with code \(process.terminationStatus).")
            return
        }
    }

    private static func installed(_ path: String) -> String? {
        path.split(separator: ":").map { "\($0)/kinora" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
