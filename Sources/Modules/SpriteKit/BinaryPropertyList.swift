import KinoraViews

/// A property list in Apple's binary form: objects, a table of where they begin, and a trailer of 32 bytes.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int
    /// How many more objects are read: a damaged list may name the same ones again and again.
    private var budget = 100_000

    /// What the list holds; nil where the data are none.
    static func root(of data: Data) -> KeyedArchive.Value? {
        guard var list = BinaryPropertyList([UInt8](data)) else { return nil }
        return list.value(list.top, depth: 0)
    }

    private init?(_ bytes: [UInt8]) {
        guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
        let trailer = bytes.suffix(32)
        func number(_ index: Int) -> Int {
            trailer.dropFirst(index).prefix(8).reduce(0) { $0 << 8 | Int($1) }
        }
        self.bytes = bytes
        offsetSize = Int(trailer[trailer.startIndex + 6])
        referenceSize = Int(trailer[trailer.startIndex + 7])
        (count, top, table) = (number(8), number(16), number(24))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), (0..<bytes.count).contains(table),
            (1...bytes.count).contains(count)
        else { return nil }
    }

    private func slice(_ start: Int, _ length: Int) -> ArraySlice<UInt8>? {
        guard start >= 0, length >= 0, length <= bytes.count, start <= bytes.count - length else { return nil }
        return bytes[start..<start + length]
    }
    /// A number of so many bytes, the greatest first.
    private func number(_ start: Int, _ length: Int) -> Int? {
        slice(start, length)?.reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func value(_ index: Int, depth: Int) -> KeyedArchive.Value? {
        budget -= 1
        guard budget > 0, depth < 64, (0..<count).contains(index),
            let start = number(table + index * offsetSize, offsetSize), let marker = slice(start, 1)?.first
        else { return nil }
        let (kind, low) = (marker >> 4, Int(marker & 15))
        switch kind {
        case 0: return low == 8 || low == 9 ? .number(Double(low - 8)) : .null
        case 1: return number(start + 1, 1 << low).map { .number(Double($0)) }
        case 2 where low == 2:
            return number(start + 1, 4).map { .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))) }
        case 2, 3:
            return number(start + 1, 8).map { .number(Double(bitPattern: UInt64(bitPattern: Int64($0)))) }
        case 8: return number(start + 1, low + 1).map { .reference($0) }
        default: return content(kind, start, low, depth)
        }
    }

    /// Of an object that has a length.
    private mutating func content(_ kind: UInt8, _ start: Int, _ low: Int, _ depth: Int) -> KeyedArchive.Value? {
        var (length, first) = (low, start + 1)
        if low == 15 {
            guard let size = slice(first, 1)?.first.map({ 1 << Int($0 & 15) }), size <= 8,
                let long = number(first + 1, size)
            else { return nil }
            (length, first) = (long, first + 1 + size)
        }
        switch kind {
        case 4: return slice(first, length).map { .bytes([UInt8]($0)) }
        case 5: return slice(first, length).map { .text(String(decoding: $0, as: UTF8.self)) }
        case 6:
            guard length <= bytes.count, let pairs = slice(first, 2 * length) else { return nil }
            let units = stride(from: pairs.startIndex, to: pairs.endIndex, by: 2).map {
                UInt16(pairs[$0]) << 8 | UInt16(pairs[$0 + 1])
            }
            return .text(String(decoding: units, as: UTF16.self))
        case 10, 12: return values(first, length, depth).map { .list($0) }
        case 13:
            guard let keys = values(first, length, depth),
                let values = values(first + length * referenceSize, length, depth)
            else { return nil }
            let texts = keys.map { if case .text(let text) = $0 { text } else { "" } }
            return .table(Dictionary(zip(texts, values)) { first, _ in first })
        default: return nil
        }
    }

    /// Those that so many references name.
    private mutating func values(_ first: Int, _ count: Int, _ depth: Int) -> [KeyedArchive.Value]? {
        guard count <= bytes.count, slice(first, count * referenceSize) != nil else { return nil }
        var found: [KeyedArchive.Value] = []
        for index in 0..<count {
            guard let reference = number(first + index * referenceSize, referenceSize),
                let value = value(reference, depth: depth + 1)
            else { return nil }
            found.append(value)
        }
        return found
    }
}
