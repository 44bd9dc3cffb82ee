import Foundation
import Testing

/// Numbers computed independently, in a folder beside the package; tests over them are skipped where it is absent.
enum ReferenceNumbers {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/reference/animation-vectors.json").standardized

    static var isPresent: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// One section of the file.
    static func section(_ name: String) throws -> JSON {
        let data = try Data(contentsOf: url)
        return try JSON(#require(JSONSerialization.jsonObject(with: data) as? [String: Any])[name] as Any)
    }

    /// Says how many numbers of a section were checked.
    static func report(_ section: String, _ count: Int) {
        print("animation vectors, \(section): \(count) numbers checked")
    }
}

/// Tests over the reference numbers run where these are.
extension Trait where Self == ConditionTrait {
    static var withReferenceNumbers: Self {
        .enabled(if: ReferenceNumbers.isPresent, "reference numbers are not beside this package")
    }
}

/// A loosely typed look into a parsed file.
struct JSON {
    let any: Any?

    init(_ any: Any?) { self.any = any }

    subscript(key: String) -> JSON { JSON((any as? [String: Any])?[key]) }
    subscript(index: Int) -> JSON {
        guard let list = any as? [Any], list.indices.contains(index) else { return JSON(nil) }
        return JSON(list[index])
    }

    var list: [JSON] { (any as? [Any] ?? []).map { JSON($0) } }
    var members: [(key: String, value: JSON)] {
        (any as? [String: Any] ?? [:]).map { ($0.key, JSON($0.value)) }.sorted { $0.key < $1.key }
    }
    var exists: Bool { any != nil && !(any is NSNull) }
    var string: String { any as? String ?? "" }
    var bool: Bool { (any as? NSNumber)?.boolValue ?? false }

    /// A number, where infinities are written as strings.
    var number: Double {
        if let number = any as? NSNumber { return number.doubleValue }
        switch any as? String {
        case "inf": return .infinity
        case "-inf": return -.infinity
        default: return .nan
        }
    }
}

/// Whether two numbers agree within a tolerance, absolute and relative to `scale`. Infinities must be equal.
func agree(_ a: Double, _ b: Double, _ tolerance: Double, scale: Double = 1) -> Bool {
    if a == b { return true }
    return (a - b).magnitude <= tolerance * max(1, scale.magnitude)
}
