import CoreImage
import KinoraViews

/// Draws its children together, through a filter of Core Image's. A shader is not applied: they look as they do without.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var shouldEnableEffects = true { didSet { kept = nil } }
    /// Whether what was drawn once is shown from then on.
    open var shouldRasterize = false { didSet { kept = nil } }
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    open var filter: CIFilter? { didSet { kept = nil } }
    /// Kept and not run.
    open var shader: SKShader?
    private var kept: CALayer?

    override var isDrawnApart: Bool { shouldEnableEffects }
    override var drawsChildren: Bool { filter != nil }
    override var blending: SKBlendMode { blendMode }
    @MainActor override func makeLayer() -> CALayer {
        guard shouldEnableEffects, let filter else { return CALayer() }
        if shouldRasterize, let kept { return kept }
        let layer = filter.layer(of: children)
        kept = layer
        return layer
    }
}
