import KinoraBasics
import KinoraScripts
import Yams

/// Reads the settings in a mapping of `.kinora.yml`.
struct TestFileReader {
    let place: DocumentPlace

    static let keys = ["at", "run", "scale", "variants", "tolerance"]
    private static let lookKeys = [
        "name", "appearance", "rightToLeft", "typeSize", "reduceMotion", "locale", "date", "size", "device",
    ]
    private static let mostMoments = 24
    private static let longest = 600.0

    /// The changes that the mapping makes.
    func change(_ fields: DocumentFields, of title: String) throws -> @Sendable (inout TestSettings) -> Void {
        let moments = try fields["at"].map(moments)
        let run = try fields["run"].map(run)
        let looks = try fields["variants"].map(looks)
        let tolerance = try fields["tolerance"].map(tolerance)
        let scale = try fields["scale"].map { _ in try fields.number("scale", in: 0.1...8, "pixels per point") }
        return { settings in
            if let moments { settings.moments = moments }
            if let run { settings.run = run }
            if let looks { settings.looks = looks }
            if let tolerance { settings.tolerance = tolerance }
            if let scale { settings.scale = scale }
        }
    }

    /// A time, a list of times, or times with names.
    private func moments(_ node: Node) throws -> [TestSettings.Moment] {
        let named = node.mapping?.map { (key: $0.key.scalar?.string, node: $0.value) }
        let all = named ?? (node.sequence.map(Array.init) ?? [node]).map { (key: nil, node: $0) }
        guard all.count <= Self.mostMoments else {
            throw place.error(node, "\"at\" takes at most \(Self.mostMoments) times; \"run\" takes a whole animation")
        }
        let moments = try all.map { entry -> TestSettings.Moment in
            guard let time = NumberText.number(entry.node.scalar?.string ?? ""), (0...Self.longest).contains(time)
            else {
                throw place.error(
                    entry.node, "\"at\" takes seconds from 0 to 600, such as [0, 0.5] or {start: 0, end: 2}")
            }
            guard let name = entry.key else { return TestSettings.Moment(time) }
            return TestSettings.Moment(name: try fileName(name, node), time: time)
        }
        guard Set(moments.map(\.name)).count == moments.count else {
            throw place.error(node, "\"at\" has a time twice")
        }
        return moments
    }

    private func run(_ node: Node) throws -> TestSettings.Run {
        let fields = try DocumentFields(
            node, "a run", keys: ["fps", "duration"], place, example: "{fps: 10, duration: 2}")
        return TestSettings.Run(
            framesPerSecond: try fields.integer("fps", in: 1...120, default: 30),
            duration: try fields.number("duration", in: 0.01...60, "seconds"))
    }

    private func tolerance(_ node: Node) throws -> TestTolerance {
        let keys = ["maxDelta", "maxDiffPixels", "maxDiffRatio", "threshold", "ignoreAntialiasing"]
        let fields = try DocumentFields(node, "a tolerance", keys: keys, place, example: "{maxDiffPixels: 10}")
        var tolerance = TestTolerance()
        if fields["maxDelta"] != nil { tolerance.maxDelta = try fields.integer("maxDelta", in: 0...255, default: 0) }
        if fields["maxDiffPixels"] != nil {
            tolerance.maxDiffPixels = try fields.integer("maxDiffPixels", in: 0...1_000_000_000, default: 0)
        }
        if fields["maxDiffRatio"] != nil {
            tolerance.maxDiffRatio = try fields.number("maxDiffRatio", in: 0...1, "of all pixels")
        }
        if fields["threshold"] != nil {
            tolerance.threshold = try fields.number("threshold", in: 0...1, "of the largest perceived difference")
        }
        tolerance.ignoresAntialiasing = try fields.boolean("ignoreAntialiasing", default: false)
        return tolerance
    }

    // MARK: Variants

    private func looks(_ node: Node) throws -> [TestLook] {
        guard let nodes = node.sequence.map(Array.init), !nodes.isEmpty else {
            throw place.error(node, "\"variants\" is a list such as [light, dark, right-to-left]")
        }
        let looks = try nodes.map(look)
        guard Set(looks.map { $0.name.lowercased() }).count == looks.count else {
            throw place.error(node, "\"variants\" has a name twice")
        }
        return looks
    }

    private func look(_ node: Node) throws -> TestLook {
        if let word = node.scalar?.string {
            guard let look = TestLook(known: word) else {
                throw place.error(
                    node,
                    "there is no variant \(TypedText.quoted(word))\(NearestName.hint(for: word, among: TestLook.names)); own ones "
                        + "are mappings such as {name: pad, size: 820x1180}")
            }
            return look
        }
        let fields = try DocumentFields(
            node, "a variant", keys: Self.lookKeys, place, example: "{name: pad, size: 820x1180}")
        let name = try fields.required("name", "a name for the pictures, such as pad")
        var look = TestLook(name: try fileName(name.scalar?.string ?? "", name))
        look.isDark = try fields.choice("appearance", ["light", "dark"], default: "light") == "dark"
        look.isRightToLeft = try fields.boolean("rightToLeft", default: false)
        look.reducesMotion = try fields.boolean("reduceMotion", default: false)
        let typeSize = try fields.choice("typeSize", TestLook.typeSizes, default: "large")
        look.typeSize = typeSize == "large" ? nil : typeSize
        look.locale = try fields["locale"].map(locale)
        look.date = try fields["date"].map(date)
        guard fields["size"] == nil || fields["device"] == nil else {
            throw place.error(node, "\"size\" and \"device\" exclude each other; give one of them")
        }
        look.size = try fields["size"].map(size)
        if fields["device"] != nil {
            let names = TestLook.devices.map(\.key)
            let word = try fields.choice("device", names, default: names[0])
            look.size = TestLook.devices.first { $0.key == word }?.value
        }
        return look
    }

    private func size(_ node: Node) throws -> TestLook.Size {
        let parts = (node.scalar?.string ?? "").split(separator: "x").map { NumberText.number(String($0)) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...8192).contains(width),
            (1...8192).contains(height)
        else { throw place.error(node, "\"size\" is width and height in points, such as 390x844") }
        return TestLook.Size(width: width, height: height)
    }

    private func locale(_ node: Node) throws -> String {
        guard let locale = node.scalar.flatMap({ LocaleName.canonical($0.string) }) else {
            throw place.error(node, "\"locale\" is a language, or language and region, as in de or de_AT")
        }
        return locale
    }

    private func date(_ node: Node) throws -> String {
        guard let date = node.scalar.flatMap({ DateText($0.string) }) else {
            throw place.error(node, "\"date\" is \(DateText.form)")
        }
        return date.canonical
    }

    /// A part of a picture's name.
    private func fileName(_ text: String, _ node: Node) throws -> String {
        guard text.wholeMatch(of: /[\p{L}\p{N}_+][\p{L}\p{N}._+-]{0,59}/) != nil else {
            throw place.error(
                node, "\(TypedText.quoted(text)) cannot be part of a file's name; it takes letters, digits and - _ . +")
        }
        return text
    }
}
