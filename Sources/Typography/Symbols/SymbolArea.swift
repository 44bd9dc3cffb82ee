import KinoraGeometry

// Areas of symbols, combined as exactly as symbols are seen, by the nonzero rule. Each result is clean: its contours neither cross nor
// cover each other.

extension Path {
    /// In em: an eightieth of a pixel where an em is a hundred pixels.
    private static let symbolTolerance = 0x1p-13

    /// The same area, clean.
    var cleaned: Path { combined(.union, Path(), tolerance: Path.symbolTolerance) }

    func joined(with other: Path) -> Path { combined(.union, other, tolerance: Path.symbolTolerance) }

    func without(_ other: Path) -> Path { combined(.subtraction, other, tolerance: Path.symbolTolerance) }

    func within(_ other: Path) -> Path { combined(.intersection, other, tolerance: Path.symbolTolerance) }
}
