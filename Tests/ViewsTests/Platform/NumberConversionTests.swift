import Foundation
import Testing

@testable import KinoraViews

extension CGFloat {
    fileprivate var distance: CGFloat { abs(self) }
    fileprivate var whole: Int { abs(Int(self)) }
    fileprivate static func distance(_ value: CGFloat) -> CGFloat { abs(value) }
}

struct NumberConversionTests {
    @Test("The free function of a magnitude is called as on Apple's systems, inside of the type as well")
    func magnitudes() {
        #expect(CGFloat(-2.5).distance == 2.5 && CGFloat(-2.5).whole == 2 && CGFloat.distance(-1) == 1)
        #expect([CGFloat(-1), 2].map(abs) == [1, 2])
    }
}
