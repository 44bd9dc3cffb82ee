import Foundation

/// The compiler's requests, and the answers to them.
package enum Conversation {
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

    /// An answer; exactly one of its fields is set.
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
            struct Range: Encodable {
                let fileName: String
                let startOffset: Int
                let endOffset: Int
            }
            struct FixIt: Encodable {
                struct Change: Encodable {
                    let range: Range
                    let newText: String
                }
                let message: String
                let changes: [Change]
            }
            let message: String
            let severity = "error"
            let position: Position
            let highlights: [Range] = []
            let notes: [Position] = []
            let fixIts: [FixIt]
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
    package static func answer(_ message: Data) -> Data? {
        guard let question = try? JSONDecoder().decode(Question.self, from: message) else { return nil }
        var answer = Answer()
        if question.getCapability != nil {
            answer.getCapabilityResult = .init(capability: .init(protocolVersion: version, features: []))
        } else if let request = question.expandFreestandingMacro {
            answer.expandMacroResult = expansion(of: nil, at: request.syntax) { try Macros.expand(request) }
        } else if let request = question.expandAttachedMacro {
            answer.expandMacroResult = expansion(of: request.declSyntax, at: request.attributeSyntax) {
                try Macros.expand(request)
            }
        } else {
            answer.loadPluginLibraryResult = .init(loaded: false, diagnostics: [])
        }
        return try? JSONEncoder().encode(answer)
    }

    /// - Parameters:
    ///   - declaration: what an attached macro is attached to.
    ///   - syntax: the macro's own words.
    private static func expansion(of declaration: Syntax?, at syntax: Syntax, _ expand: () throws -> String)
        -> Answer.Expansion
    {
        do {
            return .init(expandedSource: try expand(), diagnostics: [])
        } catch {
            let mistakes = (error as? MacroError)?.mistakes ?? [MacroError.Mistake("\(error)")]
            return .init(expandedSource: nil, diagnostics: mistakes.map { diagnostic($0, declaration, syntax) })
        }
    }

    private static func diagnostic(_ mistake: MacroError.Mistake, _ declaration: Syntax?, _ syntax: Syntax)
        -> Answer.Diagnostic
    {
        guard let offset = mistake.offset, let location = declaration?.location else {
            // The place is where the spaces and comments before the macro begin.
            let lead = Tokens(syntax.source).all.first?.range.lowerBound ?? 0
            let position = Answer.Diagnostic.Position(
                fileName: syntax.location?.fileName ?? "", offset: (syntax.location?.offset ?? 0) + lead)
            return .init(message: mistake.sentence, position: position, fixIts: [])
        }
        let fixIts = mistake.insertion.map { insertion in
            let place = location.offset + insertion.offset
            let range = Answer.Diagnostic.Range(fileName: location.fileName, startOffset: place, endOffset: place)
            return [
                Answer.Diagnostic.FixIt(
                    message: insertion.title, changes: [.init(range: range, newText: insertion.text)])
            ]
        }
        return .init(
            message: mistake.sentence,
            position: .init(fileName: location.fileName, offset: location.offset + offset), fixIts: fixIts ?? [])
    }
}

/// Why a macro has no expansion.
struct MacroError: Error {
    struct Mistake: Equatable {
        let sentence: String
        /// Bytes from the beginning of what the macro is attached to; nil for the macro itself.
        let offset: Int?
        let insertion: Insertion?

        init(_ sentence: String, offset: Int? = nil, insertion: Insertion? = nil) {
            (self.sentence, self.offset, self.insertion) = (sentence, offset, insertion)
        }
    }

    /// What an editor may do about it.
    struct Insertion: Equatable {
        let title: String
        let text: String
        /// Bytes from the beginning of what the macro is attached to.
        let offset: Int
    }

    let mistakes: [Mistake]

    init(_ mistakes: [Mistake]) { self.mistakes = mistakes }
    init(_ sentence: String, at offset: Int? = nil) { mistakes = [Mistake(sentence, offset: offset)] }
}

/// The macros by the names of their types.
enum Macros {
    static func expand(_ request: Conversation.Freestanding) throws -> String {
        switch request.macro.typeName {
        case "PreviewMacro": try PreviewMacro.expansion(request.syntax, discriminator: request.discriminator)
        // A store in memory has nothing to do for the first, and no editor shows what the second does.
        case "StoreRuleMacro", "PlaygroundMacro": ""
        case "BundleMacro": "Bundle.main"
        case "TipRuleMacro": tipRule(request.syntax.source)
        default: throw MacroError("there is no macro \(request.macro.typeName)")
        }
    }

    /// `#Rule(input) { ... }` as a call of the type's initializer.
    static func tipRule(_ source: String) -> String {
        let tokens = Tokens(source)
        guard let name = tokens.all.first(where: { tokens.text($0) == "Rule" }) else { return source }
        return "TipKit.Tips.Rule" + tokens.text(name.range.upperBound..<tokens.bytes.count)
    }

    static func expand(_ request: Conversation.Attached) throws -> String {
        switch request.macro.typeName {
        case "AnimatableMacro": try AnimatableMacro.expansion(request)
        case "EntryMacro": try EntryMacro.expansion(request)
        case "ModelMacro": try ModelMacro.expansion(request)
        case "ModelActorMacro": ModelActorMacro.expansion(request)
        case "GenerableMacro": try GenerableMacro.expansion(request)
        // They mark what other macros read, and are nothing by themselves.
        case "AnimatableIgnoredMacro", "PreviewableMacro", "GuideMacro": ""
        default: throw MacroError("there is no macro \(request.macro.typeName)")
        }
    }
}
