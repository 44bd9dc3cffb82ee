import KinoraTesting
import Testing

/// What tests name that import KinoraTesting alone.
@Suite struct TestingExportsTests {
    @Test("Ignored rectangles, tolerances, metrics and scripts have their names")
    func names() {
        #expect(PixelRect(x: 0, y: 0, width: 2, height: 0).isEmpty)
        #expect(
            DiffTolerance.none == DiffTolerance()
                && DiffMetric.exact != .perceptual(threshold: 0.1, ignoresAntialiasing: true))
        #expect(
            ScriptPace.times([0, 1]) != .even
                && ScriptEvent(at: 1, .tap(at: ScriptPoint.unit(x: 0, y: 0), count: 1)).time == 1)
    }
}
