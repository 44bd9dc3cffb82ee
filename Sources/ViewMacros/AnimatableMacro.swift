/// `@Animatable`: animatable data made of a type's stored variables.
enum AnimatableMacro {
    static func expansion(_ request: Conversation.Attached) throws -> String {
        if request.macroRole == "extension" {
            guard let type = request.extendedTypeSyntax?.source, request.conformanceListSyntax?.source.isEmpty != true else {
                return ""
            }
            return "extension \(type): Animatable {}"
        }
        return try member(request.declSyntax.source)
    }

    private static func member(_ source: String) throws -> String {
        let tokens = Tokens(source)
        guard let (modifiers, body) = typeBody(tokens) else {
            throw MacroError("@Animatable belongs to a struct, class or enum")
        }
        var reader = DeclarationReader(tokens, in: body)
        var properties: [(name: String, type: String)] = []
        while let declaration = reader.nextVariable() {
            // Handwritten data is left alone.
            if declaration.bindings.contains(where: { $0.name == "animatableData" }) { return "" }
            // Constants do not change; wrapped properties have their values elsewhere.
            guard !declaration.isConstant, declaration.attributes.isEmpty,
                !declaration.modifiers.contains("static"), !declaration.modifiers.contains("class"),
                !declaration.modifiers.contains("lazy")
            else { continue }
            for binding in declaration.bindings where !binding.isComputed {
                guard let type = binding.type ?? type(of: binding.value) else {
                    throw MacroError("@Animatable needs the type of \(binding.name) to be written, as in var \(binding.name): Double")
                }
                guard !discrete.contains(type) else {
                    throw MacroError("\(binding.name) is of type \(type), which cannot be animated; mark it with @AnimatableIgnored")
                }
                properties.append((binding.name, type))
            }
        }
        guard !properties.isEmpty else {
            throw MacroError("@Animatable finds no stored variable that could be animated")
        }
        return accessor(properties, access: modifiers.access)
    }

    /// Common types that have nothing between two values.
    private static let discrete: Set<String> = [
        "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Date", "UUID", "URL", "Data",
    ]

    /// The modifiers of a type's declaration, and its members as indices of tokens.
    static func typeBody(_ tokens: Tokens) -> (modifiers: [String], body: Range<Int>)? {
        var modifiers: [String] = []
        var index = 0
        while index < tokens.all.count {
            if tokens.isToken(index, "@") {
                index += 2
                if tokens.isToken(index, "(") { index = tokens.afterBracket(index) }
                continue
            }
            let word = tokens.text(tokens.all[index])
            if ["struct", "class", "enum", "actor"].contains(word) {
                guard let open = (index..<tokens.all.count).first(where: { tokens.isToken($0, "{") }) else { return nil }
                return (modifiers, open + 1..<max(open + 1, tokens.afterBracket(open) - 1))
            }
            modifiers.append(word)
            index += 1
        }
        return nil
    }

    /// The type of a value that says it itself.
    private static func type(of value: String?) -> String? {
        guard let value else { return nil }
        let tokens = Tokens(value)
        if tokens.all.first?.kind == .number {
            return tokens.all.count == 3 && tokens.isToken(1, ".") ? "Double" : nil
        }
        // `CGFloat(3)` and `Angle.degrees(30)`
        guard let first = tokens.all.first, first.kind == .word, tokens.all.count > 1,
            tokens.isToken(1, "(") || tokens.isToken(1, ".")
        else { return nil }
        let name = tokens.text(first)
        return name.first?.isUppercase == true ? name : nil
    }

    private static func accessor(_ properties: [(name: String, type: String)], access: String) -> String {
        let last = properties.count - 1
        var (type, value) = ("(\(properties[last].type)).AnimatableData", "self.\(properties[last].name).animatableData")
        for property in properties[..<last].reversed() {
            type = "AnimatablePair<(\(property.type)).AnimatableData, \(type)>"
            value = "AnimatablePair(self.\(property.name).animatableData, \(value))"
        }
        let setters = properties.enumerated().map { index, property in
            let path = String(repeating: ".second", count: index) + (index < last ? ".first" : "")
            return "        self.\(property.name).animatableData = newValue\(path)"
        }
        return """
            \(access)var animatableData: \(type) {
                get { \(value) }
                set {
            \(setters.joined(separator: "\n"))
                }
            }
            """
    }
}
