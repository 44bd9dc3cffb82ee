import Foundation

@_spi(Reflection) import Swift

/// The fields of a structure or tuple, and where its bytes mean something: what lies between fields may differ in values that are
/// alike, as it is whatever was in memory before.
struct ComparedFields {
    let list: [(offset: Int, type: Any.Type)]
    /// The bytes of the fields, and of the fields in them; neighbors are one range.
    private let ranges: [Range<Int>]

    /// nil for other types, and for those without fields.
    init?(of type: Any.Type) {
        let list = Self.fields(of: type)
        guard !list.isEmpty else { return nil }
        self.list = list
        ranges = Self.ranges(of: type, at: 0).reduce(into: []) { ranges, range in
            if ranges.last?.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether two values have the same bytes wherever these mean something.
    func haveSameBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        for range in ranges where memcmp(lhs + range.lowerBound, rhs + range.lowerBound, range.count) != 0 {
            return false
        }
        return true
    }

    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
        guard let kind = _MetadataKind(of: type), kind == .struct || kind == .tuple else { return [] }
        var fields: [(offset: Int, type: Any.Type)] = []
        let isKnown = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append((offset, type))
            return true
        }
        return isKnown ? fields : []
    }

    private static func ranges(of type: Any.Type, at offset: Int) -> [Range<Int>] {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let fields = fields(of: type)
        guard fields.isEmpty else { return fields.flatMap { ranges(of: $0.type, at: offset + $0.offset) } }
        let size = _openExistential(type, do: size)
        return size == 0 ? [] : [offset..<offset + size]
    }
}

extension _MetadataKind {
    /// What a type is; nil for classes. The first word of what describes a type says it (Swift's ABI, "type metadata").
    init?(of type: Any.Type) {
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}
