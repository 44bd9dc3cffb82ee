import Foundation

extension NSObject {
    /// An object of the class that it is called on, made by that class's own `init()`.
    public convenience init(_kinoraPlain: Void) { self.init() }
}
