import Foundation
import KinoraGeometry

/// What symbols may have at a corner.
enum SymbolBadge: String, CaseIterable, Sendable {
    case plus, minus, checkmark, xmark, exclamationmark, questionmark, clock, ellipsis, gearshape
    case person = "person.crop"
    case warning = "trianglebadge.exclamationmark"
    /// A disc at the upper right.
    case dot = ""

    /// What it adds to a symbol's name.
    var ending: String {
        switch self {
        case .dot: ".badge"
        case .warning: "." + rawValue
        default: ".badge." + rawValue
        }
    }

    /// Its color in multicolor rendering: what is added or done is green, what is removed or new is red.
    var color: SymbolColor? {
        switch self {
        case .plus, .checkmark: .green
        case .minus, .xmark, .dot: .red
        case .exclamationmark, .warning: .yellow
        case .questionmark, .clock, .ellipsis, .gearshape, .person: nil
        }
    }

    /// A symbol with the badge on it.
    func on(_ shape: SymbolShape, _ bounds: CGRect) -> SymbolShape {
        let low = CGPoint(
            x: min(max(bounds.maxX - 0.13, 0.30), 0.56), y: min(max(bounds.maxY - 0.14, 0.24), 0.44))
        return switch self {
        case .plus: shape.badged(SymbolShape.plusSign, at: low)
        case .minus: shape.badged(SymbolShape.minusSign, at: low)
        case .checkmark: shape.badged(SymbolShape.tickSign, at: low)
        case .xmark: shape.badged(SymbolShape.crossSign, at: low)
        case .exclamationmark: shape.badged(SymbolShape.exclamationSign, at: low)
        case .questionmark: shape.badged(SymbolShape.questionSign, at: low)
        case .clock: shape.badged(SymbolShape.clockSign, at: low)
        case .ellipsis: shape.badged(SymbolShape.dotsSign, at: low)
        case .person: shape.badged(SymbolShape.personSign, at: low)
        case .gearshape: shape.badged(SymbolShape.gearSign, at: low)
        case .warning: shape.badged(SymbolShape.exclamationSign, triangle: true, at: low)
        case .dot:
            shape.badged(
                radius: 0.2,
                at: CGPoint(x: max(bounds.maxX - 0.10, 0.28), y: min(bounds.minY + 0.10, -0.28)))
        }
    }
}
