import Foundation
import KinoraGeometry
import KinoraScene

/// A paint in a space of its own, which `map` leads to the space of what is painted.
struct SpacedPaint {
    let paint: Paint
    let map: CGAffineTransform

    /// The paint in the space of what is painted; nil where none of the scene's paints is the same there, as of ellipses
    /// that stand askew.
    private var direct: Paint? {
        if map.isIdentity { return paint }
        switch paint {
        case .color: return paint
        case .linear(let linear): return linear.applying(map).map(Paint.linear)
        case .radial(let radial): return radial.applying(map).map(Paint.radial)
        default: return nil
        }
    }

    /// The inside of a path.
    func fill(_ path: Path, rule: FillRule) -> [Node] {
        if let direct { return [.fill(Fill(path, rule: rule, paint: direct))] }
        guard map.determinant != 0 else { return [] }
        return [.layer(.transform(map), [.fill(Fill(path.applying(map.inverted()), rule: rule, paint: paint))])]
    }

    /// A line along a path.
    func stroke(_ path: Path, style: StrokeStyle) -> [Node] {
        if let direct { return [.stroke(Stroke(path, style: style, paint: direct))] }
        guard map.determinant != 0 else { return [] }
        // The line's width is one of the path's space: the line cuts out of a painted box.
        let reach = -style.lineWidth * max(1, style.miterLimit)
        let box = path.boundingRect.insetBy(dx: reach, dy: reach)
        let line = Node.stroke(Stroke(path, style: style, paint: .color(.black)))
        return [.layer(.mask([line], .alpha), fill(Path(box), rule: .nonzero))]
    }
}

extension LinearPaint {
    /// The same colors where `map` leads their places to; nil where `map` leads everything to a line.
    ///
    /// t = a·x + b·y + c stays an affine function of the place. Its gradient (a, b) is the covector that the inverse map takes along, and
    /// the end lies 1 / |(a, b)|² along it from the start.
    func applying(_ map: CGAffineTransform) -> LinearPaint? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard map.determinant != 0, square > 0 else { return nil }
        let inverse = map.inverted()
        let a = (dx * inverse.a + dy * inverse.b) / square
        let b = (dx * inverse.c + dy * inverse.d) / square
        let length = a * a + b * b
        guard length > 0, length.isFinite else { return nil }
        let from = start.applying(map)
        return LinearPaint(ramp: ramp, start: from, end: CGPoint(x: from.x + a / length, y: from.y + b / length))
    }
}

extension RadialPaint {
    /// The same colors where `map` leads their places to; nil where circles become ellipses askew.
    func applying(_ map: CGAffineTransform) -> RadialPaint? {
        guard map.determinant != 0, map.determinant.isFinite else { return nil }
        var copy = self
        copy.center = center.applying(map)
        copy.focus = focus?.applying(map)
        if map.b == 0, map.c == 0 {
            copy.aspect = CGSize(width: aspect.width * abs(map.a), height: aspect.height * abs(map.d))
            return copy
        }
        let size = abs(map.determinant).squareRoot()
        let isSimilar =
            max(abs(map.a - map.d), abs(map.b + map.c)) < 1e-9 * size
            || max(abs(map.a + map.d), abs(map.b - map.c)) < 1e-9 * size
        guard aspect.width == aspect.height, isSimilar else { return nil }
        copy.aspect = CGSize(width: aspect.width * size, height: aspect.height * size)
        return copy
    }
}
