// The difference in words: one sentence that says what, how much, where and by how much.
import KinoraPixels

extension PixelDiff {
    /// For example `3 of 921,600 pixels differ (0.0003 %), within 12 x 4 pixels at (640, 358), by at most 17 of 255`.
    public var sentence: String {
        switch problem {
        case .sizes: return "the sizes differ: expected \(expectedSize.words), actual \(actualSize.words)"
        case .mask(let size): return "the mask is \(size.words), the pictures are \(expectedSize.words)"
        case nil: break
        }
        guard let box = boundingBox else { return "the pictures are the same" + antialiasedWords }
        let verb = differentPixels == 1 ? "pixels differs" : "pixels differ"
        let place =
            box.width == 1 && box.height == 1
            ? "at (\(box.x), \(box.y))" : "within \(box.width) x \(box.height) pixels at (\(box.x), \(box.y))"
        return "\(PixelDiff.grouped(differentPixels)) of \(PixelDiff.grouped(comparedPixels)) \(verb) "
            + "(\(PixelDiff.percent(share))), \(place), by at most \(largestDelta) of 255" + antialiasedWords
            + toleranceWords
    }

    private var antialiasedWords: String {
        antialiasedPixels == 0
            ? "" : "; \(PixelDiff.grouped(antialiasedPixels)) more look like antialiasing and do not count"
    }

    private var toleranceWords: String {
        var limits: [String] = []
        if let pixels = tolerance.pixels {
            limits.append(PixelDiff.grouped(pixels) + (pixels == 1 ? " pixel" : " pixels"))
        }
        if let share = tolerance.share { limits.append(PixelDiff.percent(share)) }
        return limits.isEmpty ? "" : "; allowed: at most " + limits.joined(separator: " and ")
    }

    /// 1234567 as 1,234,567.
    static func grouped(_ number: Int) -> String {
        var digits = Array(String(number)), at = digits.count - 3
        while at > 0 {
            digits.insert(",", at: at)
            at -= 3
        }
        return String(digits)
    }

    /// Two digits that matter: 12 %, 0.00011 %.
    static func percent(_ share: Double) -> String {
        let value = share * 100
        guard value > 0 && value < 10 else { return "\(Int(value.rounded())) %" }
        var unit = 1.0, decimals = 0
        while value * unit < 10 && decimals < 8 {
            unit *= 10
            decimals += 1
        }
        let whole = Int((value * unit).rounded())
        let digits = String(whole)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        var text = String(padded.dropLast(decimals)) + "." + String(padded.suffix(decimals))
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text + " %"
    }
}

extension PixelSize {
    fileprivate var words: String { "\(width) x \(height) pixels" }
}
