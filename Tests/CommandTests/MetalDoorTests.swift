import Foundation
import KinoraFrames
import KinoraPixels
import Testing

/// Metal files beside users' sources, through the command.
@Suite(.serialized) struct MetalDoorTests {
    private func render(_ view: String, _ metal: [String: String], in folder: TemporaryFolder) throws -> KinoraProcess {
        try folder.write(
            """
            import SwiftUI

            #Preview("shaded", traits: .fixedLayout(width: 40, height: 20)) { \(view) }
            """, to: "View.swift")
        for (name, text) in metal {
            try folder.write(
                "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n" + text, to: name
            )
        }
        return try KinoraProcess(
            ["render", "View.swift", "--fps", "10", "--duration", "0.1", "-o", "out", "--overwrite", "-q"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
    }

    private func pixel(_ folder: TemporaryFolder, _ x: Int, _ y: Int) throws -> String {
        let picture = try PNGDecoder.decode(Array(folder.bytes("out/frame-00000.png")))
        let pixel = picture[x, y]
        return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map { String(format: "%02X", $0) }.joined()
    }

    private static let tint = """
        [[ stitchable ]] half4 tint(float2 position, half4 color, half4 with, float4 box) {
            return position.x < box.z / 2 ? with : color;
        }
        [[ stitchable ]] half4 halves(float2 position, float edge) { return half4(position.x < edge ? 1 : 0, 0, 1, 1); }
        """

    @Test(
        "A Metal file beside the source is the default library; style, effect and text draw with it; a manifest names it"
    )
    func drawn() throws {
        let folder = try TemporaryFolder()
        let first = try render(
            "Color.red.colorEffect(ShaderLibrary.tint(.color(.init(red: 0, green: 1, blue: 0)), .boundingRect))",
            ["Tint.metal": Self.tint], in: folder)
        #expect(first.status == 0, "\(first.complaint)")
        #expect(try pixel(folder, 5, 10) == "00FF00")
        #expect(try pixel(folder, 35, 10) != "00FF00")
        #expect(String(decoding: try folder.bytes("out/manifest.json"), as: UTF8.self).contains("Tint.metal"))
        let second = try render(
            "Rectangle().fill(ShaderLibrary.default.halves(.float(10)))", ["Tint.metal": Self.tint], in: folder)
        #expect(second.status == 0, "\(second.complaint)")
        #expect(try pixel(folder, 5, 10) == "FF00FF" && pixel(folder, 15, 10) == "0000FF")
    }

    @Test("Wrong uses end in one sentence with the declaration, before any frame is written")
    func wrongUses() throws {
        let folder = try TemporaryFolder()
        let declared = "half4 tint(float2 position, half4 color, half4 with, float4 box)"
        for (view, status, words) in [
            (
                "Color.red.colorEffect(ShaderLibrary.tint(.color(.red)))", 65,
                ["takes 2 arguments, and is given 1", declared]
            ),
            (
                "Color.red.colorEffect(ShaderLibrary.tint(.float(1), .boundingRect))", 65,
                ["takes .color as argument 1, and is given .float", declared]
            ),
            (
                "Color.red.layerEffect(ShaderLibrary.tint(.color(.red), .boundingRect), maxSampleOffset: .zero)", 65,
                ["cannot be a layer effect", declared]
            ),
            ("Color.red.colorEffect(ShaderLibrary.tnit())", 69, ["no shader function named “tnit”", "“tint”"]),
        ] {
            let run = try render(view, ["Tint.metal": Self.tint], in: folder)
            #expect(run.status == Int32(status), "\(run.complaint)")
            for word in words { #expect(run.complaint.contains(word), "\(run.complaint)") }
            #expect(!folder.names("out").contains { $0.hasSuffix(".png") })
        }
    }

    @Test("A Metal file that does not compile is told at its line")
    func compilerErrors() throws {
        let folder = try TemporaryFolder()
        let run = try render(
            "Color.red", ["Bad.metal": "[[stitchable]] half4 bad(float2 p) {\n  return nothing;\n}\n"], in: folder)
        #expect(run.status == 65)
        #expect(run.complaint.contains("Bad.metal:5:10: error:"), "\(run.complaint)")
        #expect(run.complaint.contains("Bad.metal does not compile: 1 error."), "\(run.complaint)")
    }

    @Test("Metal source as data is a library of its own; a library for Apple's processors is refused in a sentence")
    func data() throws {
        let folder = try TemporaryFolder()
        let text =
            "#include <metal_stdlib>\\nusing namespace metal;\\n"
            + "[[stitchable]] half4 plain(float2 p) { return half4(0, 1, 1, 1); }"
        let run = try render("Rectangle().fill(ShaderLibrary(data: Data(\"\(text)\".utf8)).plain())", [:], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try pixel(folder, 5, 5) == "00FFFF")
        let compiled = try render("Rectangle().fill(ShaderLibrary(data: Data(\"MTLB\".utf8)).plain())", [:], in: folder)
        #expect(compiled.status == 65)
        #expect(compiled.complaint.contains("compiled for Apple's processors"), "\(compiled.complaint)")
    }
}
