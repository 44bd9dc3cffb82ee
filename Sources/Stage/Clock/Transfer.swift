/// A value passed to a closure that must be sendable, although on the stage it always runs on the same thread.
package struct Transfer<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
