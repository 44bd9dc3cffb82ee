/// The plural of an English noun, for strings whose words agree with a number.
enum EnglishPlural {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "leaf": "leaves", "loaf": "loaves",
        "knife": "knives", "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves",
        "thief": "thieves", "calf": "calves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "fish": "fish", "sheep": "sheep", "deer": "deer", "series": "series", "species": "species",
        "is": "are", "was": "were", "has": "have", "this": "these", "that": "those",
    ]

    /// The plural with the capitals of the word.
    static func of(_ word: String) -> String {
        let small = word.lowercased()
        let plural = irregular[small] ?? regular(small)
        if word.count > 1, word == word.uppercased() { return plural.uppercased() }
        guard word.first?.isUppercase == true else { return plural }
        return plural.prefix(1).uppercased() + plural.dropFirst()
    }

    private static func regular(_ word: String) -> String {
        if ["s", "x", "z", "ch", "sh"].contains(where: { word.hasSuffix($0) }) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
