import KinoraStage
import KinoraScene

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Bars and boxes stand where text and pictures will be.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Views marked with `privacySensitive()` are hidden likewise.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date; only views that ask for it show it.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// What stands for a line of text or a picture: a rounded bar in a fifth of the foreground style.
    func placeholderBar(in rect: CGRect) -> [Node] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let path = Path(roundedRect: rect, cornerRadius: min(4, rect.height / 2))
        return foreground(level: 0).opacity(0.2).nodes(for: .fill(path, FillStyle()), in: rect)
    }
}

extension View {
    /// Shows bars in place of texts, and boxes in place of pictures, for `placeholder`.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(ChangeEnvironment { $0.redactionReasons.insert(reason) })
    }

    /// Shows everything below.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Hides what is below where content is redacted for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            ChangeEnvironment { environment in
                if sensitive, environment.redactionReasons.contains(.privacy) {
                    environment.redactionReasons.insert(.placeholder)
                }
            })
    }
}
