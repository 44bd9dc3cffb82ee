/// The name of a method, and how it is called where that is known: the command says it beside each `#selector` of a method of the same file.
/// By its name alone nothing is called, as that needs the Objective-C runtime.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    private let call: (@MainActor (Any, Any?, Any?) -> Void)?

    public init(_ name: String) { (description, call) = (name, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    /// A method without arguments.
    public init<Target>(_ name: String, kinoraCall call: @escaping @MainActor (Target) -> Void) {
        description = name
        self.call = { target, _, _ in if let target = target as? Target { call(target) } }
    }

    /// A method of one argument. It is called only with an argument of that type.
    public init<Target, Argument>(
        _ name: String, kinoraCall call: @escaping @MainActor (Target, Argument) -> Void
    ) {
        description = name
        self.call = { target, argument, _ in
            if let target = target as? Target, let argument = argument as? Argument { call(target, argument) }
        }
    }

    /// A method of two arguments. It is called only with arguments of those types.
    public init<Target, First, Second>(
        _ name: String, kinoraCall call: @escaping @MainActor (Target, First, Second) -> Void
    ) {
        description = name
        self.call = { target, first, second in
            if let target = target as? Target, let first = first as? First, let second = second as? Second {
                call(target, first, second)
            }
        }
    }

    /// Calls the method of a target, with what sends it and what else there is to say.
    @MainActor
    func perform(on target: Any, with argument: Any?, and second: Any? = nil) { call?(target, argument, second) }

    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
