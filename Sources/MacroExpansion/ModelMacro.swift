/// `@Model` of SwiftData: an observable class whose objects a context can hold.
enum ModelMacro {
    static func expansion(_ request: Conversation.Attached) throws -> String {
        switch request.macroRole {
        case "memberAttribute": attribute(of: request.declSyntax.source)
        case "extension": conformance(request.extendedTypeSyntax?.source ?? "")
        default: try members(request.declSyntax.source)
        }
    }

    /// Stored variables are tracked, others are left as they are.
    static func attribute(of member: String) -> String {
        let tokens = Tokens(member)
        var reader = DeclarationReader(tokens, in: 0..<tokens.all.count)
        guard let declaration = reader.nextVariable(), declaration.tokens.lowerBound == 0, !declaration.isConstant,
            isKept(declaration), !declaration.attributes.contains("ObservationTracked")
        else { return "" }
        return "@ObservationTracked"
    }

    /// Whether a context keeps a variable: it is stored, and nothing says otherwise.
    static func isKept(_ declaration: VariableDeclaration) -> Bool {
        !declaration.bindings.contains(where: \.isComputed)
            && !declaration.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) })
            && !declaration.attributes.contains(where: { ["Transient", "ObservationIgnored"].contains($0) })
    }

    private static func conformance(_ type: String) -> String {
        "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
    }

    private static func members(_ source: String) throws -> String {
        let tokens = Tokens(source)
        guard let type = TypeDeclaration(tokens), type.kind == "class" else {
            throw MacroError("@Model belongs to a class")
        }
        return """
            @ObservationIgnored \(type.modifiers.access)nonisolated let _$observationRegistrar =
                SwiftData._ModelRecord()

            \(ModelDescription(type, tokens).source)

            internal nonisolated func access<Member>(keyPath: KeyPath<\(type.name), Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }

            internal nonisolated func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(type.name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
            }

            private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
            private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
                lhs != rhs
            }
            private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
                lhs !== rhs
            }
            private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(
                _ lhs: Member, _ rhs: Member
            ) -> Bool { lhs != rhs }
            """
    }
}
