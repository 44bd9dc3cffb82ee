import Accelerate
import Testing

@Suite("What a source has that imports Accelerate alone")
struct AccelerateAloneTests {
    @Test("Points, paths, transforms and Foundation come along")
    func imports() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
        let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 0))
        #expect(moved == CGPoint(x: 4, y: 2) && path.boundingBox.width == 2)
        #expect(Date(timeIntervalSinceReferenceDate: 1).timeIntervalSinceReferenceDate == vDSP.sum([0.25, 0.75]))
    }
}
