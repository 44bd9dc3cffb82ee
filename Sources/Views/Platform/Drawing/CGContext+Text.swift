import KinoraScene
import KinoraStage

// How a context draws the letters of texts.

/// What is done with the outlines of letters.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

    fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    fileprivate var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    fileprivate var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
    /// Whether letters are filled, drawn as lines with the width and color of lines, or clip what is drawn after them.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    /// Where Core Text draws next, in the current space: the left end of a line's baseline.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Edges of letters are smooth, as those of paths.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Letters stand where they are put, between pixels, too.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Draws a text of the current space, its letters in the mode that is set.
    func addText(_ nodes: [Node]) {
        guard state.textMode != .fill else { return add(nodes) }
        let mode = state.textMode
        add(nodes.flatMap { lettered($0, mode) })
        guard mode.clips else { return }
        var letters = Path()
        for node in nodes { node.collectLetters(CGAffineTransform(), into: &letters) }
        clip(letters, .winding)
    }

    private func lettered(_ node: Node, _ mode: CGTextDrawingMode) -> [Node] {
        switch node {
        case .glyphs(let run):
            let line = Node.stroke(Stroke(run.outlinePath, style: state.line, paint: .color(state.stroke.rgba)))
            return (mode.fills ? [node] : []) + (mode.strokes ? [line] : [])
        case .group(let children): return children.flatMap { lettered($0, mode) }
        case .layer(let operation, let children): return children.flatMap { lettered($0, mode) }.layered(operation)
        default: return mode.fills || mode.strokes ? [node] : []
        }
    }
}

extension Node {
    fileprivate func collectLetters(_ transform: CGAffineTransform, into path: inout Path) {
        switch self {
        case .glyphs(let run): path.addPath(run.outlinePath, transform: transform)
        case .layer(.transform(let own), let children):
            for child in children { child.collectLetters(own.concatenating(transform), into: &path) }
        case .group(let children), .layer(_, let children):
            for child in children { child.collectLetters(transform, into: &path) }
        default: break
        }
    }
}
