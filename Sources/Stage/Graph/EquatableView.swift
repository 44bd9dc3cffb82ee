/// A view that is equal to the one before where its value is. SwiftUI then keeps what it has drawn; here its body is
/// evaluated with each update anyway, and the picture is the same.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: Content { content }
}

extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
