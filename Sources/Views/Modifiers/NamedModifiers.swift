import KinoraStage

// Modifiers of an editor's canvas, which sources name in types of views. No view is made by them here, so that such types match none.

/// Marks a view that an editor's canvas may select.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
    public var identifier: Identifier
    public init(identifier: Identifier) { self.identifier = identifier }
    public func body(content: Content) -> some View { content }
}

/// What an editor's canvas knows a view by.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    public init() {}
}
