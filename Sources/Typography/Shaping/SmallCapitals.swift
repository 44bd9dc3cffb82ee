/// Small capitals where a face has none of its own: capitals at a share of the size.
struct SmallCapitals {
    /// The size of such a capital, of that of the text.
    static let share = 0.8

    private let features: FontFeatures
    private let library: FontLibrary
    /// What the last face that was asked about needs; most texts have one.
    private var last: (face: FontFace, made: FontFeatures)?

    /// - Parameter features: of the text, small capitals among them or not.
    init(_ features: FontFeatures, in library: FontLibrary) {
        self.features = features.intersection([.smallCaps, .capitalsToSmallCaps])
        self.library = library
    }

    /// The capital that is drawn small in place of a character; nil where the character is drawn as it is, or as the face has it.
    mutating func capital(for character: Character, in face: FontFace) -> Character? {
        guard !features.isEmpty else { return nil }
        if character.isUppercase { return made(in: face).contains(.capitalsToSmallCaps) ? character : nil }
        guard character.isLowercase, made(in: face).contains(.smallCaps) else { return nil }
        // Places in the text are counted in bytes: a letter that gets longer, such as a sharp s, stays.
        let capital = character.uppercased()
        guard capital.count == 1, capital.utf8.count == character.utf8.count else { return nil }
        return capital.first
    }

    /// Which of the features have to be made for a face.
    private mutating func made(in face: FontFace) -> FontFeatures {
        if let last, last.face === face { return last.made }
        var made: FontFeatures = []
        if isMissing(.smallCaps, "abcdegh", in: face) { made.insert(.smallCaps) }
        if isMissing(.capitalsToSmallCaps, "ABCDEGH", in: face) { made.insert(.capitalsToSmallCaps) }
        last = (face, made)
        return made
    }

    /// Whether a feature is asked for and changes none of the letters.
    private func isMissing(_ feature: FontFeatures, _ letters: String, in face: FontFace) -> Bool {
        guard features.contains(feature) else { return false }
        func shape(_ features: FontFeatures) -> [UInt32] {
            let key = ShapeKey(text: letters, face: face, features: features, isRightToLeft: false)
            return Shaper.shape(key, in: library).glyphs.map(\.id)
        }
        return shape(feature) == shape([])
    }
}
