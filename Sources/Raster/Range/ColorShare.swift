import KinoraBasics
import KinoraPixels
import KinoraScene

/// What of a color a picture holds, where colors lie outside 0…1. Pictures hold 0…1 only, so that such scenes are drawn as several
/// pictures whose sum is the scene's: what is within, plus what is above 1, less what is below 0.
///
/// That is right because painting, fading, clipping, masking, blurring and color matrices that keep alpha are linear in premultiplied
/// color, and all pictures have the same alpha.
enum ColorShare {
    case within, above, below

    /// What is beyond −1…2 is lost.
    func of(_ value: Double) -> Double {
        switch self {
        case .within: value.clamped(to: 0...1)
        case .above: (value - 1).clamped(to: 0...1)
        case .below: (-value).clamped(to: 0...1)
        }
    }

    func of(_ color: RGBA) -> RGBA {
        RGBA(red: of(color.red), green: of(color.green), blue: of(color.blue), alpha: color.alpha)
    }

    /// What makes the share of the colors that `matrix` makes; filters limit them to 0…1.
    func of(_ matrix: ColorMatrix) -> ColorMatrix {
        var result = matrix
        for row in [0, 5, 10] {
            switch self {
            case .within: break
            case .above: result.values[row + 4] -= 1
            case .below: for column in 0..<5 { result.values[row + column].negate() }
            }
        }
        return result
    }
}

/// Half a level of eight bits: colors that are rounded to 0 or 1 are within.
private let roundingError = 0.5 / 255

extension RGBA {
    /// Whether a component is below 0 or above 1 by more than eight bits leave out.
    var isOutside: Bool {
        let most = max(red, green, blue)
        let least = min(red, green, blue)
        return (most > 1 + roundingError || least < -roundingError) && alpha > 0
    }

    /// Whether eight bits show any of it.
    var isSeen: Bool { max(red, green, blue) > roundingError && alpha > 0 }
}

extension ColorMatrix {
    /// Whether it makes colors outside 0…1 of some within.
    var leadsOutside: Bool { leads(to: .above) || leads(to: .below) }

    /// Whether it makes colors of some within of which this share is seen.
    func leads(to share: ColorShare) -> Bool {
        [0, 5, 10].contains { row in
            var (least, most) = (values[row + 4], values[row + 4])
            for factor in values[row..<row + 4] { if factor < 0 { least += factor } else { most += factor } }
            return switch share {
            case .within: true
            case .above: most > 1 + roundingError
            case .below: least < -roundingError
            }
        }
    }

    /// What it multiplies alpha with, where it makes of a color's red, green and blue what does not depend on alpha: then it can be
    /// applied to the parts of a picture as well as to the whole. Nil for others.
    var plainOpacity: Double? {
        let isPlain = values[3] == 0 && values[8] == 0 && values[13] == 0 && values[15..<18].allSatisfy { $0 == 0 }
        return isPlain && values[19] == 0 && values[18] >= 0 && values[18] <= 1 ? values[18] : nil
    }

    /// The same with alpha as it is.
    var keepingAlpha: ColorMatrix { ColorMatrix(values[0..<15] + [0, 0, 0, 1, 0]) }
}
