/// Reads the words of `kinora render` where they are plain: an effect, flags, and options each followed by its value. The parser of
/// options makes the definitions of all options and their help four times over first, which takes longer than everything else that
/// the command does before it draws.
///
/// Only what this is sure of is read here. Everything else, mistakes among it, is left to the parser; so is an option that this does
/// not know.
struct PlainRenderWords {
    /// As if nothing was typed. An option that is missing here could not be read.
    private var options: RenderOptions = {
        var options = RenderOptions()
        (options.effect, options.outputs, options.format, options.compression) = ("", [], nil, "balanced")
        (options.scale, options.colors, options.fps, options.frames) = (nil, nil, "30", nil)
        (options.at, options.jobs) = (nil, nil)
        (options.dither, options.redrawAll, options.resume, options.overwrite) = (false, false, false, false)
        (options.progress, options.json, options.quiet) = (false, false, false)
        return options
    }()
    private var performance: PerformanceOptions = {
        var options = PerformanceOptions()
        (options.preview, options.view, options.size, options.duration) = (nil, nil, nil, nil)
        (options.parameters, options.preset, options.script, options.seed) = ([], nil, nil, "0")
        (options.background, options.appearance, options.typeSize) = (nil, "light", nil)
        (options.reduceMotion, options.rightToLeft, options.locale) = (false, false, nil)
        (options.date, options.responses) = (nil, nil)
        return options
    }()
    private var sharding: ShardOptions = {
        var options = ShardOptions()
        (options.shard, options.shardBy) = (nil, nil)
        return options
    }()
    private var supervision: SupervisionOptions = {
        var options = SupervisionOptions()
        (options.timeLimit, options.backtrace) = ("60", false)
        return options
    }()
    private var fonts: FontOptions = {
        var options = FontOptions()
        options.strict = false
        return options
    }()

    /// Nil where the words are not plain.
    static func read(_ words: some Sequence<String>) -> RenderOptions? {
        var reader = PlainRenderWords()
        var words = words.makeIterator()
        var effect: String?
        while let word = words.next() {
            if !word.hasPrefix("-") {
                guard effect == nil else { return nil }
                effect = word
            } else if !reader.takeFlag(word) {
                guard let value = words.next(), value == "-" || !value.hasPrefix("-"), reader.take(value, for: word)
                else { return nil }
            }
        }
        guard let effect else { return nil }
        reader.options.effect = effect
        return reader.whole
    }

    private var whole: RenderOptions {
        var whole = options
        (whole.performance, whole.sharding) = (performance, sharding)
        (whole.supervision, whole.fonts) = (supervision, fonts)
        return whole
    }

    /// False where it is no flag.
    private mutating func takeFlag(_ word: String) -> Bool {
        switch word {
        case "--dither": options.dither = true
        case "--redraw-all": options.redrawAll = true
        case "--resume": options.resume = true
        case "--overwrite": options.overwrite = true
        case "--progress": options.progress = true
        case "--json": options.json = true
        case "-q", "--quiet": options.quiet = true
        case "--reduce-motion": performance.reduceMotion = true
        case "--right-to-left": performance.rightToLeft = true
        case "--backtrace": supervision.backtrace = true
        case "--strict": fonts.strict = true
        default: return false
        }
        return true
    }

    /// False where there is no such option. Of an option that is typed twice the last value holds, but for those that are lists.
    private mutating func take(_ value: String, for word: String) -> Bool {
        takeFrames(value, for: word) || takePerformance(value, for: word)
    }

    private mutating func takeFrames(_ value: String, for word: String) -> Bool {
        switch word {
        case "-o", "--output": options.outputs.append(value)
        case "--format": options.format = value
        case "--compression": options.compression = value
        case "--scale": options.scale = value
        case "--colors": options.colors = value
        case "--fps": options.fps = value
        case "--frames": options.frames = value
        case "--at": options.at = value
        case "-j", "--jobs", "--concurrency": options.jobs = value
        case "--shard": sharding.shard = value
        case "--shard-by": sharding.shardBy = value
        case "--time-limit": supervision.timeLimit = value
        default: return false
        }
        return true
    }

    private mutating func takePerformance(_ value: String, for word: String) -> Bool {
        switch word {
        case "--preview": performance.preview = value
        case "--view": performance.view = value
        case "--size": performance.size = value
        case "--duration": performance.duration = value
        case "-p", "--param": performance.parameters.append(value)
        case "--preset": performance.preset = value
        case "--script": performance.script = value
        case "--seed": performance.seed = value
        case "--background": performance.background = value
        case "--appearance": performance.appearance = value
        case "--type-size": performance.typeSize = value
        case "--locale": performance.locale = value
        case "--date": performance.date = value
        case "--responses": performance.responses = value
        default: return false
        }
        return true
    }
}
