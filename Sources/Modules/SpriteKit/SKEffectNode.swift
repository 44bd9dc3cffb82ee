import CoreImage
import KinoraViews

/// Draws its children together, for a filter or a shader. Neither is applied: they look as they do without.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    /// Kept and not run.
    open var filter: CIFilter?
    /// Kept and not run.
    open var shader: SKShader?
    override var isDrawnApart: Bool { shouldEnableEffects }
    override var blending: SKBlendMode { blendMode }
}
