import KinoraStage
import KinoraViews

/// What a view's request finds in the context of its environment.
struct FoundObjects<Result: NSFetchRequestResult>: DynamicProperty {
    typealias Configuration = FetchRequest<Result>.Configuration

    @Environment(\.managedObjectContext) private var context
    /// What the view has changed of the request, if it has.
    @State private var changed: Configuration?
    private let original: Configuration
    private var reading: AnimatedReading
    /// As it was when the view was evaluated, where changes are animated.
    private var read: [Result] = []

    /// - Parameter transaction: how changes of what is found are shown; nil where they belong to whoever makes them.
    init(_ configuration: Configuration, _ transaction: Transaction?) {
        (original, reading) = (configuration, AnimatedReading(transaction))
    }

    var objects: [Result] { reading.isAnimated ? read : present }

    private var present: [Result] { (changed ?? original).condition.found(in: context) }

    var configuration: Binding<Configuration> {
        let (changed, original) = ($changed, original)
        return Binding(get: { changed.wrappedValue ?? original }, set: { changed.wrappedValue = $0 })
    }

    mutating func update() {
        if reading.isAnimated { read = reading.read { present } }
    }
}
