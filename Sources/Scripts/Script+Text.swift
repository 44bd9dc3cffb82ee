import KinoraStage

extension Script {
    /// Reads a script from the text of a file in YAML or JSON: a list of events, each at a time in seconds.
    ///
    ///     let script = try Script(text: "- {at: 0.5, press: [30%, 30%], for: 0.2}")
    ///
    /// `docs/SCRIPTS.md` describes the format. A text may come from anywhere, so it is bounded: a megabyte, 1000 events,
    /// 1000 points along one path, an hour of movement in all, no aliases. The limits of each field stand in its error.
    ///
    /// - Parameters:
    ///   - text: what the file holds.
    ///   - file: how errors call it.
    /// - Throws: `DocumentError`, with the line and column of the first mistake.
    public init(text: String, file: String = "script") throws {
        let place = DocumentPlace(file: file)
        self = try ScriptReader(place: place).script(try Self.document.root(text, place))
    }

    /// The script in the same format, a line for each event; it reads back as the same script.
    public var text: String { ScriptWriter.text(self) }

    /// What kind of file a script is.
    package static var document: YAMLDocument {
        YAMLDocument(
            kind: "script", kinds: "scripts", expectation: "it takes a list of events such as {at: 1, tap: center}")
    }
}
