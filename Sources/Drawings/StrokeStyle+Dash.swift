import Foundation
import KinoraGeometry

extension StrokeStyle {
    /// Lengths that a file gives, as a pattern of dashes; a solid line where they make none.
    static func dash(_ lengths: [Double]) -> [CGFloat] {
        guard lengths.count <= 256, let least = lengths.min(), let greatest = lengths.max(), least >= 0, greatest > 0
        else {
            return []
        }
        return lengths.map { CGFloat($0) }
    }
}
