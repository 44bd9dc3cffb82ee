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
    /// Paints figures of the current space. A pattern is laid on the space in which the context begins, whatever the transforms are.
    func paint(_ path: Path, with color: CGColor, _ nodes: (Path, Paint) -> [Node]) {
        guard let pattern = color.pattern else { return add(nodes(path, .color(color.rgba))) }
        guard pattern.size.width > 0, pattern.size.height > 0 else { return }
        let corner = CGPoint(x: state.patternPhase.width, y: state.patternPhase.height)
        let tile = CGRect(origin: corner, size: pattern.size)
        let paint = Paint.image(KinoraScene.ImagePaint(pattern.picture, rect: tile, tiled: true))
        put(nodes(path.applying(state.transform), paint))
    }
}
