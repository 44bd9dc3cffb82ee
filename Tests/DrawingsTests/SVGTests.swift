import Foundation
import KinoraPixels
import Testing

@testable import KinoraDrawings

@Suite struct SVGTests {
    private static let pi = Double.pi
    private static let shapes: [(String, Double)] = [
        (#"<rect x="10" y="20" width="30" height="40"/>"#, 1200.0),
        (#"<rect width="40" height="40" rx="10"/>"#, 1600 - (4 - pi) * 100),
        (#"<circle cx="50" cy="50" r="30"/>"#, pi * 900),
        (#"<ellipse cx="50" cy="50" rx="40" ry="20"/>"#, pi * 800),
        (#"<polygon points="0,0 60,0 0 60"/>"#, 1800),
        (#"<polyline points="10 20 70 20 70 80" fill="none" stroke="red" stroke-width="4"/>"#, 480),
        (#"<line x1="10" y1="50" x2="90" y2="50" stroke="blue" stroke-width="6"/>"#, 480),
        (#"<line x1="10" y1="50" x2="90" y2="50" stroke="blue" stroke-width="6" stroke-linecap="square"/>"#, 516),
        (#"<line x1="0" y1="5" x2="100" y2="5" stroke="red" stroke-width="10" stroke-dasharray="10 15"/>"#, 400),
        (#"<path d="M10 10h30v30h-30z"/>"#, 900),
        (#"<path d="m10,10 30,0 0,30-30,0z"/>"#, 900),
        (#"<path d="M0 0H60V60H0ZM20 20H40V40H20Z" fill-rule="evenodd"/>"#, 3200),
        (#"<path d="M0 0H60V60H0ZM20 20H40V40H20Z"/>"#, 3600),
        // A half disc, the quarter of a ring of ellipses, and flags that are written together.
        (#"<path d="M20 50A30 30 0 0 1 80 50Z"/>"#, pi * 450),
        (#"<path d="M10 50a40 20 0 1080 0Z"/>"#, pi * 400),
        (#"<path d="M50 50 L90 50 A40 40 0 0 0 50 10Z"/>"#, pi * 400),
        // Too small radii grow until they reach.
        (#"<path d="M20 50A1 1 0 0 0 80 50Z"/>"#, pi * 450),
        // The area under a parabola, as a quadratic and as the same cubic; a smooth one mirrors the control point.
        (#"<path d="M0 60Q30 0 60 60Z"/>"#, 1200),
        (#"<path d="M0 60C20 20 40 20 60 60Z"/>"#, 1200),
        (#"<path d="M0 50Q20 10 40 50T80 50"/>"#, 3200.0 / 3),
        (#"<path d="M0 50C0 20 40 20 40 50S80 80 80 50"/>"#, 1440.0),
    ]

    @Test("Shapes cover their areas", arguments: shapes)
    func areas(_ content: String, _ area: Double) throws {
        #expect(abs(try DrawnFile(svg(content), scale: 4).area - area) < 1 + area * 2e-3)
    }

    /// Circles of radius 20 through both ends have their centers at (50, 50) and (30, 30). Four places tell the arcs apart:
    /// either side of the chord, and beyond it to either side.
    @Test(
        "Of the four arcs between two points the flags choose one",
        arguments: [
            ("0 1", [255, 0, 0, 0]), ("0 0", [0, 255, 0, 0]), ("1 1", [255, 0, 255, 0]), ("1 0", [0, 255, 0, 255]),
        ])
    func arcFlags(_ flags: String, _ expected: [Int]) throws {
        let forth = try DrawnFile(svg(#"<path d="M30 50A20 20 0 \#(flags) 50 30Z"/>"#))
        #expect([37, 42, 25, 55].map { Int(forth.alpha($0, $0)) } == expected)
        // The way back turns the other way round.
        let other = flags.hasSuffix("1") ? flags.dropLast() + "0" : flags.dropLast() + "1"
        let back = try DrawnFile(svg(#"<path d="M50 30A20 20 0 \#(other) 30 50Z"/>"#))
        #expect([37, 42, 25, 55].map { Int(back.alpha($0, $0)) } == expected)
    }

    @Test("A rotated arc is the ellipse that its equation says")
    func rotatedArc() throws {
        // Half of an ellipse with radii 40 and 15, turned by 30° around the middle: its ends lie on the long axis.
        let (c, s) = (cos(Double.pi / 6), sin(Double.pi / 6))
        let (x, y) = (40 * c, 40 * s)
        let drawn = try DrawnFile(
            svg(#"<path d="M\#(50 - x) \#(50 - y)A40 15 30 1 1 \#(50 + x) \#(50 + y)Z"/>"#), scale: 4)
        for row in stride(from: 2, to: 400, by: 7) {
            for column in stride(from: 2, to: 400, by: 7) {
                let (dx, dy) = ((Double(column) + 0.5) / 4 - 50, (Double(row) + 0.5) / 4 - 50)
                let (u, v) = (c * dx + s * dy, c * dy - s * dx)
                let distance = (u * u / 1600 + v * v / 225).squareRoot()
                // Angles grow along the arc, which so lies above the axis; the axis itself and the curve are left out.
                guard abs(distance - 1) > 0.05, abs(v) > 0.5 else { continue }
                #expect(drawn.alpha(column, row) == (distance < 1 && v < 0 ? 255 : 0), "at \(column), \(row)")
            }
        }
    }

    @Test("A linear gradient has the color that its formula says, under every transform")
    func linearGradient() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <defs><linearGradient id="base"><stop stop-color="#f00"/><stop offset="1" style="stop-color:rgb(0,0,255)"/></linearGradient>
                <linearGradient id="g" xlink:href="#base" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(30) scale(1.5 .5)"/></defs>
                <rect x="10" y="20" width="80" height="40" fill="url(#g)"/>
                """#))
        let (c, s) = (cos(Double.pi / 6), sin(Double.pi / 6))
        for (x, y) in [(12, 22), (40, 30), (80, 25), (30, 55), (85, 58)] {
            // Into the box, back through the rotation and the scale: there x is the share.
            let (u, v) = ((Double(x) + 0.5 - 10) / 80, (Double(y) + 0.5 - 20) / 40)
            let share = min(max((c * u + s * v) / 1.5, 0), 1)
            let bytes = drawn.bytes(x, y)
            #expect(abs(Double(bytes[0]) - 255 * (1 - share)) <= 1.5 && abs(Double(bytes[2]) - 255 * share) <= 1.5)
        }
    }

    @Test("A radial gradient has the color that its formula says, in ellipses that stand askew, too")
    func radialGradient() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="10"
                  gradientTransform="translate(50 50) rotate(30) scale(4 2)"><stop offset=".2" stop-color="white"/>
                  <stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient>
                <rect width="100" height="100" fill="url(#g)"/>
                """#))
        let (c, s) = (cos(Double.pi / 6), sin(Double.pi / 6))
        for (x, y) in [(50, 50), (60, 50), (50, 60), (70, 65), (30, 45), (95, 5)] {
            let (dx, dy) = (Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
            let (u, v) = ((c * dx + s * dy) / 4, (c * dy - s * dx) / 2)
            let share = min(max(((u * u + v * v).squareRoot() / 10 - 0.2) / 0.8, 0), 1)
            #expect(abs(Double(drawn.alpha(x, y)) - 255 * (1 - share)) <= 1.5, "at \(x), \(y)")
        }
    }

    @Test("A gradient with a focal point has the color of the ring that passes through each point")
    func focalGradient() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="40" fx="30" fy="50">
                <stop stop-color="white"/><stop offset="1" stop-color="black"/></radialGradient>
                <rect width="100" height="100" fill="url(#g)"/>
                """#))
        for (x, y) in [(30, 50), (60, 50), (20, 50), (50, 70), (40, 30), (85, 52)] {
            // From the focus to the circle through the point: the share of the way that the point has gone.
            let (px, py) = (Double(x) + 0.5 - 30, Double(y) + 0.5 - 50)
            let a = px * px + py * py
            let b = -2 * 20 * px
            let reach = (-b + (b * b - 4 * a * (400 - 1600)).squareRoot()) / (2 * a)
            #expect(abs(Double(drawn.bytes(x, y)[0]) - 255 * (1 - min(1, 1 / reach))) <= 2, "at \(x), \(y)")
        }
    }

    @Test("Gradients repeat and turn around as spreadMethod says", arguments: ["repeat", "reflect", "pad"])
    func spread(_ method: String) throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="40" x2="60" spreadMethod="\#(method)">
                <stop stop-color="black"/><stop offset="1" stop-color="white"/></linearGradient>
                <rect width="100" height="100" fill="url(#g)"/>
                """#))
        for x in [3, 17, 33, 45, 52, 64, 75, 83, 97] {
            let t = (Double(x) + 0.5 - 40) / 20
            let fraction = t - t.rounded(.down)
            let isOdd = Int(t.rounded(.down)) % 2 != 0
            let share = method == "pad" ? min(max(t, 0), 1) : method == "reflect" && isOdd ? 1 - fraction : fraction
            #expect(abs(Double(drawn.bytes(x, 50)[0]) - 255 * share) <= 2, "at \(x)")
        }
    }

    @Test("Style attributes win over rules, and rules over attributes")
    func cascade() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <style>/* three */ .a, .b { fill: #0f0 } rect { fill: red; } #c { fill: blue }</style>
                <g color="#102030"><rect width="10" height="10" fill="white"/>
                <rect class="a x" x="10" width="10" height="10" fill="white"/>
                <rect class="b" id="c" x="20" width="10" height="10"/>
                <rect class="b" x="30" width="10" height="10" style="fill: currentColor"/></g>
                """#))
        #expect(drawn.bytes(5, 5) == [255, 0, 0, 255])
        #expect(drawn.bytes(15, 5) == [0, 255, 0, 255])
        #expect(drawn.bytes(25, 5) == [0, 0, 255, 255])
        #expect(drawn.bytes(35, 5) == [16, 32, 48, 255])
    }

    @Test("Groups are moved, faded, clipped and masked as wholes")
    func groups() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>
                <mask id="m"><rect width="100" height="100" fill="#808080"/></mask>
                <g opacity=".5"><rect width="20" height="20" fill="red"/><rect width="20" height="20" fill="blue"/></g>
                <g transform="translate(40 0) rotate(90)"><rect width="20" height="10"/></g>
                <rect x="60" y="0" width="40" height="40" clip-path="url(#c)"/>
                <rect y="50" width="20" height="20" mask="url(#m)"/>
                <symbol id="s" viewBox="0 0 2 2"><rect width="1" height="1"/></symbol>
                <use href="#s" x="40" y="60" width="20" height="20"/>
                """#))
        #expect(drawn.bytes(10, 10) == [0, 0, 128, 128])
        #expect(drawn.alpha(35, 15) == 255 && drawn.alpha(45, 5) == 0)
        #expect(drawn.alpha(62, 2) == 0 && drawn.alpha(80, 20) == 255)
        #expect(abs(drawn.alpha(10, 60) - 128) <= 1)
        #expect(drawn.alpha(45, 65) == 255 && drawn.alpha(55, 65) == 0)
    }

    private static let documents: [(String, [Double], [Double])] = [
        (#"viewBox="0 0 24 24""#, [24.0, 24], [12.0, 12]), (#"width="48" viewBox="0 0 24 12""#, [48, 24], [24, 12]),
        (#"width="72pt" height="1in""#, [96, 96], [12, 12]),
        (#"width="40" height="20" viewBox="0 0 24 24""#, [40, 20], [20, 10]),
        (#"width="40" height="20" viewBox="0 0 24 24" preserveAspectRatio="xMaxYMid slice""#, [40, 20], [20, 10]),
        (#"width="40" height="20" viewBox="0 0 24 24" preserveAspectRatio="none""#, [40, 20], [20, 10]),
    ]

    @Test("The document's size and its box decide where it is drawn", arguments: documents)
    func sizes(_ attributes: String, _ size: [Double], _ middle: [Double]) throws {
        let drawn = try DrawnFile(svg(#"<rect x="8" y="4" width="8" height="16"/>"#, attributes))
        #expect([Double(drawn.drawing.size.width), Double(drawn.drawing.size.height)] == size)
        #expect(drawn.alpha(Int(middle[0]), Int(middle[1])) == 255)
    }

    @Test("Patterns repeat their tile")
    func patterns() throws {
        let drawn = try DrawnFile(
            svg(
                #"""
                <pattern id="p" width="20" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10"/></pattern>
                <rect x="10" y="10" width="80" height="80" fill="url(#p)"/>
                """#), scale: 2)
        #expect(abs(drawn.area - 3200) < 2)
        #expect(drawn.alpha(50, 100) == 255 && drawn.alpha(30, 100) == 0)
    }

    @Test("What is not drawn is named")
    func omissions() throws {
        let drawing = try VectorDrawing(
            file: Array(
                svg(#"<text>a</text><rect width="9" height="9" filter="url(#f)"/><style>a > b {}</style>"#).utf8))
        #expect(drawing.omissions == ["filters", "some rules of style sheets", "texts"])
    }

    @Test(
        "A damaged document is an error with a line, or draws what comes before the damage",
        arguments: [
            ("", "there is no element"), ("<html></html>", "not <svg>"),
            ("<svg>\n<g></svg>", "line 2: </svg> ends <g>"),
            ("<svg><g>", "the file ends within <g>"), ("<svg a>", "an attribute of <svg> has no value"),
            ("<svg a=b>", "not in quotes"), ("<svg a='", "does not end"),
            (String(repeating: "<g>", count: 1000), "nested more than"),
        ])
    func damaged(_ text: String, _ problem: String) {
        let error = #expect(throws: DrawingError.self) { try VectorDrawing(file: Array(text.utf8)) }
        #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    }

    @Test("Nothing refers to itself, and copies of copies are counted")
    func hostile() throws {
        _ = try DrawnFile(
            svg(
                #"""
                <g id="a"><use href="#a"/><use href="#b"/></g><g id="b"><use href="#a"/></g>
                <linearGradient id="g" href="#h"/><linearGradient id="h" href="#g"/><rect width="9" height="9" fill="url(#g)"/>
                <clipPath id="c" clip-path="url(#c)"><rect width="9" height="9" clip-path="url(#c)"/></clipPath>
                <rect width="9" height="9" clip-path="url(#c)"/>
                <pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>
                <rect width="9" height="9" fill="url(#p)"/>
                """#))
        let copies = (1...9).map { level in
            "<g id=\"l\(level)\">" + String(repeating: "<use href=\"#l\(level - 1)\"/>", count: 10) + "</g>"
        }
        let laughter = svg("<rect id=\"l0\" width=\"1\" height=\"1\"/>" + copies.joined())
        #expect(throws: DrawingError.self) { try VectorDrawing(file: Array(laughter.utf8)) }
        // Entities are not expanded.
        let entity =
            "<!DOCTYPE svg [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]>"
            + svg("<rect width='9' height='9' id='&b;&lt;'/>")
        #expect(try DrawnFile(entity).area == 81)
        // Numbers that are none, too large, or cut short.
        for path in [
            "M1", "Mx", "M1e999 0L9 9", "M0 0L9", "M0 0A1", "M0 0A0 0 0 0 0 9 9 Z", "L9 9", "M0 0 9 9 9 0z z z M",
        ] {
            _ = try DrawnFile(svg("<path d=\"\(path)\" stroke=\"red\"/>"))
        }
    }

    @Test("Bytes that are changed, cut or doubled by chance never trap")
    func fuzz() throws {
        let seeds = [
            svg(
                #"""
                <style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0%" stop-color="red"/><stop offset="1"/></linearGradient>
                <clipPath id="c"><path d="M0 0h50v50z"/></clipPath><g clip-path="url(#c)" transform="rotate(3)"><path class="a" d="M1 1A9 9 0 01 50 50c1 2 3 4 5 6s1 2 3 4zM3 3"/>
                <use href="#u" x="3"/><symbol id="u" viewBox="0 0 9 9"><circle r="4" stroke="#123" stroke-dasharray="1 2"/></symbol></g>
                """#), Self.pdf,
        ].map { Array($0.utf8) }
        var state: UInt64 = 7
        func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        for _ in 0..<400 {
            var bytes = seeds[roll(2)]
            for _ in 0...roll(6) {
                let place = roll(bytes.count)
                switch roll(4) {
                case 0: bytes[place] = UInt8(roll(256))
                case 1: bytes.removeSubrange(place..<min(place + 1 + roll(20), bytes.count))
                case 2:
                    bytes.insert(contentsOf: bytes[place..<min(place + roll(30), bytes.count)], at: roll(bytes.count))
                default: bytes[place] = Array("0123456789-.<>/\"'() ".utf8)[roll(20)]
                }
                if bytes.isEmpty { break }
            }
            _ = try? VectorDrawing(file: bytes)
        }
    }

    static let pdf = PDFTests.file(
        "0 0 100 100", "1 0 0 rg q 0.5 0 0 0.5 10 10 cm 0 0 50 50 re W n /S sh Q 3 w 0 0 m 9 9 l S /F Do")
}
