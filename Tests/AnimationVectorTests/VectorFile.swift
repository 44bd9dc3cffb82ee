import Foundation
import Testing

/// Numbers of motion computed independently; the file says how, and which of them SwiftUI itself returns.
struct VectorFile {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/animation-vectors.json").standardized

    let root: JSON

    init() throws {
        root = JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.url)), "", JSON.Reading())
    }

    func section(_ section: VectorSection) -> JSON {
        section.rawValue.split(separator: ".").reduce(root) { $0[String($1)] }
    }

    /// The sections that the file has: `misc` holds several. What describes the file is none.
    var sections: Set<String> {
        let words: Set = ["source", "default_tolerance"]
        let top = Set(root.members.map(\.key)).subtracting(words + ["misc"])
        return top.union(root["misc"].members.map { "misc.\($0.key)" })
    }
}

/// A loosely typed look into a parsed file, which remembers the numbers that were looked at.
struct JSON {
    /// The paths of the numbers read so far.
    final class Reading {
        var paths: Set<String> = []
    }

    private let any: Any?
    let path: String
    private let reading: Reading

    init(_ any: Any?, _ path: String, _ reading: Reading) { (self.any, self.path, self.reading) = (any, path, reading) }

    subscript(key: String) -> JSON { JSON((any as? [String: Any])?[key], "\(path).\(key)", reading) }
    subscript(index: Int) -> JSON { list.indices.contains(index) ? list[index] : JSON(nil, path, reading) }

    var list: [JSON] {
        (any as? [Any] ?? []).enumerated().map { JSON($0.element, "\(path)[\($0.offset)]", reading) }
    }
    var members: [(key: String, value: JSON)] {
        (any as? [String: Any] ?? [:]).keys.sorted().map { ($0, self[$0]) }
    }
    var exists: Bool {
        if any is NSNull { reading.paths.insert(path) }
        return any != nil && !(any is NSNull)
    }
    var string: String { any as? String ?? "" }
    var bool: Bool {
        reading.paths.insert(path)
        return (any as? NSNumber)?.boolValue ?? false
    }

    /// A number, where infinities are written as strings.
    var number: Double {
        reading.paths.insert(path)
        return written ?? .nan
    }

    private var written: Double? {
        if let number = any as? NSNumber { return number.doubleValue }
        switch any as? String {
        case "inf": return .infinity
        case "-inf": return -.infinity
        default: return nil
        }
    }

    /// The paths of all numbers (and of nulls, which stand for an end) from here down that nobody has looked at.
    var unread: [String] {
        if any is [Any] { return list.flatMap(\.unread) }
        if any is [String: Any] { return members.flatMap(\.value.unread) }
        let isNumber = any is NSNull || written != nil
        return isNumber && !reading.paths.contains(path) ? [path] : []
    }
}
