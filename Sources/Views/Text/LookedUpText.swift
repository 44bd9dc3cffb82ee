import KinoraStage

/// Where a piece of a text was looked up, so that it can be looked up again in the language of the place where it is shown.
final class LookedUpText: Sendable {
    /// A key with the values of its text.
    final class Source: @unchecked Sendable {
        let key: LocalizedStringKey
        let table: String?

        init(_ key: LocalizedStringKey, _ table: String?) { (self.key, self.table) = (key, table) }

        /// The text with its Markdown; that of the key itself where no table of the language has it.
        func text(in language: String) -> Text {
            let found = StringTables.text(key.key, table, key.arguments, language: language)
            return Text(segments: InlineMarkdown.read((found ?? key.text).segments))
        }
    }

    let source: Source
    /// Whether the text of the source begins here.
    let isFirst: Bool
    /// What was said of the text after it was looked up.
    let attributes: TextAttributes

    init(_ source: Source, isFirst: Bool, attributes: TextAttributes = TextAttributes()) {
        (self.source, self.isFirst, self.attributes) = (source, isFirst, attributes)
    }

    func filled(from outer: TextAttributes) -> LookedUpText {
        LookedUpText(source, isFirst: isFirst, attributes: attributes.filled(from: outer))
    }
}

extension Text {
    /// The text, which knows where it was looked up.
    func lookedUp(_ key: LocalizedStringKey, _ table: String?) -> Text {
        guard StringTables.lookupIn != nil else { return self }
        let source = LookedUpText.Source(key, table)
        return Text(
            segments: segments.indices.map { index in
                var segment = segments[index]
                segment.lookedUp = LookedUpText(source, isFirst: index == 0)
                return segment
            })
    }

    /// The text as the tables have it in the language of an environment.
    func inLanguage(of environment: EnvironmentValues) -> Text {
        guard StringTables.lookupIn != nil, segments.contains(where: { $0.lookedUp != nil }) else { return self }
        let language = environment.locale.identifier
        guard language != StageLocale.identifier else { return self }
        var result: [Segment] = []
        var last: LookedUpText.Source?
        for segment in segments {
            guard let found = segment.lookedUp else {
                result.append(segment)
                last = nil
                continue
            }
            // The first piece stands for the whole text.
            if found.isFirst || found.source !== last {
                result += found.source.text(in: language).segments.map { segment in
                    var segment = segment
                    segment.attributes = segment.attributes.filled(from: found.attributes)
                    return segment
                }
            }
            last = found.source
        }
        return Text(segments: result)
    }
}
