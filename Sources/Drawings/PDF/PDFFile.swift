/// The objects of a PDF file.
///
/// They are found by looking through the whole file for where each begins, not by the table at its end: so damaged tables do not
/// matter, and later objects take the place of earlier ones of the same number, as updates of a file mean it.
final class PDFFile {
    private let bytes: [UInt8]
    private var offsets: [Int: Int] = [:]
    private var packed: [Int: PDFValue] = [:]
    private var known: [Int: PDFValue] = [:]
    private var reading: Set<Int> = []
    private var unpackedBytes = 0

    init(_ bytes: [UInt8]) throws(DrawingError) {
        self.bytes = bytes
        findObjects()
        guard !offsets.isEmpty else { throw DrawingError("the PDF has no objects") }
        try findPackedObjects()
        if isEncrypted { throw DrawingError("the PDF is encrypted") }
    }

    // MARK: Values

    /// A value itself, where it is a reference to one.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<8 {
            guard case .reference(let id) = value else { return value }
            value = object(id)
        }
        return .null
    }

    /// The dictionary of a value or of its stream.
    func dictionary(_ value: PDFValue?) -> [String: PDFValue] {
        switch resolve(value) {
        case .dictionary(let dictionary): dictionary
        case .stream(let stream): stream.dictionary
        default: [:]
        }
    }

    func array(_ value: PDFValue?) -> [PDFValue]? {
        if case .array(let values) = resolve(value) { values } else { nil }
    }

    /// The numbers of an array; nil where it is none, or where something in it is no number.
    func numbers(_ value: PDFValue?, count: Int? = nil) -> [Double]? {
        guard let values = array(value) else { return nil }
        let numbers = values.compactMap { resolve($0).number }
        return numbers.count == values.count && (count == nil || count == numbers.count) ? numbers : nil
    }

    func number(_ value: PDFValue?) -> Double? { resolve(value).number }
    func name(_ value: PDFValue?) -> String? { resolve(value).name }
    func stream(_ value: PDFValue?) -> PDFStream? { resolve(value).stream }

    private func object(_ id: Int) -> PDFValue {
        if let value = known[id] { return value }
        guard reading.insert(id).inserted else { return .null }
        defer { reading.remove(id) }
        let value = offsets[id].map { self.value(at: $0) } ?? packed[id] ?? .null
        known[id] = value
        return value
    }

    /// The value of an object whose content begins at `offset`.
    private func value(at offset: Int) -> PDFValue {
        var lexer = PDFLexer(bytes, at: offset)
        guard let value = lexer.next() else { return .null }
        guard case .dictionary(let dictionary) = value else { return value }
        lexer.skipBlanks()
        guard lexer.place + 6 <= bytes.count, bytes[lexer.place..<lexer.place + 6].elementsEqual("stream".utf8) else {
            return value
        }
        var start = lexer.place + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let ending = Array("endstream".utf8)
        if let length = resolve(dictionary["Length"]).whole, length >= 0, length <= bytes.count - start {
            var behind = PDFLexer(bytes, at: start + length)
            behind.skipBlanks()
            if bytes[behind.place...].starts(with: ending) {
                return .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<start + length]))
            }
        }
        let end = bytes[start...].firstRange(of: ending)?.lowerBound ?? bytes.count
        return .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<end]))
    }

    // MARK: Finding objects

    /// Every place that says “12 0 obj”.
    private func findObjects() {
        let word = Array(" obj".utf8)
        var place = 0
        while let next = bytes[place...].firstRange(of: word) {
            place = next.upperBound
            var at = next.lowerBound
            func digits() -> Int? {
                let end = at
                while at > 0, bytes[at - 1] >= 0x30, bytes[at - 1] <= 0x39, end - at < 9 { at -= 1 }
                return Int(String(decoding: bytes[at..<end], as: UTF8.self))
            }
            guard digits() != nil, at > 0, PDFLexer.isBlank(bytes[at - 1]) else { continue }
            at -= 1
            guard let id = digits() else { continue }
            offsets[id] = next.upperBound
        }
    }

    /// Objects within streams of objects.
    private func findPackedObjects() throws(DrawingError) {
        for (_, offset) in offsets.sorted(by: { $0.value < $1.value }) {
            guard bytes[offset..<min(offset + 512, bytes.count)].firstRange(of: Array("ObjStm".utf8)) != nil,
                let stream = value(at: offset).stream, name(stream.dictionary["Type"]) == "ObjStm",
                let count = resolve(stream.dictionary["N"]).whole, let first = resolve(stream.dictionary["First"]).whole
            else { continue }
            let content = try unpacked(stream)
            var index = PDFLexer(content)
            for _ in 0..<min(max(count, 0), DrawingLimits.elements) {
                guard let id = index.next()?.whole, let place = index.next()?.whole, place >= 0, first >= 0,
                    first + place < content.count
                else { break }
                var lexer = PDFLexer(content, at: first + place)
                if let value = lexer.next(), offsets[id] == nil { packed[id] = value }
            }
        }
    }

    private var isEncrypted: Bool {
        guard let range = bytes.firstRange(of: Array("/Encrypt".utf8)) else { return false }
        // A name that only begins like this means something else.
        return range.upperBound < bytes.count && PDFLexer.isBlank(bytes[range.upperBound])
    }

    /// The first page, with what it inherits from the folders around it.
    func firstPage() throws(DrawingError) -> [String: PDFValue] {
        let all = (offsets.keys.sorted() + packed.keys.sorted())
        let catalogue = all.lazy.map { self.dictionary(.reference($0)) }.last { self.name($0["Type"]) == "Catalog" }
        var inherited: [String: PDFValue] = [:]
        var node = dictionary(catalogue?["Pages"])
        for _ in 0..<DrawingLimits.depth {
            for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
                if let value = node[key] { inherited[key] = value }
            }
            guard let kids = array(node["Kids"]), name(node["Type"]) != "Page" else { break }
            guard let first = kids.first else { throw DrawingError("the PDF has no page") }
            node = dictionary(first)
        }
        if node.isEmpty {
            node = all.lazy.map { self.dictionary(.reference($0)) }.first { self.name($0["Type"]) == "Page" } ?? [:]
        }
        guard !node.isEmpty else { throw DrawingError("the PDF has no page") }
        return inherited.merging(node) { _, own in own }
    }

    /// All pages in order, each with what it inherits from the folders around it.
    func pages() -> [[String: PDFValue]] {
        let all = (offsets.keys.sorted() + packed.keys.sorted())
        let catalogue = all.lazy.map { self.dictionary(.reference($0)) }.last { self.name($0["Type"]) == "Catalog" }
        var (pages, seen): ([[String: PDFValue]], Int) = ([], 0)
        collect(catalogue?["Pages"], inherited: [:], depth: 0, &seen, into: &pages)
        guard pages.isEmpty else { return pages }
        return all.lazy.map { self.dictionary(.reference($0)) }.filter { self.name($0["Type"]) == "Page" }
    }

    /// The pages of a folder, or a page by itself. Folders that hold one another end at a depth and a number.
    private func collect(
        _ value: PDFValue?, inherited: [String: PDFValue], depth: Int, _ seen: inout Int,
        into pages: inout [[String: PDFValue]]
    ) {
        let node = dictionary(value)
        seen += 1
        guard !node.isEmpty, depth < DrawingLimits.depth else { return }
        guard let kids = array(node["Kids"]), name(node["Type"]) != "Page" else {
            pages.append(inherited.merging(node) { _, own in own })
            return
        }
        var inherited = inherited
        for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
            if let value = node[key] { inherited[key] = value }
        }
        for kid in kids {
            if seen >= PDFFile.mostPages { return }
            collect(kid, inherited: inherited, depth: depth + 1, &seen, into: &pages)
        }
    }

    /// Pages and folders of pages that are looked at.
    private static let mostPages = 1 << 14

    // MARK: Streams

    /// A stream's bytes, unpacked by all of its filters.
    func unpacked(_ stream: PDFStream) throws(DrawingError) -> [UInt8] {
        let (bytes, rest) = try unpackedPicture(stream)
        return rest == nil ? bytes : []
    }

    /// A stream's bytes, unpacked up to a filter that packs pictures, and that filter's name.
    func unpackedPicture(_ stream: PDFStream) throws(DrawingError) -> (bytes: [UInt8], rest: String?) {
        let names = list(stream.dictionary["Filter"] ?? stream.dictionary["F"]).compactMap { resolve($0).name }
        let settings = list(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"]).map { dictionary($0) }
        var result = Array(stream.bytes)
        for (index, name) in names.prefix(8).enumerated() {
            guard let filter = PDFFilter(name) else { return (result, name) }
            let setting = index < settings.count ? settings[index] : [:]
            var numbers: [String: Int] = [:]
            for key in ["Predictor", "Colors", "BitsPerComponent", "Columns", "EarlyChange"] {
                numbers[key] = resolve(setting[key]).whole
            }
            result = filter.unpack(result, numbers, limit: DrawingLimits.unpackedBytes - unpackedBytes)
            unpackedBytes += result.count
            guard unpackedBytes < DrawingLimits.unpackedBytes else {
                throw DrawingError("the PDF's streams unpack to more than \(DrawingLimits.unpackedBytes >> 20) MiB")
            }
        }
        return (result, nil)
    }

    private func list(_ value: PDFValue?) -> [PDFValue] {
        let value = resolve(value)
        if case .array(let values) = value { return values }
        if case .null = value { return [] }
        return [value]
    }
}
