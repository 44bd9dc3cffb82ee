import KinoraBasics
import Testing

@Suite struct ClampingTests {
    @Test("Values within the limits stay, others become the nearer limit")
    func limits() {
        for value in -20...20 {
            // The middle of three in order is what clamping means.
            #expect(value.clamped(to: -3...7) == [value, -3, 7].sorted()[1])
            #expect((Double(value) / 2).clamped(to: -1.5...3) == [Double(value) / 2, -1.5, 3].sorted()[1])
        }
        #expect("m".clamped(to: "a"..."f") == "f")
    }

    @Test("What cannot be ordered becomes the lower limit")
    func unordered() {
        #expect(Double.nan.clamped(to: 2...3) == 2)
        #expect((-Float.nan).clamped(to: -1...1) == -1)
        #expect(Double.infinity.clamped(to: 0...1) == 1)
        #expect((-Double.infinity).clamped(to: 0...1) == 0)
    }
}
