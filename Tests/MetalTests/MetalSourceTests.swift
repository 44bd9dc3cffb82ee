import Testing

@testable import KinoraMetal

@Suite struct MetalSourceTests {
    private func functions(_ text: String) throws -> [MetalSource.Function] {
        try MetalSource(bytes: Array(text.utf8), path: "Test.metal").functions
    }

    @Test("Stitchable functions are found with their declaration, others are not")
    func declarations() throws {
        let found = try functions(
            """
            #include <metal_stdlib>
            #define TWO(x) [[ stitchable ]] half4 no(x)
            using namespace metal;
            // [[stitchable]] half4 commented(float2 position) {}
            /* [[stitchable]] half4 also(float2 position) {} */
            static float helper(float x) { return x; }
            [[ stitchable ]] half4 tint(float2 position, half4 color,
                                        float amount /* 0 to 1 */ ) { return color * amount; }
            [[stitchable]]
            float2
            wave(float2 p, device const float *list, int count) { return p; }
            """)
        #expect(
            found == [
                .init(name: "tint", declaration: "half4 tint(float2 position, half4 color, float amount)"),
                .init(name: "wave", declaration: "float2 wave(float2 p, device const float *list, int count)"),
            ])
    }

    @Test("Numbers are whole in a declaration, with their point and their letters; so are members")
    func numbers() throws {
        let found = try functions(
            """
            [[stitchable]] half4 a(float2 p, float x = 1.5, float y = .5f, half z = 2.h, int n = 0x1F, float e = 1.0e3) {}
            [[stitchable]] half4 b(float2 p, float x = table.x, float y = box.low.y, float2 _z1 = p) {}
            """)
        #expect(
            found.map(\.declaration) == [
                "half4 a(float2 p, float x = 1.5, float y = .5f, half z = 2.h, int n = 0x1F, float e = 1.0e3)",
                "half4 b(float2 p, float x = table.x, float y = box.low.y, float2 _z1 = p)",
            ])
    }

    @Test("A function in namespaces has their names")
    func namespaces() throws {
        let found = try functions(
            """
            namespace a { namespace b { [[stitchable]] half4 main(float2 p) { if (p.x > 1) { return 0; } return 1; } } }
            namespace c::d { [[stitchable]] half4 main(float2 p) { return 0; } }
            [[stitchable]] half4 last(float2 p, SwiftUI::Layer layer) { return 0; }
            """)
        #expect(found.map(\.name) == ["a::b::main", "c::d::main", "last"])
        #expect(found.last?.declaration == "half4 last(float2 p, SwiftUI::Layer layer)")
    }

    @Test("Text that ends in the middle of anything is read without harm")
    func broken() throws {
        let whole = "namespace n { [[stitchable]] half4 f(float2 p, /* c */ float x) { return \"}\"; } }"
        for length in 0...whole.utf8.count { _ = try functions(String(whole.prefix(length))) }
    }
}
