import KinoraStage
import class Foundation.NumberFormatter

// Foundation's formatter begins with `en_001`, in which an amount of money has no currency.

/// Writes and reads numbers; by default in the stage's locale.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = .current
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        locale = .current
    }

    // MARK: Digits after the point

    // Foundation follows the greatest number of digits only where the smallest is 0. So it is 0 there, and zeros are added here.

    private var leastDigits: Int?

    open override var minimumFractionDigits: Int {
        get { leastDigits ?? super.minimumFractionDigits }
        set {
            let most = maximumFractionDigits
            (leastDigits, super.minimumFractionDigits) = (newValue, 0)
            super.maximumFractionDigits = max(most, newValue)
        }
    }

    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            (leastDigits, super.minimumFractionDigits) = (min(minimumFractionDigits, newValue), 0)
            super.maximumFractionDigits = newValue
        }
    }

    open override func string(from number: NSNumber) -> String? {
        super.string(from: number).map { text in leastDigits.map { filled(text, to: $0) } ?? text }
    }

    /// The text of a number with at least `count` digits after the point.
    private func filled(_ text: String, to count: Int) -> String {
        let suffix = [positiveSuffix, negativeSuffix].compactMap(\.self).first { !$0.isEmpty && text.hasSuffix($0) }
        guard count > 0, hasPoint, text != zeroSymbol,
            let last = text.dropLast(suffix?.count ?? 0).lastIndex(where: \.isWholeNumber),
            let value = text[last].wholeNumberValue, let digit = text[last].unicodeScalars.first,
            let zero = Unicode.Scalar(digit.value - UInt32(value))
        else { return text }
        let end = text.index(after: last)
        let fraction = text[..<end].range(of: point, options: .backwards)
        let digits = fraction.map { text.distance(from: $0.upperBound, to: end) } ?? 0
        guard digits < count else { return text }
        let zeros = String(repeating: Character(zero), count: count - digits)
        return text[..<end] + (fraction == nil ? point : "") + zeros + text[end...]
    }

    /// Whether digits after a point are counted.
    private var hasPoint: Bool {
        !usesSignificantDigits && ![.scientific, .spellOut, .ordinal].contains(numberStyle)
    }

    private var point: String {
        let isMoney = [.currency, .currencyISOCode, .currencyPlural, .currencyAccounting].contains(numberStyle)
        return (isMoney ? currencyDecimalSeparator : decimalSeparator) ?? "."
    }

    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(for: num) ?? ""
    }
}
