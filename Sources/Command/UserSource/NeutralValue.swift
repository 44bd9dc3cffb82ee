/// What stands for the value of a function that does not compile, where its type has a value that says nothing: no object, no elements, no
/// text, zero. A picture that needs such a function is then drawn without what the function adds, and not at all only where the type has none.
struct NeutralValue {
    /// In Swift.
    let expression: String

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat",
        "TimeInterval",
    ]

    /// nil where the type has none, or none that is known.
    ///
    /// - Parameters:
    ///   - type: as a source writes it, without white space.
    ///   - place: the function's file and line, which stand where it makes a text or a view.
    init?(type: String, of place: String) {
        let name = SwiftLiteral.text(place)
        switch type {
        case _ where type.hasSuffix("?") && !type.contains("->"): expression = "nil"
        case "Bool", "Swift.Bool": expression = "false"
        case "String", "Swift.String": expression = "\"\""
        case "Text", "SwiftUI.Text": expression = "SwiftUI.Text(verbatim: \(name))"
        case "AnyView", "SwiftUI.AnyView":
            expression = "SwiftUI.AnyView(_KinoraUncompiled(\(name)))"
        case "someShape", "someInsettableShape": expression = "SwiftUI.Rectangle()"
        case "someShapeStyle": expression = "SwiftUI.Color.gray"
        case "someGesture": expression = "SwiftUI.TapGesture()"
        case "someViewModifier": expression = "SwiftUI.EmptyModifier()"
        case "someToolbarContent": expression = "SwiftUI.ToolbarItem { _KinoraUncompiled(\(name)) }"
        case _ where NeutralValue.numbers.contains(type): expression = "0"
        case _ where NeutralValue.isBracketed(type): expression = NeutralValue.isDictionary(type) ? "[:]" : "[]"
        default: return nil
        }
    }

    /// Whether one pair of square brackets is around all of a type.
    private static func isBracketed(_ type: String) -> Bool {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return false }
        var depth = 0
        return !type.dropLast().contains { sign in
            depth += sign == "[" ? 1 : sign == "]" ? -1 : 0
            return depth == 0
        }
    }

    /// Whether there is a colon between the outer brackets.
    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        return type.contains { sign in
            depth += "[(<".contains(sign) ? 1 : "])>".contains(sign) ? -1 : 0
            return sign == ":" && depth == 1
        }
    }
}
