import KinoraStage

/// What kind of thing a file or a value is.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    public let preferredFilenameExtension: String?

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        let usual = UTType.otherEndings[ending] ?? ending
        self =
            UTType.known.first { $0.preferredFilenameExtension == usual }
            ?? UTType("dyn.\(filenameExtension)", filenameExtension)
    }
    public init?(mimeType: String) {
        let ending = UTType.networkNames[mimeType.lowercased()] ?? mimeType.split(separator: "/").last.map(String.init)
        guard let ending else { return nil }
        self.init(filenameExtension: ending)
    }
    /// Nil for what is no identifier. One that no app declares is taken as well: who would declare it is not known here.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.init(identifier, nil)
    }
    private init(_ identifier: String, _ ending: String?) {
        (self.identifier, preferredFilenameExtension) = (identifier, ending)
    }

    /// Endings of files beside the usual ones.
    private static let otherEndings = [
        "jpg": "jpeg", "htm": "html", "text": "txt", "tif": "tiff", "yml": "yaml", "aif": "aiff", "midi": "mid",
        "qt": "mov",
    ]
    /// Names on the network that do not end like files do.
    private static let networkNames = [
        "text/plain": "txt", "image/svg+xml": "svg", "audio/mpeg": "mp3", "video/quicktime": "mov",
        "audio/x-wav": "wav",
        "audio/mp4": "m4a", "audio/midi": "mid",
    ]

    public var description: String { identifier }
    /// Whether it is that type, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || (UTType.parents[self] ?? []).contains { $0.conforms(to: type) }
    }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public static let item = UTType("public.item", nil)
    public static let content = UTType("public.content", nil)
    public static let data = UTType("public.data", nil)
    public static let directory = UTType("public.directory", nil)
    public static let folder = UTType("public.folder", nil)
    public static let image = UTType("public.image", nil)
    public static let png = UTType("public.png", "png")
    public static let jpeg = UTType("public.jpeg", "jpeg")
    public static let gif = UTType("com.compuserve.gif", "gif")
    public static let heic = UTType("public.heic", "heic")
    public static let svg = UTType("public.svg-image", "svg")
    public static let text = UTType("public.text", nil)
    public static let plainText = UTType("public.plain-text", "txt")
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
    public static let html = UTType("public.html", "html")
    public static let json = UTType("public.json", "json")
    public static let xml = UTType("public.xml", "xml")
    public static let yaml = UTType("public.yaml", "yaml")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
    public static let sourceCode = UTType("public.source-code", nil)
    public static let swiftSource = UTType("public.swift-source", "swift")
    public static let propertyList = UTType("com.apple.property-list", "plist")
    public static let pdf = UTType("com.adobe.pdf", "pdf")
    public static let zip = UTType("public.zip-archive", "zip")
    public static let url = UTType("public.url", nil)
    public static let fileURL = UTType("public.file-url", nil)
    public static let movie = UTType("public.movie", nil)
    public static let video = UTType("public.video", nil)
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
    public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov")
    public static let audio = UTType("public.audio", nil)
    public static let mp3 = UTType("public.mp3", "mp3")
    public static let wav = UTType("com.microsoft.waveform-audio", "wav")
    public static let aiff = UTType("public.aiff-audio", "aiff")
    public static let midi = UTType("public.midi-audio", "mid")
    public static let mpeg4Audio = UTType("public.mpeg-4-audio", "m4a")
    public static let audiovisualContent = UTType("public.audiovisual-content", nil)
    public static let rtf = UTType("public.rtf", "rtf")
    public static let tiff = UTType("public.tiff", "tiff")
    public static let bmp = UTType("com.microsoft.bmp", "bmp")
    public static let webP = UTType("org.webmproject.webp", "webp")
    public static let usdz = UTType("com.pixar.universal-scene-description-mobile", "usdz")
    /// What each type is a kind of, as Apple's list of system-declared types says.
    private static let parents: [UTType: [UTType]] = {
        let kinds: [(UTType, [UTType])] = [
            (data, [item]), (directory, [item]), (folder, [directory]), (image, [data, content]),
            (text, [data, content]), (audiovisualContent, [data, content]), (url, [data]), (fileURL, [url]),
            (plainText, [text]), (utf8PlainText, [plainText]), (html, [text]), (json, [text]), (xml, [text]),
            (yaml, [text]), (svg, [image, xml]), (commaSeparatedText, [text]), (sourceCode, [plainText]),
            (swiftSource, [sourceCode]),
            (propertyList, [data]), (rtf, [text]), (pdf, [data, content]), (zip, [data]), (usdz, [data, content]),
            (movie, [audiovisualContent]), (audio, [audiovisualContent]), (video, [movie]),
            (mpeg4Movie, [movie]), (quickTimeMovie, [movie]),
        ]
        let pictures = [png, jpeg, gif, heic, tiff, bmp, webP].map { ($0, [image]) }
        let sounds = [mp3, wav, aiff, midi, mpeg4Audio].map { ($0, [audio]) }
        return Dictionary(uniqueKeysWithValues: kinds + pictures + sounds)
    }()
    private static let known = [
        png, jpeg, gif, heic, svg, plainText, html, json, xml, yaml, commaSeparatedText, swiftSource, propertyList, pdf,
        zip, mpeg4Movie, quickTimeMovie, mp3, wav, aiff, midi, mpeg4Audio, rtf, tiff, bmp, webP, usdz,
    ]

    /// The endings of files and the names on the network that stand for the type.
    public var tags: [UTTagClass: [String]] {
        preferredFilenameExtension.map { [.filenameExtension: [$0]] } ?? [:]
    }
}

/// What a type is called elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
