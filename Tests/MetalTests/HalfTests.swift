import Foundation
import KinoraScene
import Testing

@testable import KinoraMetal

/// Numbers of 16 bits, which processors of the lowest level do not know, against Swift's own.
@Suite struct HalfTests {
    private static let metal = """
        [[stitchable]] float2 narrow(float2 p) { return float2(as_type<ushort>(half(p.x)), float(half(p.x)) == p.x); }
        [[stitchable]] float2 sums(float2 p) {
            half a = half(p.x), b = half(p.y);
            return float2(as_type<ushort>(a + b), as_type<ushort>(a - b));
        }
        [[stitchable]] float2 products(float2 p) {
            half a = half(p.x), b = half(p.y);
            return float2(as_type<ushort>(a * b), as_type<ushort>(a / b));
        }
        [[stitchable]] float2 mixed(float2 p) {
            half a = half(p.x);
            a += 0.1;
            a *= 3;
            half2 pair = half2(a, -a) + 1;
            uint bits = as_type<uint>(pair);
            return float2(bits & 0xffff, bits >> 16);
        }
        """

    /// Each half, what lies between it and the next, and what is beside that; and floats of all sizes by chance.
    private static let floats: [Float] = {
        var floats: [Float] = []
        for bits in UInt16.min...UInt16.max {
            let half = Float16(bitPattern: bits)
            floats.append(Float(half))
            guard half.isFinite else { continue }
            let middle = half == .greatestFiniteMagnitude ? 65520 : (Float(half) + Float(half.nextUp)) / 2
            floats += [middle, middle.nextUp, middle.nextDown]
        }
        var state: UInt64 = 1
        for _ in 0..<300_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            floats.append(Float(bitPattern: UInt32(truncatingIfNeeded: state >> 32)))
        }
        return floats + [0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
    }()

    private static func isSame(_ bits: Float, as half: Float16) -> Bool {
        let found = Float16(bitPattern: UInt16(bits))
        return half.isNaN ? found.isNaN : found.bitPattern == half.bitPattern
    }

    @Test("A float becomes the nearest half, of two the even one, on every level", arguments: MetalTesting.levels)
    func conversions(level: MetalLevel) throws {
        let metal = try MetalTesting(Self.metal, level: level)
        let found = try metal.run("narrow", .distortion, at: Self.floats.map { SIMD2($0, 0) })
        let wrong = zip(Self.floats, found).filter { x, found in
            !Self.isSame(found.position.x, as: Float16(x)) || (found.position.y == 1) != (Float(Float16(x)) == x)
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    @Test(
        "A sum, a difference, a product and a quotient are rounded once, on every level", arguments: MetalTesting.levels
    )
    func arithmetic(level: MetalLevel) throws {
        let metal = try MetalTesting(Self.metal, level: level)
        let pairs = (0..<200_000).map { i in
            SIMD2(
                Float(Float16(bitPattern: UInt16(truncatingIfNeeded: i &* 40_503))),
                Float(Float16(bitPattern: UInt16(truncatingIfNeeded: (i &* 2_654_435_761) >> 9))))
        }
        let sums = try metal.run("sums", .distortion, at: pairs)
        let products = try metal.run("products", .distortion, at: pairs)
        for (i, pair) in pairs.enumerated() {
            let right =
                Self.isSame(sums[i].position.x, as: Float16(pair.x + pair.y))
                && Self.isSame(sums[i].position.y, as: Float16(pair.x - pair.y))
                && Self.isSame(products[i].position.x, as: Float16(pair.x * pair.y))
                && Self.isSame(products[i].position.y, as: Float16(pair.x / pair.y))
            guard right else {
                Issue.record("\(pair): \(sums[i].position) \(products[i].position)")
                return
            }
        }
    }

    @Test(
        "Floats, whole numbers and vectors mix with halves as C++ says, on every level", arguments: MetalTesting.levels)
    func mixing(level: MetalLevel) throws {
        let metal = try MetalTesting(Self.metal, level: level)
        let values: [Float] = [0, 0.25, -3.5, 1000, 0.0001, -65504]
        for (x, found) in zip(values, try metal.run("mixed", .distortion, at: values.map { SIMD2($0, 0) })) {
            let sum = Float16(Float(Float16(x)) + 0.1)
            let product = Float16(Float(sum) * 3)
            #expect(Self.isSame(found.position.x, as: Float16(Float(product) + 1)))
            #expect(Self.isSame(found.position.y, as: Float16(1 - Float(product))))
        }
    }

    @Test(
        "Halves in lists of colors and in bytes are read as they lie there, on every level",
        arguments: MetalTesting.levels)
    func memory(level: MetalLevel) throws {
        let metal = try MetalTesting(
            sources: [
                MetalSource(
                    bytes: Array(
                        (MetalTesting.beginning + """
                            [[stitchable]] half4 last(float2 p, device const half4 *colors, int count) { return colors[count - 1]; }
                            """).utf8), path: "List.metal"),
                MetalSource(
                    bytes: Array(
                        (MetalTesting.beginning + """
                            struct Pair { half first; ushort second; half4 color; };
                            [[stitchable]] half4 packed(float2 p, device const void *bytes, int size) {
                                device const Pair *pair = (device const Pair *)bytes;
                                return size == 16 && pair->second == 7 ? pair->color * pair->first : half4(0);
                            }
                            """).utf8), path: "Bytes.metal"),
            ], level: level)
        let color = try metal.run(
            "last", .fill, [.colors([SIMD4(1, 1, 1, 1), SIMD4(0.25, 0.5, 0.125, 0.75)])], at: [SIMD2(0, 0)])
        #expect(color[0].color == SIMD4(0.25, 0.5, 0.125, 0.75))
        var bytes = withUnsafeBytes(of: Float16(0.5).bitPattern) { Array($0) }
        bytes += withUnsafeBytes(of: UInt16(7)) { Array($0) } + [0, 0, 0, 0]
        for half in [1, 0.5, 0.25, 0.75] as [Float16] { bytes += withUnsafeBytes(of: half.bitPattern) { Array($0) } }
        let packed = try metal.run("packed", .fill, [.data(bytes)], at: [SIMD2(0, 0)])
        #expect(packed[0].color == SIMD4(0.5, 0.25, 0.125, 0.375))
    }

    @Test(
        "What C++ takes of its own halves alone compiles on every level, with a helper function of another file",
        arguments: MetalTesting.levels)
    func choices(level: MetalLevel) throws {
        let metal = try MetalTesting(
            sources: [
                MetalSource(
                    bytes: Array(
                        (MetalTesting.beginning + """
                            half twice(half x);
                            [[stitchable]] half4 chosen(float2 p, half4 color) { return half4(p.x > 1 ? twice(color.r) : 0.25); }
                            """).utf8), path: "Chosen.metal"),
                MetalSource(
                    bytes: Array((MetalTesting.beginning + "half twice(half x) { return x * 2; }").utf8),
                    path: "Helper.metal"),
            ], level: level)
        let found = try metal.run(
            "chosen", .color, at: [SIMD2(0, 0), SIMD2(2, 0)], colors: [SIMD4(0.125, 0, 0, 1), SIMD4(0.375, 0, 0, 1)])
        #expect(found.map(\.color.x) == [0.25, 0.75])
    }
}
