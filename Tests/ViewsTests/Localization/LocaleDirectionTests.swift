import Testing

@testable import KinoraViews

struct LocaleDirectionTests {
    @Test(
        "A locale is written as its script says, or else its language",
        arguments: [
            ("ar", true), ("ar_EG", true), ("he-IL", true), ("fa_IR", true), ("ur_PK", true), ("ku_Arab_IQ", true),
            ("uz-Arab", true), ("ar_Latn", false), ("en_US", false), ("de", false), ("az_Latn_AZ", false), ("", false),
        ])
    func direction(locale: String, isRightToLeft: Bool) {
        #expect(LocaleDirection.isRightToLeft(locale) == isRightToLeft)
    }
}
