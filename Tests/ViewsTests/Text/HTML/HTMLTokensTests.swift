import Testing

@testable import KinoraViews

/// Pages of HTML as tags and texts.
struct HTMLTokensTests {
    @Test(
        "Tags have names and attributes in small letters, texts have their signs",
        arguments: [
            (
                "a<B>b</B >c",
                [.text("a"), .open(name: "b", attributes: [:]), .text("b"), .close(name: "b"), .text("c")]
            ),
            (
                "<a HREF='x y' b=c d>&amp;&#65;&#x42;</a>",
                [
                    .open(name: "a", attributes: ["href": "x y", "b": "c", "d": ""]), .text("&AB"), .close(name: "a"),
                ]
            ),
            ("1 < 2 <br/>", [.text("1 < 2 "), .open(name: "br", attributes: [:])]),
            ("<!-- <b> --><?xml?><!DOCTYPE html>x", [.text("x")]),
            (
                "<style>a > b { }</style>x",
                [.open(name: "style", attributes: [:]), .text("a > b { }"), .close(name: "style"), .text("x")]
            ),
            ("&unknown; &lt", [.text("&unknown; &lt")]),
            ("<b", [.open(name: "b", attributes: [:])]), ("<!--", []), ("<", [.text("<")]), ("", []),
        ] as [(String, [HTMLTokens.Token])])
    func tokens(source: String, tokens: [HTMLTokens.Token]) {
        #expect(Array(HTMLTokens(source)) == tokens)
    }

    @Test("Whatever a page is made of, it comes to an end")
    func ends() {
        let signs = Array("<>/!?=\"' ab&;#-")
        for seed in 0..<2000 {
            var (number, text) = (seed &* 2_654_435_761, "")
            for _ in 0..<9 {
                text.append(signs[abs(number) % signs.count])
                number = number / 7 &+ seed
            }
            var count = 0
            for _ in HTMLTokens(text) { count += 1 }
            #expect(count <= text.count, "\(text)")
        }
    }
}
