import KinoraBasics

/// How numbers are written in PDF: without exponents, to a ten-thousandth of a point.
enum PDFNumber {
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value.clamped(to: -1e7...1e7) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    static func text(_ values: Double...) -> String { values.map { text($0) }.joined(separator: " ") }
}
