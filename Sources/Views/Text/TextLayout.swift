import KinoraBasics
import KinoraGeometry
import KinoraScene
import KinoraStage
import KinoraTypography

extension Text {
    /// Set text, as renderers get it: lines of runs of slices, from left to right. Points, from the text's top left.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Whether some of the text was left out.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        @MainActor
        init(_ layout: TextLayout, painter: TextPainter) {
            let source = Source(painter: painter, layout: layout)
            lines = layout.lines.indices.map { Line(source: source, index: $0) }
            isTruncated = layout.isTruncated
        }
    }
}

extension Text.Layout {
    /// What lines, runs and slices refer to.
    final class Source {
        let painter: TextPainter
        let layout: TextLayout

        init(painter: TextPainter, layout: TextLayout) {
            self.painter = painter
            self.layout = layout
        }
    }

    /// The room that a part of text takes, in points.
    public struct TypographicBounds: Equatable, Sendable {
        /// Its left end on the baseline.
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        /// Above the baseline.
        public var ascent: CGFloat = 0
        /// Below the baseline.
        public var descent: CGFloat = 0
        public var leading: CGFloat = 0

        public init() {}

        init(_ bounds: KinoraTypography.TypographicBounds, offset: CGPoint) {
            origin = CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
            (width, ascent, descent, leading) = (bounds.width, bounds.ascent, bounds.descent, bounds.leading)
        }

        public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// A place among the characters of the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        /// In UTF-8 bytes from the start.
        let offset: Int
        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
        public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps moving glyphs from snapping to parts of pixels. Glyphs are placed within a quarter of a pixel either way.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public struct Line: RandomAccessCollection, Equatable {
        let source: Source
        let index: Int
        /// Its left end on the baseline. What is set moves the line when it is drawn.
        public var origin: CGPoint

        init(source: Source, index: Int) {
            self.source = source
            self.index = index
            origin = source.layout.lines[index].origin
        }

        private var line: TextLayout.Line { source.layout.lines[index] }
        private var offset: CGPoint { CGPoint(x: origin.x - line.origin.x, y: origin.y - line.origin.y) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { line.runs.count }
        public subscript(index: Int) -> Run { Run(source: source, run: line.runs[index], offset: offset) }
        public var typographicBounds: TypographicBounds { TypographicBounds(line.bounds, offset: offset) }

        public static func == (a: Line, b: Line) -> Bool {
            a.source === b.source && a.index == b.index && a.origin == b.origin
        }
    }

    /// Neighboring glyphs with the same attributes. Its parts are the glyphs, where those that belong together, such as a
    /// letter with its marks, are one.
    public struct Run: RandomAccessCollection, Equatable {
        let source: Source
        let run: TextLayout.Run
        let offset: CGPoint

        public var startIndex: Int { 0 }
        public var endIndex: Int { run.clusters.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The attribute of this type that the run's text was marked with.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            onMain { source.painter.resolved.attributes[run.index].custom[ObjectIdentifier(key)] as? T }
        }

        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        public var typographicBounds: TypographicBounds { TypographicBounds(run.bounds, offset: offset) }
        /// Where the characters of each part begin.
        public var characterIndices: [CharacterIndex] {
            run.clusters.map { CharacterIndex(offset: run.glyphs[$0.lowerBound].range.lowerBound) }
        }

        public static func == (a: Run, b: Run) -> Bool {
            a.source === b.source && a.run == b.run && a.offset == b.offset
        }
    }

    /// Some parts of a run; one where a run is gone through.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var typographicBounds: TypographicBounds { TypographicBounds(part.bounds, offset: run.offset) }
        public var characterIndices: [CharacterIndex] {
            part.clusters.map { CharacterIndex(offset: part.glyphs[$0.lowerBound].range.lowerBound) }
        }

        /// The slice as a run of its own.
        var part: TextLayout.Run { run.run.part(indices) }
    }
}

extension TextLayout.Run {
    /// Some of the run's clusters, with the bounds of those.
    func part(_ indices: Range<Int>) -> TextLayout.Run {
        var part = self
        part.glyphs = clusters[indices.clamped(to: clusters.indices)].flatMap { glyphs[$0] }
        guard let first = part.glyphs.first else {
            part.bounds.width = 0
            return part
        }
        let left = part.glyphs.reduce(first.x) { min($0, $1.x) }
        part.bounds.origin.x = left
        part.bounds.width = part.glyphs.reduce(left) { max($0, $1.x + $1.advance) } - left
        return part
    }
}

extension GraphicsContext {
    /// Draws a line of a text's layout where it was set.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text's layout where it was set.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run.run, of: run) }

    /// Draws glyphs of a text's layout where they were set.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.part, of: slice.run)
    }

    private func draw(_ part: TextLayout.Run, of run: Text.Layout.Run) {
        let nodes = onMain { run.source.painter.nodes(part) }
        draw(nodes.transformed(CGAffineTransform(translationX: run.offset.x, y: run.offset.y)))
    }
}
