/// A part of what is on stage. Its body says what it is made of.
///
/// As in SwiftUI, views live on the main actor and are values: a body may be evaluated any number of times and must not
/// depend on anything but the view's own properties.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Builds the laid-out elements this view stands for. Views made of other views take the default, which installs
    /// dynamic properties and evaluates `body`; only the module's own primitive views implement it.
    func _elements(_ context: BuildContext) -> [Element]

    /// Hands this value to the element that `old` has made in the same place, where that stands.
    func _revise(_ element: Element, from old: Self) -> KinoraRevision

    /// The same of a view that may have several elements, or none.
    func _revise(all elements: ArraySlice<Element>, from old: Self, in context: BuildContext) -> KinoraRevision

    /// In an update: hands this value to the element that `old` has made in the same place, where that may stand.
    ///
    /// - Parameter old: where it is kept, as to copy it would take as long as all else.
    /// - Returns: false where the element has to be made anew. What was recorded until then is what that would record.
    func _update(_ element: Element, from old: UnsafePointer<Self>, in place: KinoraUpdatedPlace) -> Bool
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no values, so it has no body") }
}

/// A view without a body: its elements are made directly.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is primitive; only _elements(_:) is called") }
}

extension View {
    public func _elements(_ context: BuildContext) -> [Element] {
        context.evaluate(self)
    }
}

extension View where Self: Animatable {
    public func _elements(_ context: BuildContext) -> [Element] {
        context.evaluate(self)
    }
}
