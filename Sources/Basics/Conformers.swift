import Glibc
import Synchronization

/// Tells quickly of most types that they do not conform to a protocol.
///
/// The first time that a type is asked for a protocol (`type as? any P.Type`), Swift's runtime reads all conformances of the program,
/// half a million instructions. This reads them once for a protocol and keeps whose they are, so that only types that may
/// conform need to be asked.
///
/// It reads what the compiler writes for the runtime (Swift's ABI: "protocol conformance descriptor", "nominal type descriptor",
/// "existential type metadata"). Where the runtime does not hand it out every type may conform.
package final class Conformers: Sendable {
    private let `protocol`: UInt
    private let read = Mutex(Read())

    private struct Read {
        /// Where the conformances begin that have been read: those of one library each.
        var sections: Set<UInt> = []
        /// The descriptions of the types whose they are.
        var types: Set<UInt> = []
    }

    /// - Parameter any: `any P.self`, of one protocol.
    package init(to any: Any.Type) {
        // The kind, flags and the number of protocols, then these.
        `protocol` = unsafeBitCast(any, to: UnsafePointer<UInt>.self)[2]
    }

    /// False where it is certain that `type` does not conform.
    package func mayInclude(_ type: Any.Type) -> Bool {
        if Self.kind(of: type) == Self.function { return false }
        guard let enumerate = Self.enumerate, let description = Self.description(of: type) else { return true }
        return read.withLock { read in
            readNew(&read, enumerate)
            return read.types.contains(description)
        }
    }

    // MARK: Conformances

    private typealias Body = @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void

    private static let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections").map {
        unsafeBitCast($0, to: Enumerate.self)
    }

    /// Reads the conformances of libraries that were loaded since the last time.
    private func readNew(_ read: inout Read, _ enumerate: Enumerate) {
        var new: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &new) { new in
            // A version, where the library lies, two unused words; then where each kind of table begins and how long it is. The
            // second one has the conformances.
            enumerate(
                { sections, new in
                    let table = UnsafeRawBufferPointer(
                        start: UnsafeRawPointer(bitPattern: sections[6]), count: Int(sections[7]))
                    new.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(table)
                    return true
                }, new)
        }
        for table in new {
            guard let start = table.baseAddress, read.sections.insert(UInt(bitPattern: start)).inserted else {
                continue
            }
            for place in stride(from: 0, to: table.count, by: 4) {
                let conformance = Self.target(of: start + place)
                guard Self.possiblyIndirect(conformance) == `protocol` else { continue }
                // Of types that are told by name only classes of Objective-C are.
                let kind = (conformance + 12).load(as: UInt32.self) >> 3 & 7
                let type = UInt(bitPattern: Self.target(of: conformance + 4))
                if kind == 0 { read.types.insert(type) }
                if kind == 1, let type = UnsafePointer<UInt>(bitPattern: type) { read.types.insert(type.pointee) }
            }
        }
    }

    /// Where a distance of four bytes from itself leads.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
    }

    /// The same, where an odd distance leads to an address.
    private static func possiblyIndirect(_ place: UnsafeRawPointer) -> UInt {
        let distance = Int(place.load(as: Int32.self))
        guard distance & 1 != 0 else { return UInt(bitPattern: place + distance) }
        return (place + (distance - 1)).load(as: UInt.self)
    }

    // MARK: Types

    private static let function: UInt = 0x302
    private static let valueTypes: ClosedRange<UInt> = 0x200...0x202

    private static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

    /// What describes the declaration of a struct or an enumeration; nil for other types, and where there may be several
    /// descriptions of one declaration.
    private static func description(of type: Any.Type) -> UInt? {
        guard valueTypes.contains(kind(of: type)) else { return nil }
        let description = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)[1]
        let isUnique = description.pointee & 0x40 != 0
        return isUnique ? UInt(bitPattern: description) : nil
    }
}
