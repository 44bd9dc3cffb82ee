import Foundation
import KinoraScene
import Testing

@testable import KinoraMetal

/// What a compiled function computes, against formulas in Double.
@Suite struct MetalFunctionTests {
    private static let line = (0..<37).map { SIMD2(Float($0) + 0.5, 2.5) }

    @Test("Every kind of argument arrives")
    func arguments() throws {
        let metal = try MetalTesting(
            """
            struct Pair { int first; float second; };
            [[stitchable]] half4 all(
                float2 position, float a, float2 b, float3 c, float4 d, half4 tint, device const float *list, int count,
                device const half4 *colors, int colorCount, device const void *bytes, int size, texture2d<half> picture
            ) {
                device const Pair *pair = (device const Pair *)bytes;
                half4 texel = picture.read(uint2(1, 0));
                bool right = a == 1 && all(b == float2(2, 3)) && all(c == float3(4, 5, 6)) && all(d == float4(7, 8, 9, 10))
                    && all(tint == half4(0.25h, 0.5h, 0.75h, 1.0h)) && count == 3 && list[2] == 13 && colorCount == 2
                    && colors[1].g == 0.5h && size == 8 && pair->first == 77 && pair->second == 1.5
                    && texel.r == 1.0h && texel.a == 1.0h && picture.get_width() == 2 && picture.get_height() == 1;
                return right ? half4(1) : half4(0);
            }
            """)
        var data = withUnsafeBytes(of: Int32(77)) { Array($0) }
        data += withUnsafeBytes(of: Float(1.5)) { Array($0) }
        let result = try metal.run(
            "all", .fill,
            [
                .float(1), .float2(2, 3), .float3(4, 5, 6), .float4(7, 8, 9, 10), .color(0.25, 0.5, 0.75, 1),
                .floats([11, 12, 13]), .colors([.zero, SIMD4(0, 0.5, 0, 1)]), .data(data),
                .image(width: 2, height: 1, pixels: [0, 0xFF00_00FF]),
            ], at: Self.line)
        #expect(result.allSatisfy { $0.color == SIMD4(1, 1, 1, 1) })
    }

    @Test("Swizzles, matrices, constants, structs, templates and the rest of the language give what Metal's rules say")
    func language() throws {
        let metal = try MetalTesting(
            """
            constant float table[3] = {1, 2, 4};
            constant half3 tones[] = {half3(1, 0, 0), {0.5h, 0.25h, 0}};
            struct Ray { float3 origin; float3 way; float3 at(float t) const { return origin + way * t; } };
            template<typename T> T twice(T x) { return x + x; }
            static float over(float2 a) { return a.x; }
            static float over(float3 a) { return a.z; }
            static void put(thread float &x, thread float3 &v) { x = 3; v.yz = float2(8, 9); }
            #define CHECK(x) count += (x) ? 1 : 0; total += 1;
            [[stitchable]] half4 check(float2 position) {
                int count = 0, total = 0;
                float4 v = float4(1, 2, 3, 4);
                CHECK(all(v.wzyx == float4(4, 3, 2, 1))) CHECK(all(v.rgb == v.xyz)) CHECK(v.a == 4) CHECK(v[2] == 3)
                v.rg += v.ba; CHECK(all(v == float4(4, 6, 3, 4)))
                v.xy *= 0.5; CHECK(all(v.xy == float2(2, 3)))
                v.zx = v.xz; CHECK(all(v == float4(3, 3, 2, 4)))
                float3 w = float3(v.xy, 7); CHECK(all(w == float3(3, 3, 7)))
                float x; put(x, w); CHECK(x == 3 && all(w == float3(3, 8, 9)))
                half4 h = half4(w, 1).bgra; CHECK(all(h == half4(9, 8, 3, 1)))
                CHECK(table[2] == 4 && tones[1].g == 0.25h && twice(3) == 6 && over(float2(1)) == 1 && over(float3(5)) == 5)
                Ray ray = {float3(0), float3(0, 1, 0)}; CHECK(ray.at(2).y == 2)
                float2x2 turn = float2x2(float2(0, 1), float2(-1, 0));
                CHECK(all(turn * float2(1, 0) == float2(0, 1)) && all(float2(1, 0) * turn == float2(0, -1)))
                CHECK(all((turn * turn)[0] == float2(-1, 0)) && determinant(float3x3(2)) == 8 && (float3x3(2) / 4)[1].y == 0.5 && turn != turn * 2)
                matrix<float, 2> square = turn; matrix<half, 2, 3> wide = matrix<half, 2, 3>(1, 2, 3, 4, 5, 6);
                CHECK(all(square * float2(1, 0) == float2(0, 1)) && wide[1].z == 6.0H && 0.5H * 2H == 1.0h)
                CHECK(all(transpose(float2x3(float3(1, 2, 3), float3(4, 5, 6)))[2] == float2(3, 6)))
                CHECK(min(1.0h, 2.0f) == 1 && max(1, 2.5) == 2.5 && clamp(5, 0, 3) == 3 && saturate(-1.0) == 0)
                CHECK(mix(2.0, 4.0, 0.25) == 2.5 && step(1.0, 1.0) == 1 && step(1.0, 0.5) == 0 && smoothstep(0.0, 2.0, 1.0) == 0.5)
                CHECK(fract(-0.25) == 0.75 && floor(-0.5) == -1 && ceil(0.2) == 1 && trunc(-1.5) == -1 && round(-2.5) == -3 && rint(2.5) == 2)
                CHECK(sign(-3.0) == -1 && sign(0.0) == 0 && fmod(-5.5, 2.0) == -1.5 && abs(-3) == 3 && abs(-2.0h) == 2.0h)
                CHECK(dot(float3(1, 2, 3), float3(4, 5, 6)) == 32 && length(float2(3, 4)) == 5 && distance(float2(1), float2(4, 5)) == 5)
                CHECK(all(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1)) && all(reflect(float2(1, -1), float2(0, 1)) == float2(1, 1)))
                CHECK(all(select(float2(1, 2), float2(3, 4), bool2(false, true)) == float2(1, 4)) && any(float2(0, 1) > 0.5) && !all(float2(0, 1) > 0.5))
                CHECK(as_type<uint>(1.0f) == 0x3f800000u && popcount(255u) == 8 && clz(1u) == 31 && reverse_bits(1u) == 0x80000000u && rotate(0x80000001u, 4u) == 24u)
                CHECK(pack_float_to_unorm4x8(float4(1, 0, 0, 1)) == 0xff0000ffu && all(unpack_unorm4x8_to_float(0xffu) == float4(1, 0, 0, 0)))
                CHECK(sizeof(float3) == 16 && sizeof(packed_float3) == 12 && sizeof(half4) == 8 && sizeof(0.5) == 4)
                CHECK(all(half3(half4(1, 2, 3, 4)) == half3(1, 2, 3)) && all(float2(float4(5, 6, 7, 8)) == float2(5, 6)))
                int far = 9; CHECK(v[far] == v.w && turn[far].x == -1)
                float unset; CHECK(unset == 0)
                CHECK(int(3.99) == 3 && int(-1e20) == INT_MIN && uint(-5.0f) == 0u && uint(1e20) == UINT_MAX)
                int n; CHECK(frexp(6.0, n) == 0.75 && n == 3)
                float whole; CHECK(modf(2.75, whole) == 0.75 && whole == 2)
                CHECK(max3(1, 5, 3) == 5 && min3(4.0, 2.0, 3.0) == 2 && median3(3, 1, 2) == 2 && metal::fast::max(1, 2) == 2)
                CHECK(isnan(NAN) && isinf(INFINITY) && max(NAN, 2.0) == 2 && min(2.0, NAN) == 2)
                return half4(count, total, 0, 1) / 64.0h;
            }
            """)
        for pixel in try metal.run("check", .fill, at: Self.line) {
            #expect(pixel.color.x == pixel.color.y && pixel.color.x > 0.4)
        }
    }

    /// Functions of one number, where they are looked at, and how many units in the last place they may be off (with a floor of
    /// an absolute 1e-7, as the sine of whole turns has no digits left).
    private static let elementary: [(String, ClosedRange<Double>, Double, @Sendable (Double) -> Double)] = [
        ("sin", -100_000...100_000, 4, { sin($0) }), ("cos", -100_000...100_000, 4, { cos($0) }),
        ("tan", -1.5...1.5, 5, { tan($0) }), ("asin", -1...1, 4, { asin($0) }), ("acos", -1...1, 4, { acos($0) }),
        ("atan", -50...50, 4, { atan($0) }), ("sinh", -20...20, 6, { sinh($0) }), ("cosh", -20...20, 6, { cosh($0) }),
        ("tanh", -5...5, 6, { tanh($0) }), ("exp", -80...80, 3, { exp($0) }), ("exp2", -120...120, 3, { exp2($0) }),
        ("exp10", -35...35, 6, { pow(10, $0) }), ("log", 1e-6...1e6, 3, { log($0) }),
        ("log2", 1e-6...1e6, 4, { log2($0) }),
        ("log10", 1e-6...1e6, 4, { log10($0) }), ("sqrt", 0...1e6, 0.51, { $0.squareRoot() }),
        ("rsqrt", 1e-3...1e6, 2, { 1 / $0.squareRoot() }), ("asinh", -100...100, 6, { asinh($0) }),
        ("acosh", 1.5...100, 6, { acosh($0) }), ("atanh", -0.99...0.99, 6, { atanh($0) }),
        ("cbrt", 0.01...1000, 3, { cbrt($0) }),
    ]

    @Test("Elementary functions are as near to the true value as a float gets, but for a few units")
    func elementary() throws {
        let metal = try MetalTesting(
            Self.elementary.map { "[[stitchable]] float2 k_\($0.0)(float2 p) { return float2(\($0.0)(p.x), p.y); }" }
                .joined(separator: "\n")
                + "\n[[stitchable]] float2 k_pow(float2 p) { return float2(pow(p.x, p.y), 0); }"
                + "\n[[stitchable]] float2 k_atan2(float2 p) { return float2(atan2(p.y, p.x), 0); }")
        for (name, range, limit, truth) in Self.elementary {
            let inputs = (0...4000).map {
                Float(range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 4000)
            }
            let results = try metal.run("k_\(name)", .distortion, at: inputs.map { SIMD2($0, 0) })
            for (input, result) in zip(inputs, results) {
                let expected = truth(Double(input))
                let unit = max(Double(Float(expected).ulp), 1e-7 / limit)
                #expect(
                    abs(Double(result.position.x) - expected) <= limit * unit,
                    "\(name)(\(input)) is \(result.position.x), not \(expected)")
            }
        }
        for x in stride(from: Float(0.01), to: 20, by: 0.37) {
            for y in stride(from: Float(-8), through: 8, by: 0.5) {
                let power = try metal.run("k_pow", .distortion, at: [SIMD2(x, y)])[0].position.x
                let expected = pow(Double(x), Double(y))
                #expect(abs(Double(power) - expected) <= 2 * Double(Float(expected).ulp), "pow(\(x), \(y))")
            }
        }
        for (x, y) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1), (0, 1), (0, -1), (-2, 0), (3, 0), (1e-20, 1), (5, 1e-3)]
        {
            let angle = try metal.run("k_atan2", .distortion, at: [SIMD2(Float(x), Float(y))])[0].position.x
            #expect(abs(Double(angle) - atan2(Double(Float(y)), Double(Float(x)))) < 4e-7)
        }
    }

    @Test("Powers of negative numbers, zero and infinity are those of the standard")
    func powers() throws {
        let metal = try MetalTesting("[[stitchable]] float2 k(float2 p) { return float2(pow(p.x, p.y), 0); }")
        func power(_ x: Float, _ y: Float) throws -> Float {
            try metal.run("k", .distortion, at: [SIMD2(x, y)])[0].position.x
        }
        #expect(try power(-2, 3) == -8 && power(-2, 2) == 4 && power(0, 0) == 1 && power(0, 2) == 0)
        #expect(try power(.infinity, 0.5) == .infinity && power(2, -1000) == 0 && power(2, 1000) == .infinity)
        // No number leaves the position where it is.
        #expect(try power(-2, 0.5) == -2)
    }

    @Test(
        "Vectors of floats become whole numbers towards zero, at the nearest end beyond the range, and 0 for no number")
    func wholeNumbers() throws {
        let metal = try MetalTesting(
            """
            [[stitchable]] float2 parts(float2 p, float which) {
                uint bits = which == 0 ? as_type<uint>(int2(p).x) : uint2(p).x;
                return float2(bits >> 16, bits & 65535);
            }
            """)
        var inputs: [Float] = [
            0, -0.0, 0.5, -0.5, 0.999_999_94, -1, 1, 1.5, -1.5, 2.5, -2.5, 16_777_216, -16_777_216, 2_147_483_520,
            2_147_483_648, -2_147_483_648, -2_147_483_904, 4_294_967_040, 4_294_967_296, 1e20, -1e20, .infinity,
            -.infinity, Float(bitPattern: 71_362),
        ]
        inputs += (0..<500).map { Float($0 - 250) * 17_179_869.7 }
        func clamped<T: FixedWidthInteger>(_ x: Float, _: T.Type) -> T {
            x <= Float(T.min) ? T.min : x >= Float(T.max) ? T.max : T(x)
        }
        for which in [Float(0), 1] {
            let found = try metal.run("parts", .distortion, [.float(which)], at: inputs.map { SIMD2($0, 0) })
            for (input, result) in zip(inputs, found) {
                let expected = which == 0 ? UInt32(bitPattern: clamped(input, Int32.self)) : clamped(input, UInt32.self)
                let bits = UInt32(result.position.x) << 16 | UInt32(result.position.y)
                #expect(bits == expected, "\(input) is \(bits), not \(expected)")
            }
        }
        #expect(try metal.run("parts", .distortion, [.float(0)], at: [SIMD2(.nan, 0)])[0].position == .zero)
    }

    @Test("Every half and every kind of float converts as the standard says, on every level")
    func halves() throws {
        let text = "[[stitchable]] half4 same(float2 p, half4 color) { return color; }"
        var inputs = (0...UInt16.max).map { Float(Float16(bitPattern: $0)) }
        // Around the middle between two halves, and all over the floats.
        inputs += (0..<0x7C00).flatMap { (low: UInt16) -> [Float] in
            let middle = (Float(Float16(bitPattern: low)) + Float(Float16(bitPattern: low + 1))) / 2
            return middle.isFinite ? [middle.nextDown, middle, -middle, middle.nextUp] : []
        }
        inputs += [65_519.99, 65_520, 65_536, 1e-8, 2.98e-8, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
        inputs += (0..<10_000).map { Float(bitPattern: UInt32($0) &* 429_497) }
        // What is no number shows the color it was given.
        inputs = inputs.filter { !$0.isNaN }
        for level in MetalTesting.levels {
            let metal = try MetalTesting(text, level: level)
            for start in stride(from: 0, to: inputs.count, by: 4096) {
                let part = inputs[start..<min(start + 4096, inputs.count)]
                let found = try metal.run(
                    "same", .color, at: part.map { _ in .zero }, colors: part.map { SIMD4($0, -$0, 0, 1) })
                let isSame = zip(part, found).allSatisfy { input, pixel in
                    let expected = Float(Float16(input))
                    return pixel.color.x.bitPattern == expected.bitPattern && pixel.color.y == -expected
                }
                #expect(isSame, "\(level) from \(start)")
            }
        }
    }

    @Test("All levels of the processor give the same bytes")
    func levels() throws {
        let text = """
            static half hash(half2 p) { return fract(sin(dot(p, half2(12.9898h, 78.233h))) * 43758.5h); }
            [[stitchable]] half4 mixed(float2 p, half4 color, float time) {
                half4 result = color;
                for (int i = 0; i < 4; i++) {
                    float2 q = p * (i + 1) * 0.37 + time;
                    result.rgb += half3(sin(q.x) * exp(-abs(q.y) * 0.01), pow(abs(cos(q.y)), 1.7), atan2(q.y, q.x)) * 0.25h;
                    if (hash(half2(q)) > 0.5h) { result.r = log2(1.0 + abs(q.x)) * 0.1; }
                    if (result.g > 3.0h) { return half4(normalize(float3(q, 1)), 1); }
                }
                return half4(half3(tanh(float3(result.rgb))), half(uint(p.x * 1e7)) / 1e3h);
            }
            """
        var positions: [SIMD2<Float>] = []
        var colors: [SIMD4<Float>] = []
        for i in 0..<2000 {
            let (column, row) = (Float(i % 100), Float(i / 100))
            positions.append(SIMD2<Float>(column * 3.7 + 0.5, row * 29.3 - 40))
            colors.append(SIMD4<Float>(Float(i % 7) / 7, Float(i % 11) / 11, Float(i % 13) / 13, 1))
        }
        let bytes = try MetalTesting.levels.map { level in
            try MetalTesting(text, level: level).run("mixed", .color, [.float(1.25)], at: positions, colors: colors)
                .map { pixel in (0..<4).map { pixel.color[$0].bitPattern } }
        }
        #expect(bytes.allSatisfy { $0 == bytes[0] })
        #expect(Set(bytes[0]).count > 1000)
    }
}
