import KinoraScene
import KinoraStage

// Pictures drawn into the current context.

extension UIImage {
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        let nodes = onMain {
            ViewPicture(Image(uiImage: self).resizable().frame(width: rect.width, height: rect.height)).nodes
        }
        context.blending(blendMode, alpha: alpha) { $0.add(nodes, in: rect) }
    }

    /// Repeats the picture in a rectangle, from the corner in which the context begins.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }
}
