import Foundation
import KinoraBasics
import KinoraGeometry

/// One piece of a sketch: what it does to the drawing, and the area that it covers.
struct SketchItem {
    /// What becomes of the area.
    enum Role: Equatable {
        /// Part of a body: solid where the symbol is filled, else a line along its inside.
        case body
        /// Cut out of a filled symbol, drawn into the other.
        case detail
        /// A detail that in a filled symbol is a layer of its own, before the whole body.
        case inlay
        /// Solid in both.
        case ink
        /// Taken out of both, with a margin around it, in em.
        case hole(margin: Double)
        /// A line along the inside of the area in both, as of one body with its neighbors in the text.
        case rim
        /// Taken out of the body before its line is drawn.
        case carved
        /// What follows is a layer of its own, which stands out from those before it or not.
        case layer(standsOut: Bool)
        /// All of the drawing is turned by this many degrees clockwise.
        case turn(Double)
    }

    /// How the area comes about.
    enum Figure {
        case none
        case area(SketchOutline)
        /// A line, `share` times as wide as usual.
        case line(SketchOutline, closed: Bool, share: Double)
        case fixed(Path)
        case path(Path, share: Double)
        /// Another symbol, at this place.
        case copy(String, CGAffineTransform, scale: Double)
    }

    var role = Role.body
    var figure = Figure.none
    /// Drawn once more as its mirror image.
    var isMirrored = false
    /// How often it is drawn around the center.
    var repeats = 1
    /// nil: in both versions; else only in the filled one or only in the other.
    var onlyFilled: Bool?

    init(_ text: Substring) throws(SketchError) {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        guard let first = words.first else { throw SketchError("empty") }
        if try readRole(first) { words = words.dropFirst() }
        if let word = words.first, word.hasPrefix("*") {
            repeats = Int(try SketchNumber.number(word.dropFirst()).rounded().clamped(to: 1...64))
            words = words.dropFirst()
        }
        guard let verb = words.popFirst() else {
            guard case .layer = role else { throw SketchError(text) }
            return
        }
        try readFigure(verb, words)
    }

    /// Whether the word is a role: `-`, `^`, `=`, `>`, `/`, `x`, `x8`, `|`, `||`, with `f` or `o` before it for one version only, `m` for mirrored.
    private mutating func readRole(_ word: Substring) throws(SketchError) -> Bool {
        var rest = word
        let isFilled: Bool? = rest.hasPrefix("f") ? true : rest.hasPrefix("o") ? false : nil
        if isFilled != nil { rest = rest.dropFirst() }
        let mirrored = rest.hasPrefix("m")
        if mirrored { rest = rest.dropFirst() }
        switch rest.first {
        case "|": role = .layer(standsOut: rest == "||")
        case "-": role = .detail
        case "^": role = .inlay
        case "=": role = .ink
        case "+": role = .body
        case "/": role = .carved
        case ">": role = .rim
        case "x": role = .hole(margin: rest.count > 1 ? try SketchNumber.number(rest.dropFirst()) / 100 : 0)
        default: return false
        }
        guard rest.count == 1 || rest == "||" || rest.first == "x" else { return false }
        (onlyFilled, isMirrored) = (isFilled, mirrored)
        return true
    }

    private mutating func readFigure(_ verb: Substring, _ words: ArraySlice<Substring>) throws(SketchError) {
        // A share of the line's width in percent, or the radius of corners.
        let parts = verb.split(separator: "*")
        let share = parts.count > 1 ? try SketchNumber.number(parts[1]) / 100 : 1
        let names = parts[0].split(separator: "/")
        let radius = names.count > 1 ? try SketchNumber.number(names[1]) / 100 : 0
        let values = Array(words)
        func number(_ index: Int, _ usual: Double? = nil) throws(SketchError) -> Double {
            if values.indices.contains(index) { return try SketchNumber.number(values[index]) }
            guard let usual else { throw SketchError(verb) }
            return usual
        }
        func place(_ index: Int) throws(SketchError) -> CGPoint {
            guard values.indices.contains(index) else { throw SketchError(verb) }
            return try SketchNumber.point(values[index])
        }
        switch names[0] {
        case "area": figure = .area(try SketchOutline(words, radius: radius))
        case "half":
            var outline = try SketchOutline(words, radius: radius)
            outline.mirror()
            figure = .area(outline)
        case "line": figure = .line(try SketchOutline(words, radius: radius), closed: false, share: share)
        case "loop": figure = .line(try SketchOutline(words, radius: radius), closed: true, share: share)
        case "disc":
            let radius = try number(1) / 100
            figure = .fixed(try SketchItem.oval(place(0), CGSize(width: radius, height: radius), 0))
        case "oval":
            let half = try place(1)
            figure = .fixed(try SketchItem.oval(place(0), CGSize(width: half.x, height: half.y), number(2, 0)))
        case "box":
            let size = try place(1), radius = try number(2, 0) / 100
            figure = .fixed(
                try SketchItem.box(place(0), CGSize(width: size.x, height: size.y), radius, number(3, 0)))
        case "frame":
            let size = try place(1), radius = try number(2, 0) / 100
            figure = .path(
                try SketchItem.box(place(0), CGSize(width: size.x, height: size.y), radius, number(3, 0)), share: share)
        case "turn": role = .turn(try number(0))
        case "ring":
            let radius = try number(1) / 100
            figure = .path(try SketchItem.oval(place(0), CGSize(width: radius, height: radius), 0), share: share)
        case "arc":
            var path = Path()
            path.addArc(
                center: try place(0), radius: try number(1) / 100, startAngle: .degrees(try number(2)),
                endAngle: .degrees(try number(3)), clockwise: false)
            figure = .path(path, share: share)
        case "copy":
            guard let name = values.first else { throw SketchError(verb) }
            let scale = try number(1, 100) / 100, shift = values.count > 2 ? try place(2) : .zero
            let turn = CGAffineTransform(rotationAngle: try number(3, 0) * .pi / 180)
            figure = .copy(
                String(name),
                CGAffineTransform(scaleX: scale, y: scale).concatenating(turn)
                    .concatenating(.init(translationX: shift.x, y: shift.y)), scale: scale)
        default: throw SketchError(verb)
        }
    }

    private static func oval(_ center: CGPoint, _ half: CGSize, _ degrees: Double) -> Path {
        SymbolPen {
            $0.ellipse(CGRect(x: -half.width, y: -half.height, width: 2 * half.width, height: 2 * half.height))
        }
        .contours.path.applying(placement(center, degrees))
    }

    private static func box(_ center: CGPoint, _ size: CGSize, _ radius: Double, _ degrees: Double) -> Path {
        SymbolPen {
            $0.rect(
                CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), radius: radius)
        }
        .contours.path.applying(placement(center, degrees))
    }

    private static func placement(_ center: CGPoint, _ degrees: Double) -> CGAffineTransform {
        SymbolShape.rotation(degrees).concatenating(.init(translationX: center.x, y: center.y))
    }

    // MARK: Areas

    /// What the item covers by the nonzero rule, with lines this wide.
    func area(_ line: Double) -> Path {
        var area = plainArea(line)
        if repeats > 1 {
            // Clean contours turn the same way, so that copies may lie over each other.
            let one = area.cleaned
            area = one
            for index in 1..<repeats {
                area.addPath(one.applying(SymbolShape.rotation(360 / Double(repeats) * Double(index))))
            }
        }
        return isMirrored ? area.joined(with: area.applying(.init(scaleX: -1, y: 1))) : area
    }

    private func plainArea(_ line: Double) -> Path {
        switch figure {
        case .none: Path()
        case .area(let outline): outline.path(closed: true)
        case .line(let outline, let closed, let share):
            outline.path(closed: closed).lined(line * share)
        case .fixed(let path): path
        case .path(let path, let share): path.lined(line * share)
        case .copy(let name, let place, let scale):
            (SymbolShape.named(name)?.parts(line / scale).flatMap(\.contours) ?? []).path.applying(place)
        }
    }
}

extension Path {
    /// The area of a line along the path, with round ends and corners; its parts may overlap, and turn the same way.
    func lined(_ width: Double) -> Path {
        // Stroked larger, because its curves are followed to a part of a point.
        let large = CGFloat(64)
        let style = StrokeStyle(lineWidth: width * large, lineCap: .round, lineJoin: .round)
        return applying(.init(scaleX: large, y: large)).strokedPath(style)
            .applying(.init(scaleX: 1 / large, y: 1 / large))
    }
}
