/// A value of a PDF file.
indirect enum PDFValue {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case stream(PDFStream)
    /// An object of the file by its number.
    case reference(Int)
    /// A bare word: a command of a content, or part of the file's own structure.
    case word(String)

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var whole: Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }
    var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }
}

/// A dictionary and bytes, as they stand in the file.
struct PDFStream {
    let dictionary: [String: PDFValue]
    /// Packed as the dictionary says.
    let bytes: ArraySlice<UInt8>
}
