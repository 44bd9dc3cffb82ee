import Foundation
import KinoraFrames

/// Where the approved files of one assertion lie, and where its failures are put.
struct GoldenPlace: Sendable {
    /// `__Frames__/<test file>` beside the test file.
    let folder: URL
    /// `<module>/<test file>` in the folder that `KINORA_ARTIFACTS` names, else in the temporary one.
    let artifacts: URL
    /// What all file names of the assertion begin with.
    let name: String

    static let artifactsVariable = "KINORA_ARTIFACTS"

    /// - Parameters:
    ///   - name: nil for the test function's.
    ///   - directory: nil for the test file's.
    init(
        _ source: SourcePlace, function: String, name: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment, in directory: URL? = nil
    ) {
        let file = URL(fileURLWithPath: "\(source.filePath)")
        let test = file.deletingPathExtension().lastPathComponent
        folder = (directory ?? file.deletingLastPathComponent()).appendingPathComponent("__Frames__/\(test)")
        let base =
            environment[Self.artifactsVariable].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("kinora-failures")
        let module = source.fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        artifacts = base.appendingPathComponent("\(Self.plain(module))/\(test)")
        self.name = name.map(Self.plain) ?? Self.plain(String(function.prefix { $0 != "(" }))
    }

    /// With nothing that a file name cannot hold.
    static func plain(_ name: String) -> String {
        let kept = String(name.map { $0.isLetter || $0.isNumber || "_-.".contains($0) ? $0 : "-" }.prefix(120))
        return kept.isEmpty || kept.allSatisfy { $0 == "." } ? "frames" : kept
    }

    func golden(_ suffix: String) -> String { folder.appendingPathComponent(name + suffix).path }
    func artifact(_ suffix: String) -> String { artifacts.appendingPathComponent(name + suffix).path }

    /// Writes a file, whole or not at all, and the folders it needs.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write(bytes, to: path)
    }
}
