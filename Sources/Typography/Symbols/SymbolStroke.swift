import KinoraBasics

/// How heavy the lines of symbols are.
enum SymbolStroke {
    private static let table: [(weight: Double, width: Double)] = [
        (100, 0.035), (200, 0.053), (300, 0.078), (400, 0.100), (500, 0.114), (600, 0.128), (700, 0.143), (800, 0.160),
        (900, 0.178),
    ]

    /// The width of a line in em, following the weight of the text beside it. It is drawn at a symbol's share of its box (regular:
    /// 1.45 pt at 17 pt).
    static func width(weight: Int) -> Double {
        let weight = Double(weight).clamped(to: 100...900)
        let high = table.first { $0.weight >= weight } ?? table[table.count - 1]
        let low = table.last { $0.weight <= weight } ?? table[0]
        if high.weight == low.weight { return low.width }
        return low.width + (high.width - low.width) * (weight - low.weight) / (high.weight - low.weight)
    }
}
