import Foundation
import KinoraDrawings

/// One class of objects of a data model.
struct DataEntity {
    struct Attribute {
        let name: String
        let type: String
        /// The value of a new object, as Swift; nil where it has none.
        let value: String?
    }
    struct Relationship {
        let name: String
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let cascades: Bool
    }

    let name: String
    /// The class.
    let type: String
    private let parentName: String?
    private let attributes: [Attribute]
    private let relationships: [Relationship]
    private let generation: String?

    /// Whether Xcode makes the class, or its variables.
    var isMade: Bool { generation == "class" }
    private var areVariablesMade: Bool { generation == "class" || generation == "category" }

    init?(_ element: MarkupElement) {
        guard let name = DataEntity.name(element.attributes["name"]) else { return nil }
        self.name = name
        let written = element.attributes["representedClassName"].map { String($0.drop { $0 == "." }) }
        type = DataEntity.name(written) ?? name
        parentName = DataEntity.name(element.attributes["parentEntity"])
        generation = element.attributes["codeGenerationType"]
        attributes = element.children.filter { $0.name == "attribute" }.compactMap(Attribute.init)
        relationships = element.children.filter { $0.name == "relationship" }.compactMap(Relationship.init)
    }

    /// A name that may stand in a source; nil for anything else.
    fileprivate static func name(_ text: String?) -> String? {
        guard let text, let first = text.first, first.isLetter || first == "_",
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return text
    }

    func parent(in entities: [DataEntity]) -> DataEntity? {
        parentName.flatMap { name in entities.first { $0.name == name } }
    }

    /// The entity with those that it inherits from, the nearest first.
    private func line(in entities: [DataEntity]) -> [DataEntity] {
        var line = [self]
        while let next = line.last!.parent(in: entities), !line.contains(where: { $0.name == next.name }) {
            line.append(next)
        }
        return line
    }

    // MARK: Sources

    /// - Parameter isOwn: whether the project has the class itself.
    func declaration(isOwn: Bool, in entities: [DataEntity]) -> String {
        guard areVariablesMade else { return "" }
        var text = ""
        let parent = parent(in: entities)
        // As their class of Core Data's, whatever the project has for its own types by default.
        if isMade, !isOwn { text += "nonisolated public class \(type): \(parent?.type ?? "NSManagedObject") {}\n" }
        if parent == nil { text += "nonisolated extension \(type): Identifiable {}\n" }
        text += """
            nonisolated extension \(type) {
            public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest(entityName: "\(name)") }

            """
        for attribute in attributes { text += "@NSManaged public var `\(attribute.name)`: \(attribute.type)\n" }
        for relationship in relationships { text += relationship.declaration(in: entities) }
        return text + "}\n"
    }

    /// What the store is told of the entity and of those that inherit from it.
    func description(in entities: [DataEntity]) -> String {
        let family = entities.filter { $0.line(in: entities).last?.name == name }
        return "nonisolated extension \(type): _ModeledObject {\npublic static var _entities: [_ManagedEntity] { [\n"
            + family.map { $0.made(in: entities) }.joined(separator: ",\n") + "] }\n}\n"
    }

    private func made(in entities: [DataEntity]) -> String {
        let line = line(in: entities)
        let values = line.flatMap(\.attributes).compactMap { attribute in
            attribute.value.map { "\"\(attribute.name)\": \($0)" }
        }
        let relationships = line.flatMap(\.relationships).map { "\"\($0.name)\": \($0.made)" }
        let parents = line.dropFirst().map { "\"\($0.name)\"" }
        return "_ManagedEntity(\"\(name)\", \(type).self, parents: [\(parents.joined(separator: ", "))], values: "
            + DataEntity.dictionary(values) + ", relationships: " + DataEntity.dictionary(relationships) + ")"
    }

    private static func dictionary(_ items: [String]) -> String {
        items.isEmpty ? "[:]" : "[" + items.joined(separator: ", ") + "]"
    }
}

extension DataEntity.Attribute {
    init?(_ element: MarkupElement) {
        guard let name = DataEntity.name(element.attributes["name"]) else { return nil }
        self.name = name
        let isScalar = element.attributes["usesScalarValueType"] == "YES"
        let written = element.attributes["defaultValueString"]
        let number = written.flatMap(Double.init)
        func numeric(_ scalar: String) -> (String, String?) {
            let value = number.map { "\(scalar)(\($0))" }
            return isScalar ? (scalar, value) : ("NSNumber?", number.map { "NSNumber(value: \($0))" })
        }
        switch element.attributes["attributeType"] {
        case "Integer 16": (type, value) = numeric("Int16")
        case "Integer 32": (type, value) = numeric("Int32")
        case "Integer 64": (type, value) = numeric("Int64")
        case "Double": (type, value) = numeric("Double")
        case "Float": (type, value) = numeric("Float")
        case "Boolean":
            let truth = written.map { $0 == "YES" }
            (type, value) =
                isScalar ? ("Bool", truth.map { "\($0)" }) : ("NSNumber?", truth.map { "NSNumber(value: \($0))" })
        case "Decimal": (type, value) = ("NSDecimalNumber?", number.map { "NSDecimalNumber(value: \($0))" })
        case "String": (type, value) = ("String?", written.map { "\"\(DataEntity.Attribute.escaped($0))\"" })
        case "Date":
            let interval = element.attributes["defaultDateTimeInterval"].flatMap(Double.init)
            let date = interval.map { "Date(timeIntervalSinceReferenceDate: \($0))" }
            (type, value) = isScalar ? ("TimeInterval", interval.map { "\($0)" }) : ("Date?", date)
        case "Binary": (type, value) = ("Data?", nil)
        case "UUID": (type, value) = ("UUID?", nil)
        case "URI": (type, value) = ("URL?", nil)
        case "Transformable": (type, value) = (DataEntity.Attribute.custom(element.attributes["customClassName"]), nil)
        default: return nil
        }
    }

    /// A class of the project's own, or a list or dictionary of such.
    private static func custom(_ name: String?) -> String {
        guard let name, !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]:<> ".contains($0) })
        else { return "NSObject?" }
        return name + "?"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
    }
}

extension DataEntity.Relationship {
    init?(_ element: MarkupElement) {
        guard let name = DataEntity.name(element.attributes["name"]),
            let destination = DataEntity.name(element.attributes["destinationEntity"])
        else { return nil }
        (self.name, self.destination) = (name, destination)
        inverse = DataEntity.name(element.attributes["inverseName"])
        isToMany = element.attributes["toMany"] == "YES"
        isOrdered = element.attributes["ordered"] == "YES"
        cascades = element.attributes["deletionRule"] == "Cascade"
    }

    fileprivate func declaration(in entities: [DataEntity]) -> String {
        let type = entities.first { $0.name == destination }?.type ?? destination
        guard isToMany else { return "@NSManaged public var `\(name)`: \(type)?\n" }
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        var text = "@NSManaged public var `\(name)`: \(set)?\n"
        for method in ["addTo", "removeFrom"] {
            for value in [type, set] { text += "@NSManaged public func \(method)\(title)(_ value: \(value))\n" }
        }
        guard isOrdered else { return text }
        return text + """
            @NSManaged public func insertInto\(title)(_ value: \(type), at index: Int)
            @NSManaged public func removeFrom\(title)(at index: Int)
            @NSManaged public func replace\(title)(at index: Int, with value: \(type))

            """
    }

    fileprivate var made: String {
        "_ManagedEntity.Relationship(inverse: \(inverse.map { "\"\($0)\"" } ?? "nil"), isToMany: \(isToMany), "
            + "isOrdered: \(isOrdered), cascades: \(cascades))"
    }
}
