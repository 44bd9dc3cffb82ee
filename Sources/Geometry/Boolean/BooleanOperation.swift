/// What two areas become together.
package enum BooleanOperation: Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    /// Whether a place is inside of the result, which is inside of the first area or not, and of the second.
    @inline(__always)
    func holds(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

/// Which winding numbers are inside.
enum WindingRule {
    case nonzero
    case evenOdd

    init(eoFill: Bool) { self = eoFill ? .evenOdd : .nonzero }

    @inline(__always)
    func holds(_ winding: Int32) -> Bool { self == .evenOdd ? winding & 1 != 0 : winding != 0 }
}
