import KinoraBasics

/// How heavy the lines of symbols are.
enum SymbolStroke {
    private static let table: [(weight: Double, width: Double)] = [
        (100, 0.030), (200, 0.045), (300, 0.066), (400, 0.088), (500, 0.104), (600, 0.120), (700, 0.137), (800, 0.157),
        (900, 0.178),
    ]

    /// The width of a line in em, following the weight of the text beside it (regular: 1.5 pt at 17 pt).
    static func width(weight: Int) -> Double {
        let weight = Double(weight).clamped(to: 100...900)
        let high = table.first { $0.weight >= weight } ?? table[table.count - 1]
        let low = table.last { $0.weight <= weight } ?? table[0]
        if high.weight == low.weight { return low.width }
        return low.width + (high.width - low.width) * (weight - low.weight) / (high.weight - low.weight)
    }
}
