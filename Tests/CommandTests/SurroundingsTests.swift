import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand

/// What a source finds around it: string tables in a language, and files that stand for the network.
@Suite(.serialized) struct SurroundingsTests {
    private func kinora(_ words: [String], in folder: TemporaryFolder) throws -> KinoraProcess {
        try KinoraProcess(words, in: folder, environment: ["KINORA_CACHE": folder.path("cache")])
    }

    private func middle(_ folder: TemporaryFolder, _ name: String) throws -> [UInt32] {
        let picture = try PNGDecoder.decode(Array(folder.bytes(name)))
        let pixel = picture[picture.width / 2, picture.height / 2]
        return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
    }

    @Test("Tables are read with their escapes, comments and words without quotes")
    func stringsFile() {
        let entries = StringsFile.entries(
            """
            /* a comment; "no" = "key"; */
            "hello %@" = "Hallo \\"%@\\"\\n!"; // another
            plain = "Wort";
            "\\U00e4" = "ä";
            """)
        #expect(entries["hello %@"]?.text == "Hallo \"%@\"\n!")
        #expect(entries["plain"]?.text == "Wort")
        #expect(entries["ä"]?.text == "ä")
        #expect(entries.count == 3)
    }

    @Test("Texts come from the tables of the asked language")
    func locale() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("de.lproj"), withIntermediateDirectories: true)
        try folder.write("\"word\" = \"Wort\";\n", to: "de.lproj/Localizable.strings")
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "tree": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Baum"}},
                "en": {"stringUnit": {"state": "translated", "value": "Tree"}}}}}}
            """, to: "Localizable.xcstrings")
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                @Environment(\\.locale) var locale
                var body: some View {
                    let german = String(localized: "word") == "Wort" && NSLocalizedString("tree", comment: "") == "Baum"
                        && locale.identifier == "de_AT"
                    Color(red: german ? 1 : 0, green: 0, blue: String(localized: "tree") == "Tree" ? 1 : 0)
                }
            }
            #Preview(traits: .fixedLayout(width: 8, height: 8)) { Card() }
            """, to: "Card.swift")
        let plain = try kinora(["render", "Card.swift", "--at", "0", "-o", "en.png", "-q"], in: folder)
        #expect(plain.status == 0, "\(plain.complaint)")
        #expect(try middle(folder, "en.png") == [0, 0, 255])
        let german = try kinora(
            ["render", "Card.swift", "--at", "0", "--locale", "de-AT", "-o", "de.png", "-q"], in: folder)
        #expect(german.status == 0, "\(german.complaint)")
        #expect(try middle(folder, "de.png") == [255, 0, 0])
        #expect(try kinora(["render", "Card.swift", "--locale", "d/e", "-o", "x"], in: folder).status == 64)
    }

    @Test("Numbers and dates that a source writes are in the asked locale, and in Greenwich Mean Time")
    func formats() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import SwiftUI
            let day = Date(timeIntervalSince1970: 1_000_000_000)
            func words() -> [String] {
                let (dates, money) = (DateFormatter(), NumberFormatter())
                (dates.dateStyle, dates.timeStyle, money.numberStyle) = (.medium, .none, .currency)
                return [
                    Locale.current.identifier, dates.string(from: day), money.string(from: 3.5) ?? "",
                    day.formatted(date: .abbreviated, time: .omitted), day.formatted(.dateTime.day().month(.wide)),
                    day.formatted(.dateTime.hour().minute().locale(Locale(identifier: "de_DE"))),
                    (1234.5).formatted(), 3.formatted(.currency(code: "EUR")), Decimal(0.5).formatted(.percent),
                    String(Calendar.current.firstWeekday), TimeZone.current.secondsFromGMT().formatted(),
                ]
            }
            let american = [
                "en_US", "Sep 9, 2001", "$3.50", "Sep 9, 2001", "September 9", "01:46", "1,234.5", "€3.00", "50%", "1", "0",
            ]
            let german = [
                "de_DE", "09.09.2001", "3,50\u{a0}€", "9. Sept. 2001", "9. September", "01:46", "1.234,5", "3,00\u{a0}€",
                "50\u{a0}%", "2", "0",
            ]
            #Preview(traits: .fixedLayout(width: 8, height: 8)) {
                Color(red: words() == american ? 1 : 0, green: words() == german ? 1 : 0, blue: 0)
            }
            """, to: "Card.swift")
        for (locale, color) in [("en_US", [255, 0, 0] as [UInt32]), ("de_DE", [0, 255, 0])] {
            let made = try kinora(
                ["render", "Card.swift", "--at", "0", "--locale", locale, "-o", "\(locale).png", "-q"], in: folder)
            #expect(made.status == 0, "\(made.complaint)")
            #expect(try middle(folder, "\(locale).png") == color, "\(locale)")
        }
    }

    @Test("The scheme that a view within prefers is that of all around it, such as the bars of its page")
    func preferredScheme() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Page: View {
                @Environment(\\.colorScheme) private var scheme
                var body: some View {
                    Color(red: scheme == .dark ? 1 : 0, green: 0, blue: scheme == .dark ? 0 : 1)
                        .overlay { Color.clear.preferredColorScheme(.dark) }
                }
            }
            #Preview(traits: .fixedLayout(width: 8, height: 8)) { Page() }
            """, to: "Page.swift")
        let made = try kinora(["render", "Page.swift", "--at", "0", "-o", "page.png", "-q"], in: folder)
        #expect(made.status == 0, "\(made.complaint)")
        #expect(try middle(folder, "page.png") == [255, 0, 0])
    }

    @Test("Requests are answered from a folder by host and path, and fail without one")
    func responses() throws {
        let folder = try TemporaryFolder()
        for place in ["net/api.example.com/v1", "net/cdn.example.com"] {
            try FileManager.default.createDirectory(atPath: folder.path(place), withIntermediateDirectories: true)
        }
        try folder.write("{\"red\": 1}", to: "net/api.example.com/v1/colors.json")
        try Data(PNGEncoder().encode(Pixmap(width: 1, height: 1, pixels: [0xFFFF_0000]))).write(
            to: URL(fileURLWithPath: folder.path("net/cdn.example.com/blue.png")))
        try folder.write(
            """
            import SwiftUI
            struct Answer: Decodable { let red: Double }
            struct Card: View {
                @State private var red = 0.0
                @State private var failed = false
                var body: some View {
                    HStack(spacing: 0) {
                        Color(red: red, green: failed ? 1 : 0, blue: 0)
                        AsyncImage(url: URL(string: "https://cdn.example.com/blue.png")) { $0.resizable() } placeholder: { Color.white }
                    }
                    .task {
                        do {
                            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://api.example.com/v1/colors")!)
                            red = try JSONDecoder().decode(Answer.self, from: data).red
                        } catch { failed = true }
                    }
                }
            }
            #Preview(traits: .fixedLayout(width: 8, height: 4)) { Card() }
            """, to: "Card.swift")
        func colors(_ words: [String], _ name: String) throws -> [[UInt32]] {
            let run = try kinora(["render", "Card.swift", "--at", "0.5", "-o", name, "-q"] + words, in: folder)
            #expect(run.status == 0, "\(run.complaint)")
            let picture = try PNGDecoder.decode(Array(folder.bytes(name)))
            return [1, 6].map { x in
                let pixel = picture[x, 2]
                return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
            }
        }
        #expect(try colors([], "offline.png") == [[0, 255, 0], [255, 255, 255]])
        #expect(try colors(["--responses", "net"], "online.png") == [[255, 0, 0], [0, 0, 255]])
        #expect(try kinora(["render", "Card.swift", "--responses", "none", "-o", "x"], in: folder).status == 66)
    }
}
