import Foundation
import Testing

/// Batches of users' own sources, which are compiled.
@Suite struct BatchSourceTests {
    private static let cards = """
        import SwiftUI

        struct Card: View {
            var color: Color
            @State private var grown = false
            var body: some View {
                RoundedRectangle(cornerRadius: 8)
                    .fill(color)
                    .frame(width: grown ? 60 : 20, height: 20)
                    .onAppear { withAnimation(.linear(duration: 0.2)) { grown = true } }
            }
        }

        #Preview("Light", traits: .fixedLayout(width: 80, height: 40)) { Card(color: .red) }
        #Preview("Dark", traits: .fixedLayout(width: 80, height: 40)) { Card(color: .blue) }

        """

    @Test("Every preview of a source, named ones and views are entries; a source that does not compile fails alone")
    func sources() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.cards, to: "Card.swift")
        try folder.write(
            "import SwiftUI\nstruct Broken: View { var body: some View { Nothing() } }\n", to: "Broken.swift")
        try folder.write(
            """
            defaults: {frames: 0-2}
            entries:
              - source: Card.swift
              - {source: Card.swift, name: two, preview: Dark, scale: [1, 2]}
              - {source: Card.swift, name: view, view: 'Card(color: .green)', size: 80x40}
              - {source: Broken.swift}
              - {effect: beam, size: 32x18}
            """, to: "b.yaml")
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json"], in: folder)
        let told = try BatchTold(run)
        #expect(
            told.entries.map(\.name) == ["Card/Light", "Card/Dark", "two-1x", "two-2x", "view", "Broken", "beam"],
            "\(run.complaint)")
        #expect(told.entries.filter { $0.state == "failed" }.map(\.name) == ["Broken"])
        #expect(run.status == told.entries[5].exitCode)
        #expect(run.complaint.contains("Nothing"), "\(run.complaint)")
        #expect(try folder.bytes("out/Card/Dark/frame-00002.png") == folder.bytes("out/two-1x/frame-00002.png"))
        #expect(try folder.bytes("out/Card/Light/frame-00002.png") != folder.bytes("out/Card/Dark/frame-00002.png"))
        #expect(try folder.bytes("out/Card/Dark/frame-00000.png") != folder.bytes("out/Card/Dark/frame-00002.png"))

        // What a source says is what its frames are of: a change is found, and only its own.
        try folder.write(
            Self.cards.replacingOccurrences(of: "cornerRadius: 8", with: "cornerRadius: 2"), to: "Card.swift")
        let changed = try BatchTold(try KinoraProcess(["batch", "b.yaml", "-o", "out", "--json"], in: folder))
        #expect(
            changed.entries.filter { $0.state == "rendered" }.map(\.name) == [
                "Card/Light", "Card/Dark", "two-1x", "two-2x", "view",
            ])
        #expect(changed.entries.last?.state == "unchanged")
    }

    private static let greeting = """
        import SwiftUI

        struct Greeting: View {
            let now = Date()
            var body: some View {
                HStack {
                    Text("hello")
                    Color.red.frame(width: CGFloat(Calendar.current.component(.day, from: now)))
                }
                .frame(height: 30)
                .fixedSize()
            }
        }

        #Preview(traits: .sizeThatFitsLayout) { Greeting() }

        """

    @Test(
        "Languages, dates and sizes of text make entries of a source, each as the command with these options draws it")
    func surroundings() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.greeting, to: "Greeting/Greeting.swift")
        try folder.write("\"hello\" = \"Hello\";\n", to: "Greeting/en.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Herzlich willkommen\";\n", to: "Greeting/de.lproj/Localizable.strings")
        try folder.write(
            """
            - {source: Greeting/Greeting.swift, preview: 1, name: a, frames: 0, locale: [de, en], date: [2026-11-30, 2026-11-02]}
            - {source: Greeting/Greeting.swift, preview: 1, name: b, frames: 0}
            """, to: "b.yaml")
        let run = try KinoraProcess(["batch", "b.yaml", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        var pictures = [try folder.bytes("out/b/frame-00000.png")]
        for (locale, date) in [("de", "2026-11-30"), ("de", "2026-11-02"), ("en", "2026-11-30"), ("en", "2026-11-02")] {
            let alone = try KinoraProcess(
                [
                    "render", "Greeting/Greeting.swift", "--locale", locale, "--date", date, "--frames", "0", "-o",
                    "alone-\(locale)-\(date)", "-q",
                ],
                in: folder)
            #expect(alone.status == 0, "\(alone.complaint)")
            let picture = try folder.bytes("out/a-\(locale)-\(date)/frame-00000.png")
            #expect(try picture == folder.bytes("alone-\(locale)-\(date)/frame-00000.png"))
            #expect(!pictures.contains(picture))
            pictures.append(picture)
        }
    }
}
