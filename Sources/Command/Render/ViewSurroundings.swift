import KinoraBasics
import KinoraViews

/// Settings of the user's that views find in their environment, besides those of the stage.
struct ViewSurroundings: Sendable, Equatable {
    var isRightToLeft = false
    /// nil for the usual size.
    var typeSize: DynamicTypeSize?

    var isUsual: Bool { !isRightToLeft && typeSize == nil }

    init(isRightToLeft: Bool = false, typeSize: DynamicTypeSize? = nil) {
        (self.isRightToLeft, self.typeSize) = (isRightToLeft, typeSize)
    }

    /// What was asked for by name.
    init(isRightToLeft: Bool, locale: String?, typeSize: String?) throws {
        // A device that is set to a language is laid out as it is written.
        let isWrittenSo = locale.map(LocaleDirection.isRightToLeft) ?? false
        self.init(
            isRightToLeft: isRightToLeft || isWrittenSo, typeSize: try typeSize.map(ViewSurroundings.typeSize))
    }

    init(_ options: PerformanceOptions) throws {
        try self.init(isRightToLeft: options.rightToLeft, locale: options.locale, typeSize: options.typeSize)
    }

    @MainActor
    func around(_ view: AnyView) -> AnyView {
        var view = view
        if isRightToLeft { view = AnyView(view.environment(\.layoutDirection, .rightToLeft)) }
        if let typeSize { view = AnyView(view.environment(\.dynamicTypeSize, typeSize)) }
        return view
    }

    /// The names of the sizes of text, the smallest first.
    static let typeSizes = DynamicTypeSize.allCases.map { "\($0)" }

    /// A size of text by its name in SwiftUI.
    static func typeSize(_ name: String) throws -> DynamicTypeSize {
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)".lowercased() == name.lowercased() }) {
            return size
        }
        throw CommandError.usage(
            "--type-size \(TypedText.quoted(name)) is unknown; it takes \(typeSizes.joined(separator: ", "))"
                + "\(NearestName.hint(for: name, among: typeSizes)).")
    }
}
