/// Why a font cannot be used; each description says what to do about it.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// No installed file has the font; `package` is the Debian package that brings it, where one is known.
    case missing(font: String, package: String?)
    /// No face has these characters, and they are not to be shown as boxes.
    case missingCharacters([MissingCharacter])
    /// No symbol has this name, and it is not to be shown as a dashed square.
    case unknownSymbol(String)
    /// The file exists but is no usable font.
    case damaged(file: String)

    package var description: String {
        switch self {
        case .missing(let font, let package?):
            "The font \(font) is not installed. Install it with: apt-get install \(package)"
        case .missing(let font, nil):
            "No font is named \(font). Put its file beside the source, or into a folder listed in KINORA_FONT_PATH."
        case .missingCharacters(let characters):
            MissingCharacter.sentences(characters).joined(separator: " ")
        case .unknownSymbol(let name):
            Symbol.sentence(unknown: name)
        case .damaged(let file):
            "The file \(file) is not a usable font."
        }
    }
}
