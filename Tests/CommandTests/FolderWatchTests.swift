import Testing

@testable import KinoraCommand

struct FolderWatchTests {
    @Test(
        "What editors try out, hide or keep aside is no change",
        arguments: [
            ("Card.swift", true), ("4913", false), ("4914", true), (".Card.swift.swp", false), ("Card.swift~", false),
            ("#Card.swift#", false), ("", false),
        ])
    func names(_ name: String, _ matters: Bool) { #expect(FolderWatch.matters(name) == matters) }
}
