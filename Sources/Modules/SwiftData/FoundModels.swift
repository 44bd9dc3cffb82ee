import KinoraStage
import KinoraViews

/// What a view's query finds in the context of its environment.
struct FoundModels<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) var context
    private let descriptor: FetchDescriptor<Element>
    private var reading: AnimatedReading
    /// As it was when the view was evaluated, where changes are animated.
    private var read: [Element] = []

    /// - Parameter transaction: how changes of what is found are shown; nil where they belong to whoever makes them.
    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        (self.descriptor, reading) = (descriptor, AnimatedReading(transaction))
    }

    var models: [Element] { reading.isAnimated ? read : present }

    private var present: [Element] { (try? context.fetch(descriptor)) ?? [] }

    mutating func update() {
        if reading.isAnimated { read = reading.read { present } }
    }
}
