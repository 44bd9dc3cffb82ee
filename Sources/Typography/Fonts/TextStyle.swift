/// The text styles of iOS at the default Dynamic Type size (Human Interface Guidelines, Typography).
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// Points.
    package var size: Double {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    /// Points from baseline to baseline in text of several lines.
    package var lineHeight: Double {
        switch self {
        case .largeTitle: 41
        case .title: 34
        case .title2: 28
        case .title3: 25
        case .headline, .body: 22
        case .callout: 21
        case .subheadline: 20
        case .footnote: 18
        case .caption: 16
        case .caption2: 13
        }
    }

    package var weight: Int { self == .headline ? 600 : 400 }

    /// The weight that `bold()` gives: semibold for title3 and smaller, bold for the larger titles.
    package var emphasizedWeight: Int {
        switch self {
        case .largeTitle, .title, .title2: 700
        default: 600
        }
    }
}
