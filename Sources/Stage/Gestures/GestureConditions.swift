/// What a gesture that belongs to a recognizer of UIKit's asks before it takes part, as the recognizer's delegate decides it.
@MainActor
package struct GestureConditions {
    /// The recognizer.
    package let owner: AnyObject
    /// Whether it follows a touch that begins.
    let takesPart: () -> Bool
    /// Whether it may be recognized with its first value.
    let mayBegin: (Any) -> Bool
    /// Whether it and another gesture may be recognized together, as it or the other allows.
    let isTogether: (GestureElement) -> Bool
    /// Whether it waits until another gesture of a recognizer has failed. It waits for no other one: what is recognized first wins.
    let waits: (GestureElement) -> Bool
    /// Whether it is asked before a gesture that its own view has by itself.
    let precedes: (GestureElement) -> Bool
    /// Called when a touch that it follows is taken away.
    let cancel: () -> Void

    package init(
        owner: AnyObject, takesPart: @escaping () -> Bool, mayBegin: @escaping (Any) -> Bool,
        isTogether: @escaping (GestureElement) -> Bool, waits: @escaping (GestureElement) -> Bool,
        precedes: @escaping (GestureElement) -> Bool, cancel: @escaping () -> Void
    ) {
        self.owner = owner
        self.takesPart = takesPart
        self.mayBegin = mayBegin
        self.isTogether = isTogether
        self.waits = waits
        self.precedes = precedes
        self.cancel = cancel
    }
}
