/// What kind of thing a file or a value is.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    private let endings: [String]
    private let networkNames: [String]
    private let ownParents: [UTType]

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, [], [], [parentType].compactMap(\.self))
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type whose files end so; one that only stands for the ending where no type of the system does.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        let known = UTType.system.first { $0.endings.contains(ending) && $0.conforms(to: supertype) }
        self = known ?? UTType("dyn.\(filenameExtension)", [filenameExtension], [], [supertype])
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard name.contains("/") else { return nil }
        let known = UTType.system.first { $0.networkNames.contains(name) && $0.conforms(to: supertype) }
        self = known ?? UTType("dyn.\(name)", [], [name], [supertype])
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        switch tagClass {
        case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
        case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
        default: return nil
        }
    }

    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let found = system.filter { type in
            type.tags[tagClass]?.contains(tag) == true && supertype.map(type.conforms) ?? true
        }
        return found.isEmpty
            ? [UTType(tag: tag, tagClass: tagClass, conformingTo: supertype)].compactMap(\.self) : found
    }

    /// Nil for what is no identifier. One that no app declares is taken as well: who would declare it is not known.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self = UTType.system.first { $0.identifier == identifier } ?? UTType(identifier, [], [])
    }

    init(_ identifier: String, _ endings: [String], _ networkNames: [String], _ parents: [UTType] = []) {
        self.identifier = identifier
        self.endings = endings
        self.networkNames = networkNames
        ownParents = parents
    }

    public var preferredFilenameExtension: String? { endings.first }
    public var preferredMIMEType: String? { networkNames.first }
    /// The endings of files and the names on the network that stand for the type.
    public var tags: [UTTagClass: [String]] {
        [UTTagClass.filenameExtension: endings, .mimeType: networkNames].filter { !$0.value.isEmpty }
    }

    public var description: String { identifier }
    public var localizedDescription: String? { nil }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    private var directParents: [UTType] { ownParents.isEmpty ? UTType.parents[self] ?? [] : ownParents }
    public var supertypes: Set<UTType> {
        directParents.reduce(into: []) { all, parent in all.formUnion(parent.supertypes.union([parent])) }
    }
    /// Whether it is that type, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || directParents.contains { $0.conforms(to: type) }
    }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let type = UTType(name) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A type of data has a name."))
        }
        self = type
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// What a type is called elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
