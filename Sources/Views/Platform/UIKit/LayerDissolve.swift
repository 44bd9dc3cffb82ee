import KinoraScene
import KinoraStage

/// What a layer showed before dissolves into what it shows now: a transition of views, and `CATransition`.
class LayerDissolve: CAAnimation {
    let before: [Node]
    init(before: [Node], timing: CAMediaTimingFunction?) {
        self.before = before
        super.init()
        timingFunction = timing
    }
    override func makeTwin() -> CAAnimation { LayerDissolve(before: before, timing: nil) }
    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        layer.dissolve = DissolveEffect(
            before: before, part: timingFunction?.value(at: place.progress) ?? place.progress)
    }
}

/// Draws what was there before, and over it what is there now; with all of the way done, only that.
nonisolated struct DissolveEffect: RenderEffect {
    let before: [Node]
    /// 0…1.
    let part: Double

    static let none = DissolveEffect(before: [], part: 1)

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        guard part < 1 else { return nodes }
        let old = before.transformed(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        let added: [Node] = [.layer(.blend(.plusLighter), [.layer(.opacity(part), nodes)])]
        return [.layer(.isolate, [.layer(.opacity(1 - part), old)] + added)]
    }
}

extension CALayer {
    /// What the layer, or the view that it belongs to, looks like now, within its bounds.
    var picturedNodes: [Node] {
        let size = frame.size
        let picture =
            view.map { AnyView(PlatformPicture(view: $0, isContent: true)) }
            ?? AnyView(LayerPicture(layer: self, isContent: true))
        return LayerClock.atPresent { ViewPicture(picture.frame(width: size.width, height: size.height)).nodes }
    }
}

/// Changes of a layer as a whole. All kinds dissolve.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    open var subtype: CATransitionSubtype?
    /// Where it begins and ends on its way, 0…1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// What the layer looked like when it was added.
    private var before: [Node] = []
    override func makeTwin() -> CAAnimation { CATransition() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, before) = (other.type, other.subtype, other.before)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
    /// Keeps what a layer looks like.
    func keepPicture(of layer: CALayer) { before = layer.picturedNodes }
    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        let part = timingFunction?.value(at: place.progress) ?? place.progress
        layer.dissolve = DissolveEffect(
            before: before, part: Double(startProgress) + part * Double(endProgress - startProgress))
    }
}
