import KinoraScene
import KinoraStage

/// What a layer showed before gives way to what it shows now: a transition of views.
class LayerTransition: CAAnimation {
    let before: [Node]
    let passage: LayerPassage
    init(before: [Node], passage: LayerPassage, timing: CAMediaTimingFunction?) {
        (self.before, self.passage) = (before, passage)
        super.init()
        timingFunction = timing
    }
    override func makeTwin() -> CAAnimation { LayerTransition(before: before, passage: passage, timing: nil) }
    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        layer.transition = TransitionEffect(
            before: before, passage: passage, part: timingFunction?.value(at: place.progress) ?? place.progress)
    }
}

/// Draws what was there before with what is there now; with all of the way done, only that.
nonisolated struct TransitionEffect: RenderEffect {
    let before: [Node]
    let passage: LayerPassage
    /// 0…1.
    let part: Double

    static let none = TransitionEffect(before: [], passage: .dissolve, part: 1)

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        guard part < 1 else { return nodes }
        let old = before.transformed(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        return passage.nodes(old, nodes, frame: frame, part: part)
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

/// Changes of a layer as a whole.
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
        layer.transition = TransitionEffect(
            before: before, passage: passage,
            part: Double(startProgress) + part * Double(endProgress - startProgress))
    }
    private var passage: LayerPassage {
        // The vertical ones are named as Core Animation counts y, upwards.
        let (x, y): (Double, Double) =
            switch subtype {
            case .fromRight: (-1, 0)
            case .fromTop: (0, -1)
            case .fromBottom: (0, 1)
            default: (1, 0)
            }
        return switch type {
        case .push: .push(x: x, y: y)
        case .moveIn: .moveIn(x: x, y: y)
        case .reveal: .reveal(x: x, y: y)
        default: .dissolve
        }
    }
}
