import KinoraViews

/// The values of an effect's parameters: one for each, inside its range. The effect reads them as its properties.
public struct ParameterValues: Equatable, Sendable {
    /// A picture read for a parameter.
    public struct LoadedImage: Sendable {
        /// The picture itself.
        public let image: Image
        /// Names the picture's content for the manifest, such as its file name and hash.
        public let identity: String

        /// A picture and what names its content.
        public init(image: Image, identity: String) {
            self.image = image
            self.identity = identity
        }
    }

    /// A parameter with its value.
    public struct Entry: Equatable, Sendable {
        /// The parameter's name, as it is typed.
        public let name: String
        /// Inside the parameter's range.
        public let value: ParameterValue
        /// The one text that all spellings of the value share, for a manifest: equal texts mean equal values.
        public let text: String
    }

    /// Every parameter with its value, in the order of the effect's declarations.
    public let entries: [Entry]

    /// The defaults of `parameters`, with `assignments` in place of some of them.
    ///
    /// - Parameters:
    ///   - assignments: names and values as they were typed.
    ///   - effect: the effect's name, for the errors' sentences.
    ///   - loadImage: reads the picture of a file name; its errors are passed on.
    /// - Throws: `ParameterError` for an unknown or repeated name, a wrong type or a value out of range.
    public init(
        _ assignments: [(name: String, value: String)] = [], for parameters: [ParameterDescription],
        of effect: String, loadImage: (_ path: String) throws -> LoadedImage
    ) throws {
        for (index, assignment) in assignments.enumerated() {
            guard parameters.contains(where: { $0.name == assignment.name }) else {
                throw ParameterError.unknown(assignment.name, of: effect, parameters: parameters)
            }
            guard !assignments[..<index].contains(where: { $0.name == assignment.name }) else {
                throw ParameterError("parameter \"\(assignment.name)\" is given twice; give it once.")
            }
        }
        entries = try parameters.map { parameter in
            let typed = assignments.first { $0.name == parameter.name }?.value
            if case .image = parameter.kind {
                let loaded = try typed.flatMap { $0.isEmpty ? nil : try loadImage($0) }
                return Entry(name: parameter.name, value: .image(loaded?.image), text: loaded?.identity ?? "")
            }
            let parsed = try parameter.value(typed ?? parameter.defaultText)
            return Entry(name: parameter.name, value: parsed.value, text: parsed.text)
        }
    }

    func value(of name: String) -> ParameterValue? { entries.first { $0.name == name }?.value }
}
