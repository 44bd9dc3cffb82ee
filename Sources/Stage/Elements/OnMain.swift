/// Runs what belongs to the main actor from functions that SwiftUI leaves nonisolated: those of layouts and of graphics
/// contexts. They are only ever called while a stage evaluates, which is on the main actor.
package func onMain<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { body in
        typealias Nonisolated = () -> T
        return unsafeBitCast(body, to: Nonisolated.self)()
    }
}
