import Foundation
import Testing

/// Runs the built command, which lies beside the test bundle.
struct KinoraProcess {
    let status: Int32
    let output: Data
    let complaint: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs `kinora` with `words` in `folder` and waits for it.
    ///
    /// - Parameters:
    ///   - output: a file that standard output goes to instead of `output`.
    ///   - environment: what is different from the test's own environment.
    init(
        _ words: [String], in folder: TemporaryFolder, output redirection: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        let process = try Self.prepare(words, in: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (out, err) = (Pipe(), Pipe())
        process.standardOutput = try redirection.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? out
        process.standardError = err
        try process.run()
        output = redirection == nil ? out.fileHandleForReading.readDataToEndOfFile() : Data()
        complaint = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status =
            process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    /// Runs `kinora` with `words` in `folder`, from a shell that has performed `commands`.
    init(_ words: [String], in folder: TemporaryFolder, after commands: String) throws {
        let process = try Self.prepare(words, in: folder)
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "\(commands); exec \"$0\" \"$@\"", Self.executable.path] + words
        process.environment = Self.withoutProfile
        let (out, err) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (out, err)
        try process.run()
        output = out.fileHandleForReading.readDataToEndOfFile()
        complaint = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Runs `kinora` with `words` in `folder`, where nobody reads standard output.
    init(_ words: [String], unreadIn folder: TemporaryFolder) throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        try self.init(words, in: folder, output: pipe) { _ in }
    }

    /// Starts `kinora`, lets `meanwhile` do something to it and waits for its end.
    ///
    /// - Parameter target: a pipe or file that standard output goes to.
    init(
        _ words: [String], in folder: TemporaryFolder, output target: Any = FileHandle.nullDevice,
        meanwhile: (Process) throws -> Void
    ) throws {
        let process = try Self.prepare(words, in: folder)
        process.environment = Self.withoutProfile
        let err = Pipe()
        process.standardOutput = target
        process.standardError = err
        try process.run()
        try meanwhile(process)
        complaint = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        output = Data()
        status =
            process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    /// A command that is built to count its lines writes them to a file as it ends. One that is killed, or has no room for the file,
    /// would leave a part of it, which stops the counting of all.
    private static var withoutProfile: [String: String] {
        ProcessInfo.processInfo.environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    }

    static var executable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("kinora")
    }

    private static func prepare(_ words: [String], in folder: TemporaryFolder) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = words
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        return process
    }
}
