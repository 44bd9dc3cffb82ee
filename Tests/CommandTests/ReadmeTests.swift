import Foundation
import Testing

@testable import KinoraCommand

/// What the README shows is true: its sources compile against this build.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Blocks between ```swift and ```, those that are whole files.
    private func sources() throws -> [String] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "\n```swift\n").dropFirst().compactMap { rest in
            let source = rest.components(separatedBy: "\n```").first ?? ""
            return source.hasPrefix("import ") ? source + "\n" : nil
        }
    }

    @Test("Every Swift source in the README compiles")
    func compiles() throws {
        let build = KinoraProcess.executable.deletingLastPathComponent()
        var flags = try BuildProducts.find(environment: ["KINORA_BUILD": build.path]).moduleFlags
        // The C targets' module maps, which the build writes beside their objects; those of tools are the same once more.
        for name in try FileManager.default.contentsOfDirectory(atPath: build.path).sorted()
        where name.hasSuffix(".build") && !name.hasSuffix("-tool.build") {
            let map = "\(build.path)/\(name)/module.modulemap"
            let isKnown = flags.contains { $0.hasSuffix("/\(name)/module.modulemap") }
            if !isKnown, FileManager.default.fileExists(atPath: map) { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        }
        let toolchain = try Toolchain.find()
        let sources = try sources()
        #expect(
            sources.contains { $0.contains("import Kinora\n") }
                && sources.contains { $0.contains("import KinoraTesting\n") })
        let folder = try TemporaryFolder()
        for (index, source) in sources.enumerated() {
            let file = folder.path("Example\(index).swift")
            try Data(source.utf8).write(to: URL(fileURLWithPath: file))
            let words = ["-typecheck", "-parse-as-library", "-swift-version", "6"]
            let run = try Subprocess.run(toolchain.swiftc, words + flags + [file])
            #expect(run.status == 0, "\(source)\n\(run.complaint)\(run.output)")
        }
    }
}
