import ArgumentParser
import KinoraTypography

/// What is to happen where no font has a character.
struct FontOptions: ParsableArguments {
    @Flag(help: "A character that no installed font has is an error, in place of a warning and a box.")
    var strict = false

    /// Tells the fonts; what one entry of a batch asks for holds for the others, too.
    func apply() { if strict { FontLibrary.shared.isStrict = true } }
}
