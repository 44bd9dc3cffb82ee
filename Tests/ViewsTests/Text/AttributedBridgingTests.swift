import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Attributed strings of both kinds say the same.
@MainActor
struct AttributedBridgingTests {
    @Test("Fonts, colors, lines, spacing and links of UIKit become those of SwiftUI")
    func toSwiftUI() throws {
        let old = NSMutableAttributedString(string: "plain ")
        old.append(
            NSAttributedString(
                string: "äöü🙂",
                attributes: [
                    .foregroundColor: UIColor.systemRed, .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
                    .font: UIFont.boldSystemFont(ofSize: 20), .link: "https://swift.org",
                ]))
        let new = AttributedString(old)
        #expect(String(new.characters) == "plain äöü🙂")
        let runs = Array(new.runs)
        #expect(runs.count == 2)
        #expect(runs[0].foregroundColor == nil && runs[0].underlineStyle == nil)
        #expect(runs[1].foregroundColor == Color(UIColor.systemRed) && runs[1].kern == 2)
        #expect(runs[1].underlineStyle != nil && runs[1].strikethroughStyle == nil && runs[1].backgroundColor == nil)
        #expect(runs[1].font == Font(UIFont.boldSystemFont(ofSize: 20)))
        #expect(runs[1].link == URL(string: "https://swift.org"))
    }

    @Test("A string goes to UIKit's attributes and comes back the same")
    func roundTrip() {
        var text = AttributedString("one ")
        var part = AttributedString("two")
        part.foregroundColor = .green
        part.backgroundColor = .yellow
        part.strikethroughStyle = Text.LineStyle(color: .red)
        part.tracking = 1.5
        part.baselineOffset = -3
        text.append(part)
        let old = NSAttributedString(text)
        #expect(old.string == "one two")
        let back = Array(AttributedString(old).runs)
        #expect(back.count == 2 && back[1].tracking == 1.5 && back[1].baselineOffset == -3)
        #expect(back[1].strikethroughStyle != nil && back[1].underlineStyle == nil && back[0].tracking == nil)
    }
}
