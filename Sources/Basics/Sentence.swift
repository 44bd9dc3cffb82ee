/// Texts of errors as whole sentences.
package enum Sentence {
    /// With a capital at the beginning and a full stop at the end, unless it ends in a mark of its own.
    package static func whole(_ text: String) -> String { text.prefix(1).uppercased() + ended(text).dropFirst() }

    /// With a full stop at the end, unless it ends in a mark of its own.
    package static func ended(_ text: String) -> String {
        text.last.map { ".?!…".contains($0) } == true ? text : text + "."
    }
}
