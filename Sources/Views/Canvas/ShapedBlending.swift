import KinoraScene
import KinoraStage

// Operators that change what is behind even where nothing is drawn, such as `clear` and `copy`. Core Graphics lets them act within the
// shape of what is drawn only, so that a line in the mode `clear` is a rubber. A scene has no such bounds: there the shape is a clip.

extension Array where Element == Node {
    /// What is drawn, blended with what is behind it as Core Graphics does.
    func blended(_ mode: BlendMode) -> [Node] {
        guard mode != .normal else { return self }
        return mode.needsShape ? flatMap { $0.blendedInShape(mode, opacity: 1) } : layered(.blend(mode))
    }
}

extension BlendMode {
    /// Whether it changes what is behind where the source is transparent.
    fileprivate var needsShape: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

extension Node {
    fileprivate func blendedInShape(_ mode: BlendMode, opacity: Double) -> [Node] {
        switch self {
        case .fill(let fill): Node.paint(fill.paint, in: fill.path, fill.rule, mode, opacity)
        case .stroke(let stroke):
            Node.paint(stroke.paint, in: stroke.path.strokedPath(stroke.style), .nonzero, mode, opacity)
        case .glyphs(let run): Node.paint(run.paint, in: run.outlinePath, .nonzero, mode, opacity)
        case .image(let image): Node.blend([self], in: Path(image.rect), .nonzero, mode, opacity)
        case .group(let children): children.flatMap { $0.blendedInShape(mode, opacity: opacity) }
        case .layer(.transform(let transform), let children):
            children.flatMap { $0.blendedInShape(mode, opacity: opacity) }.transformed(transform)
        case .layer(.clip(let path, let rule, let inverse), let children):
            children.flatMap { $0.blendedInShape(mode, opacity: opacity) }
                .layered(.clip(path, rule: rule, inverse: inverse))
        case .layer(.opacity(let own), let children):
            children.flatMap { $0.blendedInShape(mode, opacity: opacity * own) }
        case .layer, .backdrop: blendedByAlpha(mode, opacity)
        }
    }

    /// What has no shape of its own, such as a blurred layer, takes away by its alpha.
    private func blendedByAlpha(_ mode: BlendMode, _ opacity: Double) -> [Node] {
        let source = opacity < 1 && mode != .clear ? [self].layered(.opacity(opacity)) : [self]
        return source.layered(.blend(mode == .clear ? .destinationOut : mode))
    }

    /// A paint without edges of its own, so that those of the shape count once.
    private static func paint(
        _ paint: Paint, in shape: Path, _ rule: FillRule, _ mode: BlendMode, _ opacity: Double
    ) -> [Node] {
        guard !shape.isEmpty else { return [] }
        let area = shape.boundingRect.insetBy(dx: -1, dy: -1)
        return blend([.fill(Fill(Path(area), paint: paint))], in: shape, rule, mode, opacity)
    }

    private static func blend(
        _ source: [Node], in shape: Path, _ rule: FillRule, _ mode: BlendMode, _ opacity: Double
    ) -> [Node] {
        let faded = opacity < 1 ? source.layered(.opacity(opacity)) : source
        return faded.layered(.blend(mode)).layered(.clip(shape, rule: rule, inverse: false))
    }
}
