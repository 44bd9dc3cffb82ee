/// Which characters are colored pictures (Unicode's emoji, UTS #51).
extension Character {
    /// Whether it asks for a picture: by itself, as 😀 and flags do, or by what is joined to it. ☎, © and digits do not; with
    /// the selector U+FE0F they do, and with U+FE0E no character does. Signs beyond the first plane, such as 🗺, do as well,
    /// though Unicode leaves it open: none of Apple's other faces has them.
    var isEmojiPicture: Bool {
        let scalars = unicodeScalars
        let first = scalars.first!
        guard first.properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
        if first.properties.isEmojiPresentation || first.value >= 0x1F000 { return true }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F, 0x20E3, 0x200D, 0xE007F: true
            default: scalar.properties.isEmojiModifier
            }
        }
    }
}
