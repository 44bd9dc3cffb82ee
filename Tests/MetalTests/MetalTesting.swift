import Foundation
import KinoraScene
import Testing

@testable import KinoraMetal

/// Metal text compiled for a test, in a cache of this process's own.
struct MetalTesting {
    let functions: [String: CompiledShader]

    /// One folder for all tests, so that the stand-in is read once for each level.
    static let cache: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-metal-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    static func compiler(_ level: MetalLevel = .widest) throws -> MetalCompiler {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swiftc = try #require(
            path.split(separator: ":").map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile))
        return try MetalCompiler(swiftc: swiftc, cache: cache, level: level) { program, words in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = words
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let said = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: said, as: UTF8.self))
        }
    }

    static let beginning = """
        #include <metal_stdlib>
        #include <SwiftUI/SwiftUI_Metal.h>
        using namespace metal;

        """

    init(_ text: String, level: MetalLevel = .widest) throws {
        try self.init(
            sources: [MetalSource(bytes: Array((Self.beginning + text).utf8), path: "Test.metal")], level: level)
    }

    init(functions: [String: CompiledShader]) { self.functions = functions }

    init(sources: [MetalSource], level: MetalLevel = .widest) throws {
        let build = MetalBuild(sources, try Self.compiler(level))
        let folder = Self.cache.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try build.build(in: folder)
        functions = try MetalLibrary(folder.appendingPathComponent(MetalBuild.libraryName).path, of: build).functions
    }

    /// The levels that this machine runs.
    static var levels: [MetalLevel] { MetalLevel.allCases.filter { $0.rawValue <= MetalLevel.widest.rawValue } }

    /// The row that a function makes of positions and colors.
    func run(
        _ name: String, _ use: ShaderUse, _ arguments: [ShaderArgument] = [], at positions: [SIMD2<Float>],
        colors: [SIMD4<Float>] = [], layer: LayerSampler? = nil
    ) throws -> [(position: SIMD2<Float>, color: SIMD4<Float>)] {
        let function = try #require(functions[name])
        #expect(function.mismatch(with: arguments, for: use) == nil)
        let bound: ShaderKernel.LayerRows
        switch try #require(function.uses[use]).kernel {
        case .colorRows(let bind), .layerRows(let bind), .generatorRows(let bind), .distortionRows(let bind):
            bound = bind(ShaderArguments(arguments))
        default: throw MetalError.unusable("not a function of rows")
        }
        let count = positions.count
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: ShaderRow.arrays * count)
        memory.initialize(repeating: 0, count: ShaderRow.arrays * count)
        defer { memory.deallocate() }
        let row = ShaderRow(count: count, memory: memory, stride: count, layer: layer) {}
        for i in 0..<count {
            (row.x[i], row.y[i]) = (positions[i].x, positions[i].y)
            let color = i < colors.count ? colors[i] : .zero
            (row.red[i], row.green[i], row.blue[i], row.alpha[i]) = (color.x, color.y, color.z, color.w)
        }
        bound(row)
        return (0..<count).map { i in
            (SIMD2(row.x[i], row.y[i]), SIMD4(row.red[i], row.green[i], row.blue[i], row.alpha[i]))
        }
    }
}
