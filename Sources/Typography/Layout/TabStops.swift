/// Where tabs lead to. Paragraphs of Apple's systems have a stop every 28 points unless they say otherwise (Core Text,
/// `kCTParagraphStyleSpecifierTabStops`).
enum TabStops {
    /// In points.
    private static let interval = 28.0

    /// The first stop that is farther from a line's beginning than the pen, in points. One that the pen has all but reached is passed over.
    static func next(after pen: Double) -> Double { (((pen + 0.01) / interval).rounded(.down) + 1) * interval }
}
