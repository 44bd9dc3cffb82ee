import Foundation
import KinoraStage

extension NSObjectProtocol where Self: NSObject {
    /// The property's value as it is. Objective-C's runtime would tell later ones, too; it is not here.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> some Publisher<Value, Never> {
        let values = options.contains(.initial) ? [self[keyPath: keyPath]] : []
        return Publishers.Merge(
            Publishers.Sequence<[Value], Never>(sequence: values), Empty<Value, Never>(completeImmediately: false))
    }
}
