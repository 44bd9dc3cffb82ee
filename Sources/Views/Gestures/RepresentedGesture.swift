import KinoraStage

/// A gesture of UIKit's on a view. The script's touches drive its recognizer (`RecognizedGesture`).
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented gesture is told.
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a represented gesture is, in the coordinates of its view and of those around it.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate let touch: RepresentedTouch
    public var localLocation: CGPoint { touch.location }
    public var localTranslation: CGPoint? { touch.translation }
    public var localVelocity: CGPoint? { touch.velocity }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        touch.place.map { convert(globalPoint: $0, to: coordinateSpace) } ?? touch.location
    }
    /// A point of the stage in another space; where nothing touches the view, the point itself.
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        touch.convert?(globalPoint, coordinateSpace.coordinateSpace) ?? globalPoint
    }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { touch.translation }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { touch.velocity }
}

/// What is known of the finger that a recognizer follows.
@MainActor
final class RepresentedTouch {
    var location = CGPoint.zero
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    /// Where it is on the stage; nil before it has touched.
    private(set) var place: CGPoint?
    /// Brings a point of the stage to a space of the view that is touched.
    private(set) var convert: ((CGPoint, CoordinateSpace) -> CGPoint)?
    /// How far the finger has moved since it went down.
    private var way = CGPoint.zero
    /// Where on that way its translation would be zero; set by `setTranslation(_:in:)`.
    private var base = CGPoint.zero

    /// A finger that goes down begins anew. What knows the view is let go: it would keep it for ever.
    func begin() {
        (way, base) = (.zero, .zero)
        (place, convert) = (nil, nil)
    }

    /// Takes note of where the view is, with each input that tells.
    func note(_ input: GestureInput) {
        (place, convert) = input.kind == .cancelled ? (nil, nil) : (input.location, input.convert)
    }

    func follow(_ way: CGPoint) {
        self.way = way
        translation = CGPoint(x: way.x - base.x, y: way.y - base.y)
    }

    func setTranslation(_ translation: CGPoint) {
        base = CGPoint(x: way.x - translation.x, y: way.y - translation.y)
        self.translation = translation
    }
}

extension View {
    /// Adds a gesture of UIKit's.
    public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        modifier(RepresentedGestureModifier(representable: representable))
    }
}

private struct RepresentedGestureModifier<T: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: T
    @State private var recognition = Recognition<T>()

    func body(content: Content) -> some View {
        let (recognizer, context) = recognition.made(by: representable)
        content.modifier(
            RecognizedGesture(recognizer: recognizer, touch: recognition.touch) { tell(recognizer, $0, context) })
    }

    private func tell(
        _ recognizer: T.UIGestureRecognizerType, _ state: UIGestureRecognizer.State, _ context: T.Context
    ) {
        recognizer.touch = recognition.touch
        recognizer.state = state
        representable.handleUIGestureRecognizerAction(recognizer, context: context)
        recognizer.rest(after: state)
    }
}

/// The recognizer of one view, made once.
@MainActor
private final class Recognition<T: UIGestureRecognizerRepresentable> {
    let touch = RepresentedTouch()
    private var made: (T.UIGestureRecognizerType, T.Context)?

    nonisolated init() {}

    func made(by representable: T) -> (T.UIGestureRecognizerType, T.Context) {
        if let made {
            representable.updateUIGestureRecognizer(made.0, context: made.1)
            return made
        }
        let converter = T.CoordinateSpaceConverter(touch: touch)
        let context = T.Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        made = (recognizer, context)
        return (recognizer, context)
    }
}
