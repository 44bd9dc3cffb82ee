/// How large emoji are and where they stand, as on iOS.
enum EmojiMetrics {
    /// The side of the square that an emoji takes in text of `size` points: 1.25 em in small text, 1 em from 22 pt on. Fitted
    /// to measurements on iOS; up to 28 pt it is within half a point of them.
    static func side(size: Double) -> Double {
        switch size {
        case ..<16: size * 1.25
        case ..<18: 20
        case ..<22: 20 + (size - 18) / 2
        default: size
        }
    }

    /// The part of a picture's width that the emoji itself fills; the rest is air at its sides.
    static let filledShare = 128.0 / 136
}
