/// Names one of several wrappers of a place by what it is around. It is no identifier of the source's.
package struct WrapperPlace: Hashable, CustomStringConvertible {
    private let number: Int

    @MainActor
    package init(of element: Element) { number = element.context.identity.number }

    package var description: String { String(number) }
}
