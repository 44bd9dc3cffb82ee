import KinoraViews

// Pictures as AppKit draws them and draws into them.

extension UIImage {
    /// What a closure draws, at once.
    ///
    /// - Parameter drawingHandlerShouldBeCalledWithFlippedContext: whether y grows downwards there.
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        self.init(size: size)
        lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
        _ = drawingHandler(CGRect(origin: .zero, size: size))
        unlockFocus()
    }

    /// What is drawn from now on is drawn into the picture, where y grows upwards.
    public func lockFocus() { lockFocusFlipped(false) }
    public func lockFocusFlipped(_ flipped: Bool) {
        let area = CGRect(origin: .zero, size: size)
        let context = CGContext(size: size, scale: scale, growsUpwards: !flipped)
        context.standsUpright = !flipped
        UIGraphicsPushContext(context)
        draw(in: area)
    }
    public func unlockFocus() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIGraphicsPopContext()
        if size.width > 0, size.height > 0, let drawn = context.makeImage() { take(drawn) }
    }

    /// - Parameter fromRect: a part of the picture, in points from its lower left corner; all of it where that is empty.
    public func draw(
        in dstRect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        let part = fromRect.isEmpty ? CGRect(origin: .zero, size: size) : fromRect
        guard part.width > 0, part.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let (x, y) = (dstRect.width / part.width, dstRect.height / part.height)
        // The picture's own lower edge is below the part's where y grows upwards, and its upper one above it else.
        let below = context.standsUpright ? part.minY : size.height - part.maxY
        context.saveGState()
        context.clip(to: dstRect)
        draw(
            in: CGRect(
                x: dstRect.minX - part.minX * x, y: dstRect.minY - below * y, width: size.width * x,
                height: size.height * y),
            blendMode: op.mode, alpha: delta)
        context.restoreGState()
    }
    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) { draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha) }
    public func draw(
        at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        let size = fromRect.isEmpty ? size : fromRect.size
        draw(in: CGRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
    }

    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }
    public var isValid: Bool { size.width > 0 && size.height > 0 }
}

/// How a picture is kept, which is in one way here.
@MainActor @preconcurrency
open class NSImageRep: NSObject {
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }
}
