import KinoraViews

/// The values of an effect's parameters: one for each, inside its range.
public struct ParameterValues: Equatable, Sendable {
    /// A picture read for a parameter.
    public struct LoadedImage: Sendable {
        public let image: Image
        /// Names the picture's content for the manifest, such as its file name and hash.
        public let identity: String

        public init(image: Image, identity: String) {
            self.image = image
            self.identity = identity
        }
    }

    /// Every parameter's value as text by name, for a manifest: equal texts mean equal values.
    public private(set) var resolved: [String: String] = [:]
    private var values: [String: ParameterValue] = [:]

    /// The defaults of `parameters`, with `assignments` in place of some of them.
    ///
    /// - Parameters:
    ///   - assignments: names and values as they were typed.
    ///   - effect: the effect's name, for the errors' sentences.
    ///   - loadImage: reads the picture of a file name; its errors are passed on.
    /// - Throws: `ParameterError` for an unknown or repeated name, a wrong type or a value out of range.
    public init(
        _ assignments: [(name: String, value: String)] = [], for parameters: [Parameter], of effect: String,
        loadImage: (_ path: String) throws -> LoadedImage
    ) throws {
        for (index, assignment) in assignments.enumerated() {
            guard parameters.contains(where: { $0.name == assignment.name }) else {
                throw ParameterError.unknown(assignment.name, of: effect, parameters: parameters)
            }
            guard !assignments[..<index].contains(where: { $0.name == assignment.name }) else {
                throw ParameterError("parameter \"\(assignment.name)\" is given twice; give it once.")
            }
        }
        for parameter in parameters {
            let typed = assignments.first { $0.name == parameter.name }?.value
            if case .image = parameter.kind {
                let loaded = try typed.flatMap { $0.isEmpty ? nil : try loadImage($0) }
                values[parameter.name] = .image(loaded?.image)
                resolved[parameter.name] = loaded?.identity ?? ""
            } else {
                let parsed = try parameter.value(typed ?? parameter.defaultText)
                values[parameter.name] = parsed.value
                resolved[parameter.name] = parsed.text
            }
        }
    }

    /// The value of a parameter, or nil where there is none of that name.
    public subscript(name: String) -> ParameterValue? { values[name] }
}

/// What an effect reads. It knows its own parameters, so a wrong name or type here is a mistake in the effect and stops the
/// program with a sentence; a test builds every effect of the catalogue.
extension ParameterValues {
    package func number(_ name: String) -> Double {
        guard case .number(let value)? = values[name] else { mistake(name, "number") }
        return value
    }

    package func integer(_ name: String) -> Int {
        guard case .integer(let value)? = values[name] else { mistake(name, "integer") }
        return value
    }

    package func boolean(_ name: String) -> Bool {
        guard case .boolean(let value)? = values[name] else { mistake(name, "boolean") }
        return value
    }

    package func text(_ name: String) -> String {
        guard case .text(let value)? = values[name] else { mistake(name, "text") }
        return value
    }

    package func color(_ name: String) -> Color {
        guard case .color(let value)? = values[name] else { mistake(name, "color") }
        return value
    }

    package func colors(_ name: String) -> [Color] {
        guard case .colors(let value)? = values[name] else { mistake(name, "list of colors") }
        return value
    }

    package func choice(_ name: String) -> String {
        guard case .choice(let value)? = values[name] else { mistake(name, "choice") }
        return value
    }

    /// nil: the effect's own stand-in.
    package func image(_ name: String) -> Image? {
        guard case .image(let value)? = values[name] else { mistake(name, "image") }
        return value
    }

    private func mistake(_ name: String, _ kind: String) -> Never {
        preconditionFailure("the effect declares no \(kind) parameter \"\(name)\"")
    }
}
