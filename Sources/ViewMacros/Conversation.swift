import Foundation

/// What the compiler asks, and what it is answered.
enum Conversation {
    /// The newest version of the protocol that this plugin speaks.
    private static let version = 7

    private struct Question: Decodable {
        struct Empty: Decodable {}
        var getCapability: Empty?
        var expandFreestandingMacro: Freestanding?
        var expandAttachedMacro: Attached?
        var loadPluginLibrary: Empty?
    }

    struct MacroReference: Decodable {
        let typeName: String
    }

    struct Syntax: Decodable {
        struct Location: Decodable {
            let fileID: String
            let fileName: String
            let offset: Int
            let line: Int
        }
        let source: String
        let location: Location?
    }

    struct Freestanding: Decodable {
        let macro: MacroReference
        let discriminator: String
        let syntax: Syntax
    }

    struct Attached: Decodable {
        let macro: MacroReference
        let macroRole: String
        let attributeSyntax: Syntax
        let declSyntax: Syntax
        let extendedTypeSyntax: Syntax?
        let conformanceListSyntax: Syntax?
    }

    /// An answer; only one of its fields is there.
    private struct Answer: Encodable {
        struct Capability: Encodable {
            struct Version: Encodable {
                let protocolVersion: Int
                let features: [String]
            }
            let capability: Version
        }
        struct Expansion: Encodable {
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }
        struct Diagnostic: Encodable {
            struct Position: Encodable {
                let fileName: String
                let offset: Int
            }
            let message: String
            let severity = "error"
            let position: Position
            let highlights: [Position] = []
            let notes: [Position] = []
            let fixIts: [Position] = []
        }
        struct Refusal: Encodable {
            let loaded: Bool
            let diagnostics: [Diagnostic]
        }
        var getCapabilityResult: Capability?
        var expandMacroResult: Expansion?
        var loadPluginLibraryResult: Refusal?
    }

    /// nil for a message that is not understood.
    static func answer(_ message: Data) -> Data? {
        guard let question = try? JSONDecoder().decode(Question.self, from: message) else { return nil }
        var answer = Answer()
        if question.getCapability != nil {
            answer.getCapabilityResult = .init(capability: .init(protocolVersion: version, features: []))
        } else if let request = question.expandFreestandingMacro {
            answer.expandMacroResult = expansion(at: request.syntax) { try Macros.expand(request) }
        } else if let request = question.expandAttachedMacro {
            answer.expandMacroResult = expansion(at: request.attributeSyntax) { try Macros.expand(request) }
        } else {
            answer.loadPluginLibraryResult = .init(loaded: false, diagnostics: [])
        }
        return try? JSONEncoder().encode(answer)
    }

    private static func expansion(at syntax: Syntax, _ expand: () throws -> String) -> Answer.Expansion {
        do {
            return .init(expandedSource: try expand(), diagnostics: [])
        } catch {
            let sentence = (error as? MacroError)?.sentence ?? "\(error)"
            // The place is where the spaces and comments before the macro begin.
            let lead = Tokens(syntax.source).all.first?.range.lowerBound ?? 0
            let position = Answer.Diagnostic.Position(
                fileName: syntax.location?.fileName ?? "", offset: (syntax.location?.offset ?? 0) + lead)
            return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: position)])
        }
    }
}

/// Why a macro has no expansion.
struct MacroError: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}

/// The macros by the names of their types.
enum Macros {
    static func expand(_ request: Conversation.Freestanding) throws -> String {
        switch request.macro.typeName {
        case "PreviewMacro": try PreviewMacro.expansion(request.syntax, discriminator: request.discriminator)
        default: throw MacroError("there is no macro \(request.macro.typeName)")
        }
    }

    static func expand(_ request: Conversation.Attached) throws -> String {
        switch request.macro.typeName {
        case "AnimatableMacro": try AnimatableMacro.expansion(request)
        case "EntryMacro": try EntryMacro.expansion(request)
        // They mark what other macros read, and are nothing by themselves.
        case "AnimatableIgnoredMacro", "PreviewableMacro": ""
        default: throw MacroError("there is no macro \(request.macro.typeName)")
        }
    }
}
