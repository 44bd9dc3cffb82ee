import Foundation
import KinoraScene
import Testing

@testable import KinoraMetal

/// From files to a library: what belongs together, and what is told where it does not compile.
@Suite struct MetalBuildTests {
    private func source(_ path: String, _ text: String) throws -> MetalSource {
        try MetalSource(bytes: Array((MetalTesting.beginning + text).utf8), path: path)
    }

    @Test(
        "Files of a library share helper functions and a header; another library's function of the same name is another"
    )
    func libraries() throws {
        let folder = MetalTesting.cache.appendingPathComponent("shared-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("#ifndef COMMON\n#define COMMON\nusing namespace metal;\nfloat helper(float x);\n#endif\n".utf8)
            .write(to: folder.appendingPathComponent("Common.h"))
        let one = try MetalTesting(sources: [
            source(
                "\(folder.path)/Wave.metal",
                "#include \"Common.h\"\n[[stitchable]] float2 wave(float2 p) { return p + helper(1); }"),
            source("\(folder.path)/Helper.metal", "#include \"Common.h\"\nfloat helper(float x) { return x * 5; }"),
        ])
        let two = try MetalTesting("[[stitchable]] float2 wave(float2 p) { return p + 1; }")
        #expect(try one.run("wave", .distortion, at: [SIMD2(1, 2)])[0].position == SIMD2(6, 7))
        #expect(try two.run("wave", .distortion, at: [SIMD2(1, 2)])[0].position == SIMD2(2, 3))
        #expect(try one.run("wave", .distortion, at: [SIMD2(1, 2)])[0].position == SIMD2(6, 7))
    }

    @Test(
        "A library's name changes with its text and with what it includes, however that is written, and with nothing else",
        arguments: [
            "#include \"Common.h\"", "  # include <Common.h>", "#import \"Common.h\"", "#include <Other.h>",
            "#include <Else.h>",
        ])
    func names(include: String) throws {
        let folder = MetalTesting.cache.appendingPathComponent("names-\(UUID().uuidString)")
        let elsewhere = folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        let header = folder.appendingPathComponent("Common.h")
        try Data("float a;".utf8).write(to: header)
        try Data("#include <Common.h>".utf8).write(to: folder.appendingPathComponent("Other.h"))
        try Data("#include \"../Common.h\"".utf8).write(to: elsewhere.appendingPathComponent("Else.h"))
        let compiler = try MetalTesting.compiler()
        func name() throws -> String {
            try MetalBuild(
                [source("\(folder.path)/A.metal", include + "\n"), source("\(elsewhere.path)/B.metal", "")], compiler
            ).name
        }
        let first = try name()
        #expect(try name() == first)
        try Data("float b;".utf8).write(to: header)
        #expect(try name() != first)
        let levels = try MetalTesting.levels.map { try MetalBuild([source("A.metal", "")], MetalTesting.compiler($0)) }
        #expect(Set(levels.map(\.name)).count == 1 && Set(levels.map(\.key)).count == levels.count)
    }

    @Test("What does not compile is told by the compiler, at the file and line as the user names them")
    func errors() throws {
        let text = "[[stitchable]] half4 tint(float2 p, half4 color) {\n    return colour * 2;\n}\n"
        do {
            _ = try MetalTesting(sources: [source("Shaders/Tint.metal", text)])
            Issue.record("it compiled")
        } catch MetalError.doesNotCompile(let messages, let errors) {
            #expect(errors == 1)
            #expect(
                messages.contains("Shaders/Tint.metal:5:12: error: use of undeclared identifier 'colour'"),
                "\(messages)")
            #expect(!messages.contains(MetalTesting.cache.path), "\(messages)")
        }
    }

    @Test(
        "A file without functions that SwiftUI can call is left out where it does not compile, unless one of it is called"
    )
    func otherFrameworks() throws {
        let scene = try source(
            "Scene.metal", "#include <SceneKit/scn_metal>\nvertex float4 v() { return 0; }\nfloat help();\n")
        let metal = try MetalTesting(sources: [
            scene, source("Wave.metal", "[[stitchable]] float2 wave(float2 p) { return p + 2; }"),
        ])
        #expect(try metal.run("wave", .distortion, at: [SIMD2(1, 2)])[0].position == SIMD2(3, 4))
        do {
            _ = try MetalTesting(sources: [
                scene,
                source("Wave.metal", "float help();\n[[stitchable]] float2 wave(float2 p) { return p + help(); }"),
            ])
            Issue.record("it compiled")
        } catch MetalError.doesNotCompile(let messages, _) {
            #expect(
                messages.contains("Scene.metal:4:10: fatal error: 'SceneKit/scn_metal' file not found"), "\(messages)")
            #expect(messages.contains("help()"), "\(messages)")
        }
    }

    @Test(
        "Of functions of one name the one that SwiftUI can call is found, and conditions of Apple's systems are an iPhone's"
    )
    func overloads() throws {
        let metal = try MetalTesting(
            """
            #include <TargetConditionals.h>
            static float noise(float2 p) { return p.x; }
            static float noise(float2 p, float2 q) { return p.x + q.x; }
            #if TARGET_OS_IPHONE && !TARGET_OS_WATCH
            [[stitchable]] half4 noise(float2 p, half4 color, float scale) { return color * half(noise(p, p) * scale); }
            #endif
            """)
        let found = try metal.run("noise", .color, [.float(0.25)], at: [SIMD2(1, 0)], colors: [SIMD4(1, 0.5, 0, 1)])
        #expect(found[0].color == SIMD4(0.5, 0.25, 0, 0.5))
    }

    @Test("Arguments must be as many and of the kinds that are declared, but for those with values of their own")
    func mismatch() throws {
        let metal = try MetalTesting(
            """
            [[stitchable]] half4 tint(float2 p, half4 color, float amount, float2 size, half4 with = half4(1)) {
                return with * amount;
            }
            [[stitchable]] half4 whole(float2 p, int count) { return count; }
            [[stitchable]] float3 strange(float2 p) { return 0; }
            """)
        let tint = try #require(metal.functions["tint"])
        #expect(tint.mismatch(with: [.float(1), .float2(1, 1)], for: .color) == nil)
        #expect(tint.mismatch(with: [.float(1), .float2(1, 1), .color(1, 1, 1, 1)], for: .color) == nil)
        #expect(tint.mismatch(with: [], for: .color) == "takes 2 to 3 arguments, and is given 0")
        #expect(
            tint.mismatch(with: [.float(1), .float(1)], for: .color)
                == "takes .float2 as argument 2, and is given .float")
        // As a style it takes the color as an argument.
        #expect(tint.mismatch(with: [.color(0, 0, 0, 1), .float(1), .float2(1, 1)], for: .fill) == nil)
        #expect(tint.uses[.layer] == nil && tint.uses[.distortion] == nil)
        #expect(
            metal.functions["whole"]?.mismatch(with: [.float(1)], for: .fill)?.contains("no argument can have") == true)
        #expect(metal.functions["strange"]?.uses.isEmpty == true)
        let left = try metal.run("tint", .color, [.float(0.5), .float2(1, 1)], at: [SIMD2(1, 1)])
        let given = try metal.run(
            "tint", .color, [.float(0.5), .float2(1, 1), .color(0.5, 0, 1, 1)], at: [SIMD2(1, 1)])
        #expect(left[0].color == SIMD4(0.5, 0.5, 0.5, 0.5) && given[0].color == SIMD4(0.25, 0, 0.5, 0.5))
    }

    @Test("Where there is no clang++ the sentence says what to install")
    func noCompiler() {
        #expect(throws: MetalError.self) {
            try MetalCompiler(swiftc: "/nowhere/swiftc", cache: MetalTesting.cache) { _, _ in (0, "") }
        }
    }
}
