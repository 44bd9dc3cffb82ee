import KinoraBasics
import KinoraFrameKernels
import Testing

@Suite("Loops for wide processors")
struct FrameKernelsTests {
    @Test("sum the distances from 128 as one byte after the other does")
    func distances() {
        var dice = SplitMix(seed: 3)
        for count in Array(0..<100) + [255, 1000, 4096, 70_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
            var sum: UInt64 = 5
            let done = fk_distances(bytes, count, &sum)
            #expect(done <= count && count - done < 32 || done == 0)
            #expect(sum == 5 + bytes[..<done].reduce(0) { $0 + UInt64(abs(Int($1) - 128)) })
        }
    }

    @Test("never take another pixel into a run, and end few pixels before it does")
    func runs() {
        for length in 0..<70 {
            for rest in [0, 1, 5, 9, 40] {
                let pixels = [UInt32](repeating: 0xFF80_2010, count: length) + (0..<rest).map { UInt32($0) }
                let found = fk_run(pixels, pixels.count, 0xFF80_2010)
                #expect(found <= length)
                #expect(found > length - 8 || found == 0)
            }
        }
        // One bit apart, in each byte.
        for bit in 0..<32 {
            var pixels = [UInt32](repeating: 7, count: 24)
            pixels[13] ^= 1 << bit
            #expect([0, 13].contains(fk_run(pixels, 24, 7)))
        }
    }
}
