import KinoraBasics
import KinoraViews

@_spi(Reflection) import Swift

/// An effect: its parameters are properties, and its view reads them.
///
///     struct Glow: Effect {
///         @Parameter("How far the light reaches.", in: 0...100, good: 4...24, unit: .points) var reach = 12.0
///         @Parameter("The light's color.", default: "orange") var lightColor: Color
///
///         var view: some View { Circle().padding(40).shadow(color: lightColor, radius: reach) }
///     }
///
/// A parameter is called as its property, in lower case with hyphens: `lightColor` is given as `light-color`. A
/// ``CatalogueEntry`` gives the effect a name and says how it is performed.
public protocol Effect: ParameterGroup {
    /// The type of `view`.
    associatedtype Content: View

    /// What is performed, made from the parameters' values.
    @ViewBuilder @MainActor var view: Content { get }
}

/// Parameters that several effects have in common: a structure of `@Parameter` properties, held by each of these effects as
/// a stored property. They are offered at that property's place, under their own names.
public protocol ParameterGroup: Sendable {}

extension ParameterGroup {
    /// Its parameters with their defaults, in the order of their declarations.
    var descriptions: [ParameterDescription] {
        properties.map { $0.declaration.description(named: $0.name) }
    }

    /// Gives every parameter its value of `values`, which must have one for each.
    ///
    /// The values reach every copy of this instance, so it must be a fresh one that nobody else has seen.
    func take(_ values: ParameterValues) {
        for property in properties {
            guard let value = values.value(of: property.name), property.declaration.take(value) else {
                fatalError(
                    "The values are of another effect: \(Self.self) needs one for \"\(property.name)\".")
            }
        }
    }

    private var properties: [(name: String, declaration: any ParameterDeclaration)] {
        var found: [(name: String, declaration: any ParameterDeclaration)] = []
        withUnsafePointer(to: self) { fields in
            // By its fields' types: a mirror's children are asked one by one what they are, through all that the program knows.
            _ = _forEachField(of: Self.self, options: []) { label, offset, type, _ in
                let field = UnsafeRawPointer(fields) + offset
                func declaration<Field: ParameterDeclaration>(_ type: Field.Type) -> any ParameterDeclaration {
                    field.assumingMemoryBound(to: type).pointee
                }
                func group<Field: ParameterGroup>(_ type: Field.Type) -> any ParameterGroup {
                    field.assumingMemoryBound(to: type).pointee
                }
                if let type = type as? any ParameterDeclaration.Type {
                    let parameter = declaration(type)
                    // A wrapped property is stored under its name behind an underscore.
                    let name = parameter.givenName ?? ParameterName.typed(String(cString: label).dropFirst())
                    found.append((name, parameter))
                } else if Parameters.groups.mayInclude(type), let type = type as? any ParameterGroup.Type {
                    found += group(type).properties
                }
                return true
            }
        }
        return found
    }
}

private enum Parameters {
    static let groups = Conformers(to: (any ParameterGroup).self)
}

/// Names of properties as people type them.
enum ParameterName {
    /// `lightColor` becomes `light-color`.
    static func typed(_ property: some StringProtocol) -> String {
        property.reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
