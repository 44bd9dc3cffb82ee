import Foundation
import KinoraFrames
import KinoraPixels
import KinoraViews
import Testing

@testable import KinoraCommand

/// String catalogues and tables with forms by number, and the names that Xcode makes of their texts.
@Suite(.serialized) struct StringCatalogueTests {
    private func catalogue(_ strings: String) throws -> StringCatalogue {
        try #require(
            StringCatalogue(Data(#"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#.utf8)))
    }

    private func entries(_ strings: String, _ locale: String = "en_US") throws -> [String: StringTables.Entry] {
        try catalogue(strings).entries(in: WantedLanguages(locale))
    }

    @Test("Languages are tried from the most special on, then as other countries have them")
    func languages() {
        #expect(WantedLanguages("de_AT").names == ["de-AT", "de"])
        #expect(WantedLanguages("zh_TW").names == ["zh-Hant-TW", "zh-Hant", "zh"])
        #expect(WantedLanguages("zh_Hans_CN").best(of: ["en", "zh-Hant", "zh-Hans"]) == "zh-Hans")
        #expect(WantedLanguages("pt").best(of: ["en", "pt-PT", "pt-BR"]) == "pt-BR")
        #expect(WantedLanguages("pt_BR").best(of: ["pt_BR", "pt-PT"]) == "pt_BR")
        #expect(WantedLanguages("ja").best(of: ["en"]) == nil)
    }

    @Test("Texts come in the wanted language, else in the catalogue's own; what is not to be translated stays")
    func translations() throws {
        let strings = """
            "tree": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Baum"}},
              "en": {"stringUnit": {"state": "translated", "value": "Tree"}}}},
            "new": {"localizations": {
              "de": {"stringUnit": {"state": "new", "value": ""}},
              "en": {"stringUnit": {"state": "translated", "value": "New"}}}},
            "brand": {"shouldTranslate": false, "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Marke"}},
              "en": {"stringUnit": {"state": "translated", "value": "Brand"}}}},
            "only key": {},
            "%lld bytes": {"extractionState": "manual"}
            """
        let german = try entries(strings, "de_AT")
        #expect(german["tree"]?.text == "Baum")
        #expect(german["new"]?.text == "New")
        #expect(german["brand"]?.text == "Brand")
        #expect(german["only key"] == nil)
        #expect(german["%lld bytes"]?.text == "%lld bytes")
        #expect(try entries(strings, "ja")["tree"]?.text == "Tree")
    }

    @Test("A phone's text is taken where devices differ, with its forms by number")
    func devices() throws {
        let found = try entries(
            """
            "tap": {"localizations": {"en": {"variations": {"device": {
              "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
              "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
              "other": {"stringUnit": {"state": "translated", "value": "Press"}}}}}}},
            "%lld taps": {"localizations": {"en": {"variations": {"device": {
              "other": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld press"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld presses"}}}}}}}}}}
            """)
        #expect(found["tap"]?.text == "Tap")
        #expect(found["%lld taps"]?.plurals == ["one": "%lld press", "other": "%lld presses"])
    }

    private static let parts = """
        "photosIn": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@photos@ in %2$@"},
          "substitutions": {"photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg photo"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg photos"}}}}}}}}}
        """

    @Test("Parts of a text have forms by a number of their own")
    func substitutions() throws {
        let entry = try #require(try entries(StringCatalogueTests.parts)["photosIn"])
        #expect(entry.text == "%#@photos@ in %2$@")
        #expect(
            entry.substitutions["photos"]
                == .init(argument: 1, specifier: "lld", plurals: ["one": "%arg photo", "other": "%arg photos"]))
    }

    @Test("Values with names are numbered as they come in the catalogue's own language")
    func names() throws {
        let strings = """
            "%(park)@ in %(city)@": {"extractionState": "manual", "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "%(city)@: %(park)@"}}}}
            """
        let german = try entries(strings, "de")
        #expect(german["%(park)@ in %(city)@"]?.text == "%2$@: %1$@")
        #expect(german["%@ in %@"]?.text == "%2$@: %1$@")
        #expect(try entries(strings)["%@ in %@"]?.text == "%1$@ in %2$@")
    }

    @Test("Dictionaries of forms are tables, too")
    func dictionary() {
        let found = StringsDictionary.entries(
            Data(
                """
                <?xml version="1.0"?><plist version="1.0"><dict>
                <key>files</key><dict>
                  <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string>
                  <key>count</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
                  </dict>
                </dict>
                <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
                  <dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
                </dict></plist>
                """.utf8))
        #expect(found["files"]?.text == "%#@count@ left")
        #expect(found["files"]?.substitutions["count"]?.plurals == ["one": "%d file", "other": "%d files"])
        #expect(found["files"]?.substitutions["count"]?.specifier == "d")
        #expect(found["tap"]?.text == "Tap")
    }

    @Test("Of several folders of languages the wanted one's tables win, those with forms by number first")
    func files() {
        let paths = [
            "Base.lproj/Localizable.strings", "Localizable.xcstrings", "de.lproj/Localizable.strings",
            "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings", "fr.lproj/Localizable.strings",
        ]
        #expect(
            TableFile.wanted(paths, WantedLanguages("de_DE")) == [
                "de.lproj/Localizable.stringsdict", "Localizable.xcstrings", "de.lproj/Localizable.strings",
                "Base.lproj/Localizable.strings",
            ])
        #expect(
            TableFile.wanted(["en.lproj/A.strings", "fr.lproj/A.strings"], WantedLanguages("ja")) == [
                "en.lproj/A.strings"
            ])
    }

    // MARK: Symbols

    @Test(
        "Texts are named as Xcode names them",
        arguments: [
            ("contacts", "contacts"), ("WELCOME_TITLE", "welcomeTitle"), ("auth.login.signIn", "authLoginSignIn"),
            ("CFBundleDisplayName", "cfbundleDisplayName"), ("A list of %@", "aListOf"), ("iCloud Sync", "iCloudSync"),
            ("Setting Up iCloud…", "settingUpICloud"), ("Snip Snap’s CKAsset", "snipSnapsCkasset"),
            ("error.invalidURL", "errorInvalidURL"), ("%lld MiB", "miB"), ("2 of %2$lld", "_2Of"),
            ("F_A_Title", "fATitle"),
            ("%(park)@ is in %(city)@", "isIn"), ("end-to-end 100%%", "endToEnd100"),
            ("with ${content}", "with$Content"),
        ])
    func symbolNames(key: String, name: String) {
        #expect(StringSymbol.name(key) == name)
    }

    @Test("Texts that people have added become names, with a parameter for each value; other tables are types")
    func symbols() throws {
        let folder = try TemporaryFolder()
        func write(_ strings: String, _ table: String) throws {
            try folder.write(
                #"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#, to: "App/\(table).xcstrings")
        }
        try write(
            """
            "contacts": {"extractionState": "manual"}, "found": {}, "Cancel": {"extractionState": "stale"},
            "hidden": {"extractionState": "manual", "generatesSymbol": false},
            "default": {"extractionState": "manual"}, "own": {"extractionState": "manual"},
            "own ${name}": {"extractionState": "manual"},
            "itemCount": {"extractionState": "manual", "localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%(count)lld of %(name)@"}}}},
            "sizes %lf %@": {"extractionState": "manual"},
            \(StringCatalogueTests.parts)
            """, "Localizable")
        try write(#""say \"hi\"": {"extractionState": "manual"}"#, "My Words")
        try folder.write(
            """
            import SwiftUI
            extension LocalizedStringResource {
                static var own: Self { "x" }
                static var own$Name: Self { "x" }
            }

            """,
            to: "App/Own.swift")
        try folder.write("enum Page { static let contacts = 1 }\n", to: "App/Page.swift")
        let files = try ["Own", "Page"].map { try SourceText(folder.path("App/\($0).swift")) }
        let source = try #require(StringSymbols(beside: folder.path("App")).source(beside: files))
        for line in [
            #"static var contacts: LocalizedStringResource { LocalizedStringResource("contacts", table: "Localizable""#,
            "static var `default`: LocalizedStringResource",
            "static func itemCount(count: Int, name: String) -> LocalizedStringResource",
            #"defaultValue: "\(count, specifier: "%lld")\(name)""#,
            "static func sizes(_ arg1: Double, _ arg2: String) -> LocalizedStringResource",
            "static func photosIn(photos: Int, _ arg2: String) -> LocalizedStringResource",
            "extension LocalizedStringResource { nonisolated enum MyWords {} }",
            #"static var sayHi: LocalizedStringResource { LocalizedStringResource("say \"hi\"", table: "My Words""#,
        ] { #expect(source.contains(line), "\(line)") }
        for name in ["var found", "var cancel", "var hidden", "var own"] { #expect(!source.contains(name), "\(name)") }
        #expect(StringSymbols(beside: folder.path("App")).source(beside: files, bundle: ".main") == source)
    }

    @Test("Views show texts by their names, and resources are looked up where they are shown")
    func shown() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "WELCOME_TITLE": {"extractionState": "manual", "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
                "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
              "ITEMS": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%lld things of %@"}}}},
              \(StringCatalogueTests.parts)}}
            """, to: "App/Localizable.xcstrings")
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                @State private var isOn = false
                @State private var text = ""
                var german: String {
                    var resource = LocalizedStringResource.welcomeTitle
                    resource.locale = Locale(identifier: "de_DE")
                    return String(localized: resource)
                }
                var body: some View {
                    let items = LocalizedStringResource("ITEMS", defaultValue: "none of \\(1200) \\("Ann")")
                    let texts = [
                        String(localized: .welcomeTitle), german, String(localized: items), items.key,
                        String(localized: .photosIn(photos: 1, "Rome")), String(localized: .photosIn(photos: 2000, "Rome")),
                        String(localized: "ITEMS", defaultValue: "none of \\(3) \\("Bob")"),
                        Bundle.main.localizedString(forKey: "WELCOME_TITLE", value: nil, table: nil),
                        String(localized: "NONE", defaultValue: "none of \\(3) \\("Bob")"),
                    ]
                    let right = [
                        "Hello", "Hallo", "1,200 things of Ann", "ITEMS", "1 photo in Rome", "2,000 photos in Rome",
                        "3 things of Bob", "Hello", "none of 3 Bob",
                    ]
                    Color(red: texts == right ? 1 : 0, green: 0, blue: 0)
                        .background {
                            Form {
                                Section(.welcomeTitle) {
                                    Text(.welcomeTitle)
                                    Button(.welcomeTitle) {}
                                    Label(.welcomeTitle, systemImage: "star")
                                    TextField(.welcomeTitle, text: $text)
                                    Toggle(.welcomeTitle, isOn: $isOn)
                                    LabeledContent(.welcomeTitle, value: "x")
                                    Stepper(.welcomeTitle, value: .constant(1), in: 0...3)
                                    ProgressView(.welcomeTitle, value: 0.5)
                                    ShareLink(.welcomeTitle, item: "x")
                                }
                                .navigationTitle(.welcomeTitle).searchable(text: $text, prompt: .welcomeTitle)
                                .alert(.welcomeTitle, isPresented: $isOn) { Button(.welcomeTitle) {} }
                                .confirmationDialog(.welcomeTitle, isPresented: $isOn) { Button(.welcomeTitle) {} }
                                .help(.welcomeTitle)
                            }
                        }
                }
            }
            #Preview(traits: .fixedLayout(width: 8, height: 8)) { Card() }
            """, to: "App/Card.swift")
        let run = try KinoraProcess(
            ["render", "./App", "--at", "0", "-o", "card.png", "-q"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        try #require(run.status == 0, "\(run.complaint)")
        let pixel = try PNGFile.read(folder.path("card.png")).pixels[36]
        #expect(pixel & 255 == 255, "\(String(pixel, radix: 16))")
    }
}
