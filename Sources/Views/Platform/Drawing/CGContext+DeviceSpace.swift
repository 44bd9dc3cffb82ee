import KinoraStage

// From the current space to the pixels, whose y grows upwards from the lower left corner.

extension CGContext {
    /// From the current space to the pixels: the identity where a bitmap begins; twice as large and turned over where UIKit's context
    /// of two pixels per point does.
    public var ctm: CGAffineTransform {
        state.transform.concatenating(
            CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
    }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// What is drawn is seen at once.
    public func flush() {}
    /// What is drawn is seen at once.
    public func synchronize() {}
}
