/// `@Animatable`: animatable data made of a type's stored variables.
enum AnimatableMacro {
    static func expansion(_ request: Conversation.Attached) throws -> String {
        if request.macroRole == "extension" {
            guard let type = request.extendedTypeSyntax?.source, request.conformanceListSyntax?.source.isEmpty != true
            else {
                return ""
            }
            return "extension \(type): \(isOfNoActor(request.declSyntax.source) ? "nonisolated " : "")Animatable {}"
        }
        return try member(request.declSyntax.source)
    }

    /// Whether a type says that it is one that animates on no actor, such as a shape. Where types are of the main actor by default, a
    /// conformance in an extension is the main actor's if nothing else is said.
    static func isOfNoActor(_ source: String) -> Bool {
        let tokens = Tokens(source)
        guard let type = TypeDeclaration(tokens) else { return false }
        return type.inheritance.contains { animating.contains(tokens.text(tokens.all[$0])) }
    }

    private static let animating: Set<String> = [
        "Animatable", "Shape", "InsettableShape", "GeometryEffect", "Layout", "TextRenderer",
    ]

    /// A stored variable that takes part.
    struct Property: Equatable {
        let name: String
        /// As written, or inferred from the initial value; nil when neither is possible.
        let type: String?
        /// Bytes from the beginning of the source: of the name, and of the whole declaration.
        let offset: Int
        let declarationOffset: Int
    }

    static func member(_ source: String) throws -> String {
        let tokens = Tokens(source)
        guard let type = TypeDeclaration(tokens), type.kind != "actor" else {
            throw MacroError("@Animatable belongs to a struct, class or enum")
        }
        guard let properties = properties(tokens, type.body) else { return "" }
        let mistakes = properties.compactMap(mistake)
        guard mistakes.isEmpty else { throw MacroError(mistakes) }
        guard !properties.isEmpty else {
            throw MacroError(
                "@Animatable finds no property to animate in '\(type.name)'; it takes a stored var of a type that animates, such "
                    + "as Double, CGFloat or CGPoint", at: type.nameOffset)
        }
        return accessor(properties.map { ($0.name, $0.type ?? "") }, access: type.modifiers.access)
    }

    /// The stored variables that take part; nil where the data is written by hand.
    static func properties(_ tokens: Tokens, _ body: Range<Int>) -> [Property]? {
        var reader = DeclarationReader(tokens, in: body)
        var properties: [Property] = []
        while let declaration = reader.nextVariable() {
            if declaration.bindings.contains(where: { $0.name == "animatableData" }) { return nil }
            guard takesPart(declaration) else { continue }
            for binding in declaration.bindings where !binding.isComputed {
                properties.append(
                    Property(
                        name: binding.name, type: binding.type ?? WrittenValue.type(of: binding.value),
                        offset: tokens.all[binding.nameToken].range.lowerBound,
                        declarationOffset: tokens.all[declaration.tokens.lowerBound].range.lowerBound))
            }
        }
        return properties
    }

    /// Constants do not change; wrapped properties (`@State`) have their values elsewhere.
    private static func takesPart(_ declaration: VariableDeclaration) -> Bool {
        let isWrapped = declaration.attributes.contains { $0.first?.isUppercase == true && $0 != "MainActor" }
        let isOfType = declaration.modifiers.contains { ["static", "class", "lazy"].contains($0) }
        return !declaration.isConstant && !isWrapped && !isOfType
    }

    // MARK: Mistakes

    private static func mistake(_ property: Property) -> MacroError.Mistake? {
        let ignoring = MacroError.Insertion(
            title: "mark it with @AnimatableIgnored", text: "@AnimatableIgnored ", offset: property.declarationOffset)
        guard let type = property.type else {
            return MacroError.Mistake(
                "@Animatable cannot tell the type of '\(property.name)'; write it, as in 'var \(property.name): Double', or mark "
                    + "the property with @AnimatableIgnored", offset: property.offset, insertion: ignoring)
        }
        guard isDiscrete(type) else { return nil }
        return MacroError.Mistake(
            "'\(property.name)' of type '\(type)' cannot animate; mark it with @AnimatableIgnored, or give it a type that "
                + "animates, such as Double", offset: property.offset, insertion: ignoring)
    }

    /// Whether a type cannot be animated, judged by its spelling.
    private static func isDiscrete(_ type: String) -> Bool {
        discrete.contains(type) || type.hasSuffix("?") || type.hasSuffix("!") || "([".contains(type.prefix(1))
            || ["some ", "any ", "@", "Set<", "Array<", "Dictionary<", "Optional<"].contains(where: type.hasPrefix)
    }

    private static let discrete: Set<String> = [
        "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Date", "UUID", "URL", "Data", "Any", "AnyHashable", "Void",
    ]

    // MARK: Source

    /// Pairs within pairs, the first property outermost; each on a line of its own with what to do if the compiler
    /// refuses it, for the compiler shows that line.
    private static func accessor(_ properties: [(name: String, type: String)], access: String) -> String {
        let last = properties.count - 1
        let types = properties.enumerated().map { index, property in
            let hint = "// '\(property.name)': if its type cannot animate, mark it with @AnimatableIgnored"
            let open = index < last ? "AnimatablePair<" : ""
            let end = index < last ? "," : String(repeating: ">", count: last)
            return "    \(open)_AnimatableDataOf<\(property.type)>\(end)  \(hint)"
        }
        let values = properties.map { "self.\($0.name).animatableData" }
        let value = values.dropLast().reversed().reduce(values[last]) { "AnimatablePair(\($1), \($0))" }
        let setters = values.enumerated().map { index, value in
            let path = String(repeating: ".second", count: index) + (index < last ? ".first" : "")
            return "        \(value) = newValue\(path)"
        }
        return """
            \(access)var animatableData:
            \(types.joined(separator: "\n"))
            {
                get { \(value) }
                set {
            \(setters.joined(separator: "\n"))
                }
            }
            """
    }
}
