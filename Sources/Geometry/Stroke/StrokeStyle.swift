import Foundation

public enum CGLineCap: Int32, Hashable, Sendable, Codable { case butt, round, square }
public enum CGLineJoin: Int32, Hashable, Sendable, Codable { case miter, round, bevel }

/// How a stroke is drawn. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A miter longer than this multiple of the line width becomes a bevel.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; an odd list is used twice over. Empty: a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line starts.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Which regions a path encloses.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension StrokeStyle {
    /// Whether a line of its width can be drawn.
    var draws: Bool { lineWidth > 0 && lineWidth < 2e9 }
}
