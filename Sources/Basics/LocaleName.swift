/// A language, or a language and a region, as people type it.
package enum LocaleName {
    /// With `_` between the parts, as in `de_AT`; nil for what is no such name.
    package static func canonical(_ text: String) -> String? {
        guard text.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]+)*/) != nil else { return nil }
        return text.replacing("-", with: "_")
    }
}
