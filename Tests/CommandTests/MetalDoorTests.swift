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

    private static let heading = "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"

    /// Writes previews of 40 by 20 points, and renders each half a second after its start to `out/NAME.png`.
    private func previews(
        _ views: [(name: String, view: String)], _ more: String, _ metal: String, in folder: TemporaryFolder
    )
        throws -> KinoraProcess
    {
        try folder.write(Self.heading + metal, to: "Shaders.metal")
        let blocks = views.map { name, view in
            "#Preview(\"\(name)\", traits: .fixedLayout(width: 40, height: 20)) {\n\(view)\n}\n"
        }
        try folder.write("import SwiftUI\n" + blocks.joined() + more, to: "Views.swift")
        return try KinoraProcess(
            ["previews", "Views.swift", "--at", "0.5", "-o", "out", "-q"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
    }

    /// Where shaders may stand, and the colors five sixths down at 4, 12, 20, 28 and 36 points from the left, by hand.
    private static let places: [(name: String, view: String, colors: [String])] = [
        ("fill", "Rectangle().fill(ShaderLibrary.plain())", ["00FFFF", "00FFFF", "00FFFF", "00FFFF", "00FFFF"]),
        (
            "background", "Color.clear.background(ShaderLibrary.default.plain(), in: Rectangle())",
            ["00FFFF", "00FFFF", "00FFFF", "00FFFF", "00FFFF"]
        ),
        (
            "colors", "Rectangle().foregroundStyle(ShaderLibrary.bands(.float(8), .colorArray([red, blue])))",
            ["FF0000", "0000FF", "FF0000", "0000FF", "FF0000"]
        ),
        (
            "image", "Rectangle().fill(ShaderLibrary.pictured(.image(Image(\"pair\")), .boundingRect))",
            ["FF0000", "FF0000", "0000FF", "0000FF", "0000FF"]
        ),
        (
            "drawn",
            """
            GeometryReader { geometry in
                let mask = Image(size: geometry.size) { context in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 20)), with: .color(red))
                }
                Rectangle().fill(ShaderLibrary.pictured(.image(mask), .boundingRect)).background(blue)
            }
            """, ["FF0000", "FF0000", "0000FF", "0000FF", "0000FF"]
        ),
        (
            "visual",
            """
            red.visualEffect { content, proxy in
                content.colorEffect(ShaderLibrary.turned())
                    .distortionEffect(ShaderLibrary.shift(.float2(8 - proxy.size.width, 0)), maxSampleOffset: proxy.size)
            }
            """, ["FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF", "0000FF"]
        ),
        (
            "layer",
            """
            red.visualEffect { content, proxy in
                content.layerEffect(ShaderLibrary.moved(.float2(proxy.size.width / 2, 0)), maxSampleOffset: proxy.size)
            }
            """, ["FF0000", "FF0000", "FFFFFF", "FFFFFF", "FFFFFF"]
        ),
        ("transition", "Appearing()", ["7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F"]),
        ("moving", "Moving()", ["7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F"]),
        ("timed", "Timed()", ["808080", "808080", "808080", "808080", "808080"]),
        ("chain", "Moving(isChained: true)", ["7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F", "7F7F7F"]),
        (
            "keyframes",
            """
            Color.white.keyframeAnimator(initialValue: 0.0, repeating: true) { view, value in
                view.colorEffect(ShaderLibrary.dim(.float(value)))
            } keyframes: { _ in LinearKeyframe(1.0, duration: 1) }
            """, ["808080", "808080", "808080", "808080", "808080"]
        ),
        (
            "shading",
            """
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.plain()))
                let part = CGRect(x: 0, y: 0, width: 16, height: 20)
                context.fill(
                    Path(part), with: .shader(ShaderLibrary.bars(.floatArray([0.5, 1]), .boundingRect), bounds: part))
            }
            """, ["000000", "FF0000", "00FFFF", "00FFFF", "00FFFF"]
        ),
        (
            "filters",
            """
            Canvas { context, _ in
                let bar = Path(CGRect(x: 0, y: 0, width: 8, height: 20))
                func draw(_ filter: GraphicsContext.Filter) {
                    context.drawLayer {
                        $0.addFilter(filter)
                        $0.fill(bar, with: .color(red))
                    }
                }
                draw(.colorShader(ShaderLibrary.turned()))
                draw(.distortionShader(ShaderLibrary.shift(.float2(-8, 0)), maxSampleOffset: CGSize(width: 8, height: 0)))
                draw(.layerShader(ShaderLibrary.moved(.float2(-32, 0)), maxSampleOffset: CGSize(width: 32, height: 0)))
            }
            """, ["0000FF", "FF0000", "FFFFFF", "FFFFFF", "FF0000"]
        ),
        (
            "changed",
            """
            let shader: Shader = {
                var shader = ShaderFunction(library: .default, name: "dim")(.float(1))
                shader.arguments = [.float(0)]
                shader.dithersColor = true
                return shader
            }()
            Color.white.colorEffect(shader)
            """, ["000000", "000000", "000000", "000000", "000000"]
        ),
        (
            "disabled", "Color.white.colorEffect(ShaderLibrary.dim(.float(0)), isEnabled: false)",
            ["FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"]
        ),
        ("compiled", "Compiled(amount: [.float(0)])", ["00FF00", "00FF00", "00FF00", "00FF00", "00FF00"]),
        ("miscompiled", "Compiled(amount: [])", ["FF0000", "FF0000", "FF0000", "FF0000", "FF0000"]),
        (
            "url", "Rectangle().fill(ShaderLibrary(url: URL(fileURLWithPath: \"Other/Own.metal\")).plain())",
            ["FFFF00", "FFFF00", "FFFF00", "FFFF00", "FFFF00"]
        ),
    ]

    @Test("A shader draws wherever SwiftUI takes one, and with every kind of argument")
    func everywhere() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Self.heading + "[[stitchable]] half4 plain(float2 p) { return half4(1, 1, 0, 1); }", to: "Other/Own.metal")
        try Data(PNGEncoder().encode(Pixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000]))).write(
            to: URL(fileURLWithPath: folder.path("pair.png")))
        let metal = """
            [[stitchable]] half4 plain(float2 p) { return half4(0, 1, 1, 1); }
            [[stitchable]] half4 turned(float2 p, half4 color) { return color.gbra; }
            [[stitchable]] half4 dim(float2 p, half4 color, float amount) { return half4(color.rgb * half(amount), color.a); }
            [[stitchable]] float2 shift(float2 p, float2 by) { return p + by; }
            [[stitchable]] half4 moved(float2 p, SwiftUI::Layer layer, float2 by) { return layer.sample(p + by); }
            [[stitchable]] half4 bands(float2 p, float width, device const half4 *colors, int count) {
                return colors[int(p.x / width) % count];
            }
            [[stitchable]] half4 bars(float2 p, device const float *list, int count, float4 box) {
                return half4(p.y / box.w < list[int(p.x / box.z * count)] ? 1 : 0, 0, 0, 1);
            }
            [[stitchable]] half4 pictured(float2 p, texture2d<half> picture, float4 box) {
                return picture.sample(sampler(filter::nearest), p / box.zw);
            }
            """
        let more = """
            let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
            struct Dimmed: ViewModifier, Animatable {
                var amount: Double
                var animatableData: Double {
                    get { amount }
                    set { amount = newValue }
                }
                func body(content: Content) -> some View { content.colorEffect(ShaderLibrary.dim(.float(amount))) }
            }
            struct Appearing: View {
                @State private var isThere = false
                var body: some View {
                    ZStack {
                        if isThere {
                            Color.white.transition(.modifier(active: Dimmed(amount: 0), identity: Dimmed(amount: 1)))
                        }
                    }
                        .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
                }
            }
            struct Moving: View {
                var isChained = false
                @State private var amount = 0.0
                var body: some View {
                    let amount = amount
                    Group {
                        if isChained {
                            Color.white.visualEffect { content, _ in content.colorEffect(ShaderLibrary.dim(.float(amount))) }
                        } else {
                            Color.white.colorEffect(ShaderLibrary.dim(.float(amount)))
                        }
                    }
                    .onAppear { withAnimation(.linear(duration: 1)) { self.amount = 1 } }
                }
            }
            struct Timed: View {
                @State private var isOn = false
                var body: some View {
                    TimelineView(.animation) { timeline in
                        Color.white.colorEffect(
                            ShaderLibrary.dim(.float(timeline.date.timeIntervalSinceReferenceDate))
                        ).overlay(Color.clear.opacity(isOn ? 1 : 0))
                    }
                    .task {
                        try? await Task.sleep(for: .seconds(0.4))
                        withAnimation(.linear(duration: 1)) { isOn = true }
                    }
                }
            }
            struct Compiled: View {
                let amount: [Shader.Argument]
                @State private var color = Color.white
                var body: some View {
                    color.task {
                        do {
                            let shader = Shader(function: ShaderLibrary.dim, arguments: amount)
                            try await shader.compile(as: .colorEffect)
                            color = Color(red: 0, green: 1, blue: 0)
                        } catch {
                            color = red
                        }
                    }
                }
            }
            """
        let run = try previews(Self.places.map { ($0.name, $0.view) }, more, metal, in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        for (name, _, colors) in Self.places {
            let picture = try PNGDecoder.decode(Array(folder.bytes("out/\(name).png")))
            for (index, color) in colors.enumerated() {
                let pixel = picture[8 * index + 4, 16]
                for (channel, expected) in [
                    (0, color.prefix(2)), (1, color.dropFirst(2).prefix(2)), (2, color.suffix(2)),
                ] {
                    let found = Int(pixel >> UInt32(8 * channel) & 255)
                    #expect(abs(found - Int(expected, radix: 16)!) <= 1, "\(name) at \(index)")
                }
            }
        }
    }

    /// A view each, and what the sentence about it says.
    private static let misuses: [(name: String, view: String, words: [String])] = [
        ("few", "Color.red.colorEffect(ShaderLibrary.tint(.color(.red)))", ["takes 2 arguments, and is given 1"]),
        (
            "many", "Color.red.colorEffect(ShaderLibrary.tint(.color(.red), .boundingRect, .float(1)))",
            ["takes 2 arguments, and is given 3"]
        ),
        (
            "kind", "Color.red.colorEffect(ShaderLibrary.tint(.float2(1, 1), .boundingRect))",
            [
                "takes .color as argument 1, and is given .float2",
                "half4 tint(float2 position, half4 color, half4 with, ",
            ]
        ),
        (
            "list", "Rectangle().fill(ShaderLibrary.listed(.colorArray([.red])))",
            ["takes .floatArray as argument 1, and is given .colorArray", "device const float *list, int count"]
        ),
        ("bytes", "Rectangle().fill(ShaderLibrary.listed(.data(Data([1]))))", ["is given .data"]),
        (
            "layer", "Color.red.layerEffect(ShaderLibrary.tint(.color(.red), .boundingRect), maxSampleOffset: .zero)",
            ["cannot be a layer effect", "half4 name(float2 position, SwiftUI::Layer layer, ...)"]
        ),
        (
            "place", "Color.red.distortionEffect(ShaderLibrary.listed(.floatArray([])), maxSampleOffset: .zero)",
            ["cannot be a distortion effect", "float2 name(float2 position, ...)"]
        ),
        (
            "color", "Color.red.colorEffect(ShaderLibrary.shift())",
            ["cannot be a color effect", "float2 shift(float2 position)"]
        ),
        (
            "style", "Rectangle().fill(ShaderLibrary.shift())",
            ["cannot be a style", "half4 name(float2 position, ...)"]
        ),
        ("three", "Rectangle().fill(ShaderLibrary.three())", ["cannot be a style", "float3 three(float2 position)"]),
        (
            "whole", "Rectangle().fill(ShaderLibrary.whole(.float(1)))",
            ["has a parameter of a type that no argument can have"]
        ),
        (
            "name", "Rectangle().fill(ShaderLibrary.lister(.floatArray([])))",
            ["no shader function named “lister”", "“listed”"]
        ),
        ("helper", "Rectangle().fill(ShaderLibrary.helper())", ["no shader function named “helper”"]),
        (
            "missing", "Rectangle().fill(ShaderLibrary(url: URL(fileURLWithPath: \"None.metal\")).plain())",
            ["None.metal cannot be read"]
        ),
        (
            "wrong", "Rectangle().fill(ShaderLibrary(data: Data(\"half4 x = nothing;\".utf8)).plain())",
            ["does not compile", "undeclared identifier 'nothing'"]
        ),
    ]

    @Test("Every wrong use is a sentence of its own, and none leaves a picture")
    func misuses() throws {
        let folder = try TemporaryFolder()
        let metal = """
            static half4 helper(float2 position) { return 1; }
            [[stitchable]] half4 tint(float2 position, half4 color, half4 with, float4 box) { return with; }
            [[stitchable]] half4 listed(float2 position, device const float *list, int count) { return list[0]; }
            [[stitchable]] float2 shift(float2 position) { return position; }
            [[stitchable]] float3 three(float2 position) { return 1; }
            [[stitchable]] half4 whole(float2 position, int count) { return count; }
            """
        let run = try previews(Self.misuses.map { ($0.name, $0.view) }, "", metal, in: folder)
        #expect(run.status != 0)
        let lines = run.complaint.split(whereSeparator: \.isNewline)
        for (name, _, words) in Self.misuses {
            let told = lines.filter { $0.hasPrefix("Error: \(name): ") }
            #expect(told.count == 1, "\(name): \(run.complaint)")
            for word in words { #expect(told.first?.contains(word) == true, "\(name): \(told)") }
        }
        #expect(!folder.names("out").contains { $0.hasSuffix(".png") })
    }

    private static let endless = """
        [[stitchable]] half4 endless(float2 position, half4 color) {
            float x = position.x;
            while (x >= 0) { x = x > 1000 ? 1 : x + 1; }
            return half4(x);
        }
        """

    @Test("A shader without an end is stopped after the time limit, beside a file and in a package's bundle")
    func endless() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.heading + Self.endless, to: "Endless.metal")
        try folder.write(
            """
            import SwiftUI
            #Preview { Color.red.colorEffect(ShaderLibrary.endless()) }
            """, to: "Endless.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shady", targets: [.target(name: "Shady", resources: [.process("Shaders")])])
            """, to: "Shady/Package.swift")
        try folder.write(Self.heading + Self.endless, to: "Shady/Sources/Shady/Shaders/Endless.metal")
        try folder.write(
            """
            import SwiftUI
            #Preview("ends not") { Color.red.colorEffect(ShaderLibrary.bundle(.module).endless()) }
            """, to: "Shady/Sources/Shady/Shady.swift")
        for words in [["render", "Endless.swift"], ["previews", "Shady"]] {
            let run = try KinoraProcess(
                words + ["--size", "16x16", "--at", "0", "-o", "out", "--time-limit", "1", "-q"], in: folder,
                environment: ["KINORA_CACHE": folder.path("cache")])
            #expect(run.status == 124, "\(run.complaint)")
            #expect(
                run.complaint.contains("with the shader endless took more than 1 s; it may loop without end."),
                "\(run.complaint)")
            #expect(folder.names("out").allSatisfy { !$0.hasSuffix(".png") })
        }
    }
}
