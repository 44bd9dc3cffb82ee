import Foundation

// What Core Graphics' types say of themselves when they are debugged.

extension CGPoint {
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
