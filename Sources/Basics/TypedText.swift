/// What somebody typed, as errors repeat it.
package enum TypedText {
    /// `text` in quotes and never longer than a line.
    package static func quoted(_ text: String) -> String {
        text.count > 64 ? "\"\(text.prefix(64))…\"" : "\"\(text)\""
    }
}
