import KinoraStage
import Foundation

/// An app: its scenes. `kinora render App.swift` shows what its first window shows.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// What `@main` starts. There are no windows to open where this module is used, so a program that is an app says what
    /// to do in its place, and ends.
    @MainActor @preconcurrency
    public static func main() {
        let sentence =
            "\(Self.self) is an app and there is no screen to open it on; render it with: kinora render FILE.swift\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        exit(EXIT_FAILURE)
    }
}

/// What an app's first window shows, with the app's own state. The command renders it where a source is an app.
public struct _AppRoot<A: App>: PrimitiveView {
    private let app: A

    public init(_ app: A) { self.app = app }

    public func _elements(_ context: BuildContext) -> [Element] {
        var app = app
        DynamicProperties.install(in: &app, context: context)
        var place = context.child(.body)
        for property in Mirror(reflecting: app).children {
            (property.value as? any ObjectInEnvironment)?.put(into: &place.environment)
        }
        return context.evaluating { app.body }._root._elements(place)
    }
}
