import KinoraScene
import KinoraStage

// What a context fills and draws lines with.

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// In which space `setFillColor(_:)` reads components. The color becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) { (state.fillSpace, state.fill) = (space, .black) }
    /// In which space `setStrokeColor(_:)` reads components. The color becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) { (state.strokeSpace, state.stroke) = (space, .black) }
    /// Components of the space that was set, and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }
    /// Components of the space that was set, and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }
    /// How far patterns are moved, in points.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
    /// There is one space of pixels only.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

// MARK: Painting

extension CGContext {
    /// Paints figures of the current space. What is repeated is laid on the space in which the context begins, whatever the transforms
    /// are.
    func paint(_ path: Path, with color: CGColor, _ nodes: (Path, Paint) -> [Node]) {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        switch color.tiling {
        case nil: add(nodes(path, .color(color.rgba)))
        case .picture(let picture, let size)?:
            put(repeated(picture, in: CGRect(origin: .zero, size: size), of: phase, path, nodes))
        case .pattern(let pattern)?:
            guard let picture = cell(of: pattern, in: color) else { return }
            let space = pattern.matrix.concatenating(phase).concatenating(beginning)
            put(repeated(picture, in: pattern.tile, of: space, path, nodes).faded(color.alpha))
        }
    }

    /// Figures of the current space, in points below the upper left corner, with a picture that is repeated from a tile on.
    ///
    /// - Parameter space: from that of the tile to those points.
    private func repeated(
        _ picture: SceneImage, in tile: CGRect, of space: CGAffineTransform, _ path: Path,
        _ nodes: (Path, Paint) -> [Node]
    ) -> [Node] {
        guard tile.width > 0, tile.height > 0, space.a * space.d != space.b * space.c else { return [] }
        let paint = Paint.image(KinoraScene.ImagePaint(picture, rect: tile, tiled: true))
        return nodes(path.applying(state.transform.concatenating(space.inverted())), paint).transformed(space)
    }

    /// The picture of a pattern's cell, which is drawn once in each color.
    private func cell(of pattern: CGPattern, in color: CGColor) -> SceneImage? {
        if let known = cells[color] { return known }
        let (red, green, blue) = (color.rgba.red, color.rgba.green, color.rgba.blue)
        let picture = pattern.picture(in: CGColor(red: red, green: green, blue: blue, alpha: 1), scale: scale)
        cells[color] = picture
        return picture
    }
}
