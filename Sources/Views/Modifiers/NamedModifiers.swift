import KinoraStage

// Modifiers that libraries name in types of views. Views are made by other means here, so that such types match none.

/// Writes a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }
    public func body(content: Content) -> some View { content.environment(keyPath, value) }
}

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
