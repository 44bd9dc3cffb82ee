import KinoraStage
import KinoraScene

/// What a content shape is used for. Only `interaction` makes a difference in frames.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Hits are taken inside a shape, wherever the content draws.
struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S
    let eoFill: Bool
    let isInteractive: Bool
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        guard isInteractive else { return child }
        let surroundings = context.environment.shapeSurroundings
        return ContentShapeElement(child, context) { [shape, eoFill] point, frame in
            shape.area(drawnIn: frame, surroundings).contains(point, eoFill: eoFill)
        }
    }
}

final class ContentShapeElement: WrapperElement {
    private let covers: (CGPoint, CGRect) -> Bool

    init(_ child: Element, _ context: BuildContext, covers: @escaping (CGPoint, CGRect) -> Bool) {
        self.covers = covers
        super.init(child, context)
    }

    override func hitTest(_ point: CGPoint) -> [Element] {
        covers(point, frame) ? child.hitTest(point) + [self] : []
    }
}

extension View {
    /// Takes hits inside `shape` laid on the view's frame, and nowhere else.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, isInteractive: kind.contains(.interaction)))
    }
}
