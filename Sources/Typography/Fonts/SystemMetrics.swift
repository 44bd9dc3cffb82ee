import KinoraBasics

/// How the open fonts that replace Apple's system fonts are adjusted to the same metrics.
///
/// The box and tracking are San Francisco's own: the box measured on iOS 26, the tracking from the Human Interface
/// Guidelines. Inter is drawn smaller and spaced wider until its capitals, x-height and advances agree; a least-squares
/// fit of the advances of English text leaves about 0.13 pt at 17 pt.
package enum SystemMetrics {
    /// Em above the baseline.
    package static let ascent = 0.9521484
    /// Em below the baseline.
    package static let descent = 0.2412109
    /// Em; San Francisco has no line gap.
    package static let leading = 0.0
    /// The points that a text style puts between lines, whose baselines are `lineHeight` apart.
    package static func leading(lineHeight: Double, size: Double) -> Double {
        max(0, lineHeight - (ascent + descent) * size)
    }
    package static let capHeight = 0.7045898
    package static let xHeight = 0.52637
    /// Size at which Inter is drawn, per point asked for.
    package static let interScale = 0.967
    /// Advance of the fixed-width design, in em: 1266 of 2048 units.
    package static let monospacedAdvance = 1266.0 / 2048

    /// Size in points and San Francisco's built-in tracking in points there.
    private static let trackingTable: [(size: Double, points: Double)] = [
        (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45), (22, -0.26), (24, 0.07),
        (28, 0.38), (34, 0.40), (40, 0.37), (60, 0.26), (80, 0),
    ]

    /// San Francisco's built-in tracking at `size`, in points: linear between the published sizes. Below 11 pt it keeps
    /// growing at the same rate, to at most 0.06 em; from 80 pt on it is zero.
    package static func tracking(size: Double) -> Double {
        let table = trackingTable
        if size <= table[0].size { return min(0.06 * (12 - size), 0.06 * size) }
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let (low, high) = (table[above - 1], table[above])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }

    /// Points to add after every glyph of Inter, so that text is as long as in San Francisco.
    ///
    /// Up to 17 pt this is the fit: tracking + 0.0142 em (regular) to 0.031 em (bold and heavier). Above it, San Francisco
    /// turns from its Text to its narrower Display cut along an optical-size axis, and the published tracking widens to
    /// make up for it. Inter here keeps one cut, so the difference of the cuts is taken off along the same axis: 0.056 em
    /// from 26 pt on, fitted to titles of 24 to 34 pt in pictures of iPhones.
    package static func interSpacing(size: Double, weight: Int) -> Double {
        let boldness = (Double(weight - 400) / 300).clamped(to: 0...1)
        let displayShare = ((size - 17) / 9).clamped(to: 0...1)
        return tracking(size: size) + size * (0.0142 + 0.0168 * boldness - 0.056 * displayShare)
    }
}
