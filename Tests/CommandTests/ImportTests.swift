import Foundation
import Testing

@testable import KinoraCommand

/// What users' sources import can be imported by whoever finds the folder of modules, and nothing else. All modules of a
/// package and of its dependencies lie in one folder, so that a dependency which asks `#if canImport(Combine)` finds
/// Kinora's, without being one of Kinora's dependents: SwiftPM gives it no map of Kinora's modules of C.
@Suite struct ImportTests {
    private static let modules = [
        "SwiftUI", "Combine", "CoreGraphics", "CoreMotion", "QuartzCore", "UIKit", "Accelerate", "simd",
    ]

    /// Compiles a source with the folder of modules for its only flag; returns what the compiler says.
    private func complaint(about source: String) throws -> String {
        let modules = KinoraProcess.executable.deletingLastPathComponent().appendingPathComponent("Modules").path
        let folder = try TemporaryFolder()
        let file = folder.path("Source.swift")
        try Data(source.utf8).write(to: URL(fileURLWithPath: file))
        let run = try Subprocess.run(
            try Toolchain.find().swiftc, ["-typecheck", "-parse-as-library", "-I", modules, file])
        return run.status == 0 ? "" : run.complaint + run.output
    }

    @Test("Every module for users' sources is found with the folder of modules alone", arguments: modules)
    func imported(module: String) throws {
        #expect(try complaint(about: "import \(module)\n") == "")
    }

    @Test("A package that declares its decoder to be Combine's compiles against Kinora's Combine")
    func decoder() throws {
        let source = """
            #if canImport(Combine)
            import protocol Combine.TopLevelDecoder
            import Foundation
            public final class LineDecoder {
                public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
                    try JSONDecoder().decode(type, from: data)
                }
            }
            extension LineDecoder: TopLevelDecoder { public typealias Input = Data }
            #else
            #error("there is no Combine")
            #endif

            """
        #expect(try complaint(about: source) == "")
    }
}
