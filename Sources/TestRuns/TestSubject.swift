import KinoraFrames

/// One preview that is tested.
package struct TestSubject: Codable, Hashable, Sendable {
    /// The source, as the user names it.
    package var file: String
    /// Where it begins; nil where that is not known.
    package var line: Int?
    /// As the source calls it.
    package var title: String?
    /// The folder of its pictures below the goldens: the file's name without its ending, and the preview's.
    package var folder: String
    /// Its place among the previews of its path.
    package var index: Int
    /// A digest of the code that makes it and of the files beside it.
    package var content: String
    /// What the source itself says about testing it.
    package var own: TestOverride?

    package init(
        file: String, line: Int?, title: String?, folder: String, index: Int, content: String, own: TestOverride?
    ) {
        (self.file, self.line, self.title, self.folder) = (file, line, title, folder)
        (self.index, self.content, self.own) = (index, content, own)
    }

    /// What patterns may call it: its name, its file, both, its folder.
    package var names: [String] {
        let fileName = String(file.split(separator: "/").last ?? "")
        let name = title ?? ""
        return [name, fileName, "\(fileName)/\(name)", folder]
    }

    /// `Badge.swift:12 "Two lines"`
    package var words: String {
        file + (line.map { ":\($0)" } ?? "") + (title.map { " \"\($0)\"" } ?? "")
    }
}

/// A preview in one variant.
package struct TestCase: Sendable {
    package let subject: TestSubject
    package let look: TestLook
    package let settings: TestSettings

    package init(subject: TestSubject, look: TestLook, settings: TestSettings) {
        (self.subject, self.look, self.settings) = (subject, look, settings)
    }

    /// What is to be drawn.
    package enum Content: Hashable, Sendable {
        case moment(TestSettings.Moment)
        case run(TestSettings.Run)
    }

    package struct Picture: Hashable, Sendable {
        /// Below the folder of the goldens.
        package let path: String
        package let content: Content

        /// `at 1 s`, or `start, at 0 s`, or the run.
        package var words: String {
            switch content {
            case .moment(let moment):
                let time = TestSettings.Moment(moment.time)
                return (moment.name == time.name ? "" : moment.name + ", ") + "at \(time.name.dropLast()) s"
            case .run(let run): return "the run of \(run.framesPerSecond) frames a second"
            }
        }
    }

    /// In the order of time.
    package var pictures: [Picture] {
        let stem = "\(subject.folder)/\(look.name)-"
        return settings.moments.map { Picture(path: stem + $0.name + ".png", content: .moment($0)) }
            + (settings.run.map { [Picture(path: stem + "run.png", content: .run($0))] } ?? [])
    }

    /// Everything that decides the bytes of a picture.
    package func key(_ picture: Picture) -> String {
        SHA256.hexDigest(Array("\(subject.content)\n\(subject.folder)\n\(look)\n\(picture)\n\(settings.scale)".utf8))
    }
}
