import KinoraPixels
import KinoraScene
import KinoraStage

/// A cell that a callback draws, to be repeated in both directions in place of a color.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private let bounds: CGRect
    /// From the pattern's space to that in which a context begins.
    let matrix: CGAffineTransform
    private let step: CGSize
    /// Whether the callback says colors; else all of it has the color it is painted with.
    let isColored: Bool

    /// - Parameters:
    ///   - info: is handed to the callbacks.
    ///   - bounds: of a cell; nothing is drawn beyond it.
    ///   - matrix: from the pattern's space to that in which a context begins, whatever the transforms are when it is painted.
    ///   - xStep: from cell to cell, in the pattern's space: more than the width of `bounds` for gaps, less for cells that overlap.
    ///   - tiling: cells are put to whole pixels, in each of its ways.
    ///   - isColored: whether the callback says colors.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else {
            return nil
        }
        (self.info, self.callbacks, self.isColored) = (info, callbacks.pointee, isColored)
        (self.bounds, self.matrix) = (bounds.standardized, matrix)
        step = CGSize(width: abs(xStep), height: abs(yStep))
    }
    deinit { callbacks.releaseInfo?(info) }
}

extension CGPattern: Equatable {
    public static func == (a: CGPattern, b: CGPattern) -> Bool { a === b }
}

public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }

/// What a `CGPattern` calls: closures of Swift's, where Apple's are functions of C's.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}

/// Draws a cell, in the pattern's space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

// MARK: Cells

extension CGPattern {
    /// The sides that the picture of a cell may have, in pixels.
    private static let sides = 1.0...4096
    /// Cells that may lie over each other in a direction.
    private static let mostOverlapping = 16

    /// Where one picture of what is repeated lies, in the pattern's space.
    var tile: CGRect { CGRect(origin: bounds.origin, size: step) }

    /// What is repeated, its upper row at the least y; nil where nothing is, and where nobody makes pixels.
    ///
    /// - Parameters:
    ///   - color: what the callback begins with.
    ///   - scale: pixels per point of what is drawn into.
    func picture(in color: CGColor, scale: CGFloat) -> SceneImage? {
        let across = scale * Maths.length(Double(matrix.a), Double(matrix.b))
        let down = scale * Maths.length(Double(matrix.c), Double(matrix.d))
        let pixels = CGSize(width: Self.side(step.width * across), height: Self.side(step.height * down))
        let context = CGContext(size: pixels, scale: 1)
        context.scaleBy(x: pixels.width / step.width, y: pixels.height / step.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.setFillColor(color)
        context.setStrokeColor(color)
        for y in Self.cells(bounds.height, step.height) {
            for x in Self.cells(bounds.width, step.width) {
                context.saveGState()
                context.translateBy(x: CGFloat(x) * step.width, y: CGFloat(y) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
        return context.makeImage()?.picture
    }

    private static func side(_ length: CGFloat) -> CGFloat {
        min(max(length.rounded(), sides.lowerBound), sides.upperBound)
    }
    /// The cells of which something lies in the one at 0, in the order of drawing.
    private static func cells(_ length: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
        let before = min(max((length / step).rounded(.up) - 1, 0), CGFloat(mostOverlapping))
        return -Int(before)...0
    }
}

extension CGContext {
    /// Fills with cells from now on.
    ///
    /// - Parameter colorComponents: of a pattern with colors its alpha; of one without those of the color space under the pattern's,
    ///   and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: colorComponents)
        if let color { setFillColor(color) }
    }
    /// Draws lines with cells from now on; see `setFillPattern`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents)
        if let color { setStrokeColor(color) }
    }
}
