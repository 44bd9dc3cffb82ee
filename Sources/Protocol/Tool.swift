/// Something that a client may ask the server to do.
public struct Tool: Sendable {
    /// Letters, digits and `_`.
    public let name: String
    /// For people.
    public let title: String
    /// What it does, when to use it and what comes back, for the model that chooses.
    public let description: String
    /// JSON Schema of the arguments.
    public let input: JSONValue
    /// Whether it changes nothing that anybody else sees.
    public let isReadOnly: Bool
    /// Whether the same call again changes nothing more.
    public let isIdempotent: Bool
    let perform: @Sendable (ToolCall) throws -> ToolResult

    /// A tool that `perform` carries out, on a thread of its own.
    public init(
        name: String, title: String, description: String, input: JSONValue, isReadOnly: Bool = true,
        isIdempotent: Bool = true, perform: @escaping @Sendable (ToolCall) throws -> ToolResult
    ) {
        (self.name, self.title, self.description, self.input) = (name, title, description, input)
        (self.isReadOnly, self.isIdempotent, self.perform) = (isReadOnly, isIdempotent, perform)
    }

    var value: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description), "inputSchema": input,
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
                "idempotentHint": .bool(isIdempotent), "openWorldHint": false,
            ],
        ]
    }
}

/// What a tool answers.
public struct ToolResult: Sendable {
    /// A part of the answer.
    public enum Block: Sendable {
        case text(String)
        /// A PNG file.
        case picture([UInt8])
    }

    /// In the order in which they are shown.
    public var blocks: [Block]
    /// Whether the tool could not do what it was asked; the text says why and what to do.
    public var isFailure = false

    /// An answer of these parts.
    public init(_ blocks: [Block], isFailure: Bool = false) {
        (self.blocks, self.isFailure) = (blocks, isFailure)
    }
}

/// Thrown by a tool that cannot do what it was asked, with a sentence for the model.
public struct ToolFailure: Error, Equatable {
    /// Why, and what to do.
    public let sentence: String
    /// A failure for this reason.
    public init(_ sentence: String) { self.sentence = sentence }
}
