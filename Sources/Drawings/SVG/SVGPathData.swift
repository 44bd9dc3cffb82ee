import Foundation
import KinoraGeometry

/// The path of a `d` attribute. As SVG wants it, everything before the first mistake is drawn.
struct SVGPathData {
    private(set) var path = Path()
    private var numbers: SVGNumbers
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// The last control point of a cubic or a quadratic, which a smooth one after it mirrors.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    init(_ text: String) {
        numbers = SVGNumbers(text)
        guard let first = numbers.letter(), first == "M" || first == "m" else { return }
        var command = first
        while perform(command) {
            if let next = numbers.letter() {
                command = next
            } else if numbers.isAtEnd || command == "Z" || command == "z" {
                return
            } else if command == "M" {
                command = "L"
            } else if command == "m" {
                command = "l"
            }
        }
    }

    /// Draws one command with its operands; false where they are not there.
    private mutating func perform(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        let origin = isRelative ? current : .zero
        let (oldCubic, oldQuad) = (cubicControl, quadControl)
        (cubicControl, quadControl) = (nil, nil)
        switch command {
        case "M", "m":
            guard let end = point(origin) else { return false }
            (start, current) = (end, end)
            path.move(to: end)
        case "L", "l":
            guard let end = point(origin) else { return false }
            line(to: end)
        case "H", "h":
            guard let x = numbers.next() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case "V", "v":
            guard let y = numbers.next() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case "C", "c":
            guard let a = point(origin), let b = point(origin), let end = point(origin) else { return false }
            curve(a, b, end)
        case "S", "s":
            guard let b = point(origin), let end = point(origin) else { return false }
            curve(oldCubic.map(mirrored) ?? current, b, end)
        case "Q", "q":
            guard let control = point(origin), let end = point(origin) else { return false }
            quad(control, end)
        case "T", "t":
            guard let end = point(origin) else { return false }
            quad(oldQuad.map(mirrored) ?? current, end)
        case "A", "a":
            guard let rx = numbers.next(), let ry = numbers.next(), let turn = numbers.next(),
                let isLarge = numbers.flag(), let isSweep = numbers.flag(), let end = point(origin)
            else { return false }
            beginAgain()
            path.addEllipticalArc(
                from: current, to: end, radii: CGSize(width: rx, height: ry), rotation: turn * .pi / 180,
                isLarge: isLarge, isSweep: isSweep)
            current = end
        case "Z", "z":
            if !path.isEmpty { path.closeSubpath() }
            current = start
        default: return false
        }
        return true
    }

    private func mirrored(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = numbers.next(), let y = numbers.next() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// What follows a closed part without a move begins where that part began.
    private mutating func beginAgain() {
        if path.currentPoint == nil { path.move(to: current) }
    }

    private mutating func line(to end: CGPoint) {
        beginAgain()
        path.addLine(to: end)
        current = end
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        beginAgain()
        path.addCurve(to: end, control1: a, control2: b)
        (cubicControl, current) = (b, end)
    }

    private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
        beginAgain()
        path.addQuadCurve(to: end, control: control)
        (quadControl, current) = (control, end)
    }
}
