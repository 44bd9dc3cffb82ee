// What a folder of frames is: the job that made it, and each frame's fingerprint. It lies beside the frames as manifest.json.

import KinoraPixels

/// The record of a frame folder.
///
/// Two manifests belong to one run when their `tool` and `job` are equal; each lists the frames that its own worker or shard has
/// made. Shards therefore merge by uniting their frames, and a folder is complete when `missingFrames` is empty.
public struct Manifest: Codable, Equatable, Sendable {
    /// The name of the manifest's file.
    public static let fileName = "manifest.json"
    /// The version of this layout; others are refused.
    public static let currentFormat = 1

    /// The version of the layout, `currentFormat` for manifests of this version.
    public var format: Int
    /// What rendered the frames.
    public var tool: Tool
    /// What decides the frames.
    public var job: Job
    /// Which share of the job this manifest covers; nil for all of it.
    public var shard: Shard?
    /// In order of their index.
    public var frames: [Frame]

    /// A manifest in the current format, of a whole job without frames unless said otherwise.
    public init(tool: Tool, job: Job, shard: Shard? = nil, frames: [Frame] = []) {
        format = Manifest.currentFormat
        self.tool = tool
        self.job = job
        self.shard = shard
        self.frames = frames
    }

    /// The program that rendered.
    public struct Tool: Codable, Hashable, Sendable {
        /// `kinora`.
        public var name: String
        /// Major, minor and patch number.
        public var version: String

        /// A version of kinora, unless another name is given.
        public init(name: String = "kinora", version: String) {
            self.name = name
            self.version = version
        }
    }

    /// Everything that decides the frames' pixels and names.
    public struct Job: Codable, Equatable, Sendable {
        /// The effect's or preview's name.
        public var effect: String
        /// Every parameter with its resolved value, defaults included.
        public var parameters: [String: ManifestValue]
        /// The origin of all randomness.
        public var seed: UInt64
        /// The stage in points.
        public var size: Size
        /// Pixels per point.
        public var scale: Double
        /// Frames per second, rounded to the nearest Double.
        public var framesPerSecond: Double
        /// Which frames the job makes, in all its shards together.
        public var range: FrameRange
        /// As on the command line: a color or `transparent`.
        public var background: String
        /// `light` or `dark`.
        public var appearance: String
        /// True where the effect was performed as for people who ask for reduced motion; nil otherwise.
        public var reduceMotion: Bool?
        /// `right-to-left` where the effect was performed so; nil otherwise.
        public var layoutDirection: String?
        /// The size of text that the user chose, by SwiftUI's name; nil for the usual one.
        public var typeSize: String?
        /// The language and region of the performance, as in `de_AT`; nil for `en_US`.
        public var locale: String?
        /// When the performance begins, as in `2026-11-30T09:41:00`, in Greenwich Mean Time; nil for 1 January 2001.
        public var date: String?
        /// True where gradients were dithered; nil otherwise.
        public var dither: Bool?
        /// What the numbers of the pixels mean; nil for sRGB.
        public var colors: PictureColors?
        /// The compression level of the files.
        public var compression: PNGCompression
        /// How the frames are named, in printf form.
        public var pattern: String
        /// The font files that drew text in the frames.
        public var fonts: [Resource]
        /// The SHA-256 of the script, nil without one.
        public var script: String?
        /// Other files that reach the pixels: pictures, users' own sources.
        public var resources: [Resource]

        /// Everything that decides the frames.
        public init(
            effect: String, parameters: [String: ManifestValue] = [:], seed: UInt64 = 0, size: Size, scale: Double = 1,
            framesPerSecond: Double, range: FrameRange, background: String = "transparent",
            appearance: String = "light",
            compression: PNGCompression = .balanced, pattern: String = "frame-%05d.png", fonts: [Resource] = [],
            script: String? = nil, resources: [Resource] = []
        ) {
            self.effect = effect
            self.parameters = parameters
            self.seed = seed
            self.size = size
            self.scale = scale
            self.framesPerSecond = framesPerSecond
            self.range = range
            self.background = background
            self.appearance = appearance
            self.compression = compression
            self.pattern = pattern
            self.fonts = fonts
            self.script = script
            self.resources = resources
        }
    }

    /// A size in points.
    public struct Size: Codable, Hashable, Sendable {
        /// From left to right.
        public var width: Double
        /// From top to bottom.
        public var height: Double

        /// A size in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Frames `first ..< end`, numbered as in their names.
    public struct FrameRange: Codable, Hashable, Sendable {
        /// The first frame's number.
        public var first: Int
        /// One more than the last frame's number.
        public var end: Int

        /// The frames of `range`.
        public init(_ range: Range<Int>) {
            first = range.lowerBound
            end = range.upperBound
        }

        /// The frames as a range; empty when `end` is not above `first`.
        public var range: Range<Int> { first..<max(first, end) }
    }

    /// Share `index` (from 0) of `count`.
    public struct Shard: Codable, Hashable, Sendable {
        /// How frames are divided among shards.
        public enum Layout: String, Codable, Sendable {
            /// One run of neighboring frames.
            case contiguous
            /// Every `count`-th frame.
            case interleaved
        }

        /// Which shard, counted from 0.
        public var index: Int
        /// How many shards there are.
        public var count: Int
        /// How frames are divided among them.
        public var layout: Layout

        /// Shard `index`, from 0 and below `count`.
        public init(index: Int, count: Int, layout: Layout) {
            self.index = index
            self.count = count
            self.layout = layout
        }
    }

    /// A frame's file and its fingerprint.
    public struct Frame: Codable, Hashable, Sendable {
        /// The frame's number.
        public var index: Int
        /// The file's name in the folder.
        public var file: String
        /// The file's length.
        public var bytes: Int
        /// The file's SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String

        /// A record from its parts.
        public init(index: Int, file: String, bytes: Int, sha256: String) {
            self.index = index
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
        }

        /// The record of a frame whose file holds `contents`.
        public init(index: Int, file: String, contents: [UInt8]) {
            self.init(index: index, file: file, bytes: contents.count, sha256: SHA256.hexDigest(contents))
        }
    }

    /// A file that the job depends on.
    public struct Resource: Codable, Hashable, Sendable {
        /// The file's or font's name.
        public var name: String
        /// The file's SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// What a font says of its version; nil for other files.
        public var version: String?

        /// A file by its name and fingerprint.
        public init(name: String, sha256: String, version: String? = nil) {
            self.name = name
            self.sha256 = sha256
            self.version = version
        }
    }

    /// Puts a frame in its place, replacing an older record of the same index.
    public mutating func record(_ frame: Frame) {
        var low = 0, high = frames.count
        while low < high {
            let middle = (low + high) / 2
            if frames[middle].index < frame.index { low = middle + 1 } else { high = middle }
        }
        if low < frames.count && frames[low].index == frame.index {
            frames[low] = frame
        } else {
            frames.insert(frame, at: low)
        }
    }
}

/// A parameter's value, as JSON can express it.
public enum ManifestValue: Equatable, Sendable, Codable {
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list of values.
    case list([ManifestValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            self = .list(try container.decode([ManifestValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        }
    }
}
