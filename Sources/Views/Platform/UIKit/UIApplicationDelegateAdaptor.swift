import KinoraStage

/// Names the delegate of an app. It is made with the app whose first window is rendered, and told at once that the app was launched.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = delegateType.plain()
        let app = UIApplication.shared
        app.delegate = wrappedValue
        _ = wrappedValue.application(app, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(app, didFinishLaunchingWithOptions: nil)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

extension NSObject {
    /// An object of a class that only the running program knows. Objective-C makes them; Swift does so by a `required` initializer
    /// alone, which delegates do not have. This is `init(_kinoraPlain:)`, called with the class itself.
    @_silgen_name("$s10Foundation8NSObjectC11KinoraStageE12_kinoraPlainACyt_tcfC")
    fileprivate static func plain() -> Self
}

/// A property of an app with an object that all its views find in their environment.
@MainActor
protocol ObjectInEnvironment {
    func put(into environment: inout EnvironmentValues)
}

extension UIApplicationDelegateAdaptor: ObjectInEnvironment {
    func put(into environment: inout EnvironmentValues) {
        func put<T: ObservableObject>(_ object: T) { environment[objectOf: T.self] = object }
        if let object = wrappedValue as? any ObservableObject { put(object) }
    }
}

public typealias NSApplicationDelegateAdaptor<D: NSObject & UIApplicationDelegate> = UIApplicationDelegateAdaptor<D>
