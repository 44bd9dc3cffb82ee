import KinoraJobs

/// What came of a run, for programs.
package struct TestReport: Encodable, Sendable {
    /// One picture, or a preview that has none.
    package struct Item: Encodable, Sendable {
        /// The source's file.
        package var file: String
        package var line: Int?
        /// The preview's name in its source.
        package var preview: String?
        package var variant: String?
        /// `at 1 s`
        package var moment: String?
        /// Below the goldens' folder.
        package var picture: String?
        package var outcome: Outcome
        /// What is wrong, as a sentence.
        package var failure: String?

        package init(
            _ subject: TestSubject, look: TestLook? = nil, picture: TestCase.Picture? = nil, _ outcome: Outcome
        ) {
            (file, line, preview) = (subject.file, subject.line, subject.title)
            (variant, moment, self.picture) = (look?.name, picture?.words, picture?.path)
            self.outcome = outcome
        }
    }

    package enum Outcome: String, Encodable, Sendable {
        case same, tolerated, different, missing, recorded, skipped
        /// Rendered twice, it was not the same.
        case random
        /// It could not be rendered or read.
        case failed

        package var isFailure: Bool { [.different, .missing, .random, .failed].contains(self) }
    }

    package var items: [Item] = []
    /// Pictures of this run, and those that an earlier one had rendered of the same things.
    package var rendered = 0
    package var kept = 0
    /// Goldens that no preview has.
    package var orphans: [String] = []
    package var seconds = 0.0
    /// The folders of the pictures.
    package var goldens: String
    package var actual: String

    package init(goldens: String, actual: String) { (self.goldens, self.actual) = (goldens, actual) }

    package var failed: [Item] { items.filter(\.outcome.isFailure) }

    /// `16 pictures of 8 previews: 14 the same, 2 different. 2 rendered, 14 kept.`
    package var summary: String {
        let pictures = items.filter { $0.outcome != .skipped }
        let previews = Set(pictures.map { "\($0.file):\($0.line ?? 0):\($0.preview ?? "")" }).count
        let words: [(Outcome, String)] = [
            (.same, "the same"), (.tolerated, "within the tolerance"), (.recorded, "recorded"),
            (.different, "different"),
            (.missing, "without a golden"), (.random, "not the same twice"), (.failed, "failed"),
        ]
        let counts = words.compactMap { outcome, word -> String? in
            let count = items.count { $0.outcome == outcome }
            return count == 0 ? nil : "\(count) \(word)"
        }
        let skipped = items.count { $0.outcome == .skipped }
        return
            "\(pictures.count) picture\(pictures.count == 1 ? "" : "s") of \(previews) preview\(previews == 1 ? "" : "s"): "
            + counts.joined(separator: ", ")
            + (skipped > 0 ? "; \(skipped) preview\(skipped == 1 ? "" : "s") skipped" : "")
            + ". \(rendered) rendered, \(kept) kept from before."
    }
}
