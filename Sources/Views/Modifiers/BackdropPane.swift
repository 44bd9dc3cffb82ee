import KinoraScene
import KinoraStage

/// A pane through which what lies behind it is seen blurred, without a tint.
struct BackdropPane: PrimitiveView {
    /// The standard deviation in points; of 0 what lies behind is seen as it is, and a blur around the pane blurs that.
    let sigma: Double
    func _elements(_ context: BuildContext) -> [Element] { [BackdropPaneElement(sigma, context)] }
}

private final class BackdropPaneElement: Element {
    private let sigma: Double
    private var shown = CGRect.zero

    init(_ sigma: Double, _ context: BuildContext) {
        self.sigma = sigma
        super.init(context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }

    override func containsPoint(_ point: CGPoint) -> Bool { true }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        [.backdrop(Backdrop(Path(shown), effect: .blur(sigma: sigma)))]
    }
}
