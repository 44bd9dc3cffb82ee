import KinoraStage

// What a package offers to the library of Xcode, which has no picture: it is kept, and nobody asks for it.

/// A view or a modifier in the library.
public struct LibraryItem {
    public struct Category: Hashable, Sendable {
        private let name: String
        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    public let content: Any
    public let visible: Bool
    public let title: String?
    public let category: Category
    public let matchingSignature: String?

    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {
        content = snippet
        self.visible = visible
        self.title = title
        self.category = category
        self.matchingSignature = matchingSignature
    }
}

@resultBuilder
public enum LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// Views and modifiers for the library.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Never
    @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }
    @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
