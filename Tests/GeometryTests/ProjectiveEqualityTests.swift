import Foundation
import KinoraGeometry
import Testing

struct ProjectiveEqualityTests {
    @Test("Maps of space are equal where all sixteen numbers are")
    func numbers() {
        let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        #expect(CATransform3D() == CATransform3D())
        for field in fields {
            var other = CATransform3D()
            other[keyPath: field] = 2
            #expect(other != CATransform3D())
        }
    }
}
