import ArgumentParser
import KinoraTypography
import KinoraViews

/// What is to happen where no font has a character, and where a picture, a color or a symbol is not known.
struct FontOptions: ParsableArguments {
    @Flag(
        help:
            "A character that no installed font has, or a picture or color that is not there, is an error, in place of a warning."
    )
    var strict = false

    /// Tells the fonts and the project's pictures; what one entry of a batch asks for holds for the others, too.
    func apply() {
        guard strict else { return }
        FontLibrary.shared.isStrict = true
        MissingAssets.isStrict = true
    }
}
